/** The lessons of the guided first match. */

import type { Lesson } from "../../board/gameModule";
import { lessonsWith } from "../lessons";
import { pairsIn } from "./catalogue";
import { viewOf, playerOf, type ElfView, type PlayerView } from "./view";

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

interface Situation {
  view: ElfView;
  me: PlayerView;
  isMine: boolean; // this seat must move
  pairs: string[][]; // gifts that belong together
}
type Question = (situation: Situation) => boolean;

const lesson = lessonsWith({ places: PLACES, openers: OPENERS }, (given, seat, edition): Situation | null => {
  const view = viewOf(given);
  const me = playerOf(view, seat);
  return me ? { view, me, isMine: view.turn === seat, pairs: pairsIn(edition) } : null;
});

const isAsked =
  (choice: string): Question =>
  ({ view, isMine }) =>
    isMine && view.pending?.choice === choice;
/** Whether the cards in hand pay for a gift, without the crystal. */
const canMake: Question = ({ view }) =>
  view.moves.some((move) => move.startsWith("make ") && !move.endsWith(" crystal"));
const hasHalf: Question = ({ me, pairs }) =>
  !me.special && pairs.some((pair) => pair.filter((gift) => me.gifts.includes(gift)).length === 1);
const FEW = 2; // gifts in a stack that will soon run out

export const lessons: Lesson[] = [
  lesson("welcome", ["ME1", "ME7"], ({ view, me }) => view.pending === null && me.gifts.length === 0),
  lesson("move", ["ME8"], ({ view, isMine }) => isMine && view.pending === null && view.turn !== null),
  lesson("take", ["ME9", "ME17"], isAsked("take")),
  lesson("city", ["ME10"], isAsked("refresh")),
  lesson("cannot-make", ["ME11", "ME12"], (situation) => isAsked("make")(situation) && !canMake(situation)),
  lesson("make", ["ME12", "ME13"], (situation) => isAsked("make")(situation) && canMake(situation)),
  lesson(
    "crystal",
    ["ME14", "ME35", "ME-R7"],
    ({ view, me, isMine }) => isMine && me.crystal && view.moves.some((move) => move.endsWith(" crystal")),
  ),
  lesson("collections", ["ME29", "ME30"], ({ me }) => me.gifts.length >= 1),
  lesson("colours", ["ME32", "ME33", "ME37"], ({ me }) => me.gifts.length >= 2),
  lesson("special", ["ME19", "ME20", "ME21", "ME22", "ME38"], isAsked("look")),
  lesson("pair", ["ME19", "ME31", "ME40"], hasHalf),
  lesson("limit", ["ME16"], isAsked("discard")),
  lesson(
    "others",
    ["ME-R19"],
    ({ view, me, isMine }) =>
      isMine && view.pending === null && view.players.some((player) => player !== me && player.hand.cards.length > 0),
  ),
  lesson("restack", ["ME23", "ME24"], ({ view }) => view.exhausted === 1),
  lesson(
    "ending",
    ["ME24", "ME-R11"],
    ({ view }) => view.exhausted === 1 && view.stacks.some(({ count }) => count <= FEW),
  ),
  lesson("bonus", ["ME25", "ME26", "ME36"], ({ view }) => view.exhausted === 2 && view.pending?.choice === "choose"),
  lesson("closing", ["ME28", "ME29", "ME31", "ME32", "ME33"], ({ view }) => view.outcome !== null),
];
