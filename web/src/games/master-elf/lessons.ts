/** The lessons of the guided first match. */

import type { View } from "../../api/client";
import type { Lesson } from "../module";
import { asElf, playerOf, type ElfView, type PlayerView } from "./view";

type Moment = (view: ElfView, me: PlayerView, isMine: boolean) => boolean;

const lesson = (id: string, moment: Moment, ...paragraphs: string[]): Lesson => ({
  id,
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
const canMake = (view: ElfView) => view.moves.some((move) => move.startsWith("make "));

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
    "ME-R7",
  ),
  lesson("collections", (_, me) => me.gifts.length === 1, "ME29", "ME30"),
  lesson("colours", (_, me) => me.gifts.length === 2, "ME32", "ME33"),
  lesson("limit", isAsked("discard"), "ME16"),
  lesson(
    "others",
    (view, me, isMine) =>
      isMine && view.pending === null && view.players.some((player) => player !== me && player.hand.cards.length > 0),
    "ME-R19",
  ),
  lesson("special", isAsked("look"), "ME19", "ME20", "ME21", "ME22"),
  lesson("restack", (view) => view.exhausted === 1, "ME23", "ME24"),
  lesson("bonus", (view) => view.pending?.choice === "choose", "ME25", "ME26"),
];
