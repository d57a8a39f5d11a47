/** The lessons of the guided first match. */

import type { View } from "../../api/client";
import type { Lesson } from "../module";
import { asElf, playerOf, type ElfView, type PlayerView } from "./view";

type Moment = (view: ElfView, me: PlayerView, isMine: boolean) => boolean;

const DECK = ".master-elf-country [data-kind=pile][data-word=deck]";

/** What lessons point at. */
const PLACES: Record<string, string> = {
  welcome: ".master-elf-stacks",
  move: ".master-elf-country",
  take: ".master-elf-country",
  city: `.master-elf-hand, ${DECK}`,
  make: ".master-elf-stacks",
  limit: ".master-elf-hand",
  restack: ".master-elf-stacks",
  ending: ".master-elf-stacks",
  bonus: ".master-elf-offered",
  "cannot-make": ".master-elf-stacks",
  crystal: ".master-elf-crystal",
  collections: ".master-elf-workshop[data-own]",
  colours: ".master-elf-workshop[data-own]",
  pair: ".master-elf-workshop[data-own] .master-elf-collections",
  others: ".master-elf-known-hand",
  special: ".master-elf-stacks",
};

/** Where a workshop is folded, what opens it. */
const OPENERS: Record<string, string> = {
  others: ".master-elf-workshop:not([data-own])",
  pair: ".master-elf-workshop[data-own]",
};

const lesson = (id: string, moment: Moment, ...paragraphs: string[]): Lesson => ({
  id,
  at: PLACES[id],
  opener: OPENERS[id],
  paragraphs,
  when(view: View, seat: string) {
    const table = asElf(view);
    const me = playerOf(table, seat);
    return me !== undefined && moment(table, me, table.turn === seat);
  },
});

const isAsked =
  (choice: string): Moment =>
  (view, _, isMine) =>
    isMine && view.pending?.choice === choice;
/** Whether the cards in hand pay for a gift, without the crystal. */
const canMake = (view: ElfView) => view.moves.some((move) => move.startsWith("make ") && !move.endsWith(" crystal"));
const PAIRS = [
  ["casket", "key"],
  ["pirate", "treasure-map"],
];
const hasHalf: Moment = (_, me) =>
  !me.special && PAIRS.some((pair) => pair.filter((gift) => me.gifts.includes(gift)).length === 1);
const FEW = 2; // gifts in a stack that will soon run out

export const LESSONS: Lesson[] = [
  lesson("welcome", (view, me) => view.pending === null && me.gifts.length === 0, "ME1", "ME7"),
  lesson("move", (view, _, isMine) => isMine && view.pending === null && view.turn !== null, "ME8"),
  lesson("take", isAsked("take"), "ME9", "ME17"),
  lesson("city", isAsked("refresh"), "ME10"),
  lesson(
    "cannot-make",
    (view, _, isMine) => isMine && view.pending?.choice === "make" && !canMake(view),
    "ME11",
    "ME12",
  ),
  lesson("make", (view, _, isMine) => isMine && view.pending?.choice === "make" && canMake(view), "ME12", "ME13"),
  lesson(
    "crystal",
    (view, me, isMine) => isMine && me.crystal && view.moves.some((move) => move.endsWith(" crystal")),
    "ME14",
    "ME35",
    "ME-R7",
  ),
  lesson("collections", (_, me) => me.gifts.length >= 1, "ME29", "ME30"),
  lesson("colours", (_, me) => me.gifts.length >= 2, "ME32", "ME33", "ME37"),
  lesson("special", isAsked("look"), "ME19", "ME20", "ME21", "ME22", "ME38"),
  lesson("pair", hasHalf, "ME19", "ME31", "ME40"),
  lesson("limit", isAsked("discard"), "ME16"),
  lesson(
    "others",
    (view, me, isMine) =>
      isMine && view.pending === null && view.players.some((player) => player !== me && player.hand.cards.length > 0),
    "ME-R19",
  ),
  lesson("restack", (view) => view.exhausted === 1, "ME23", "ME24"),
  lesson("ending", (view) => view.exhausted === 1 && view.stacks.some(({ count }) => count <= FEW), "ME24", "ME-R11"),
  lesson("bonus", (view) => view.exhausted === 2 && view.pending?.choice === "choose", "ME25", "ME26", "ME36"),
  lesson("closing", (view) => view.outcome !== null, "ME28", "ME29", "ME31", "ME32", "ME33"),
];
