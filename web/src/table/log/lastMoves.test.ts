/** What others did since my own last move: for the board, and in words. */

import { expect, test } from "vitest";
import type { MoveEntry } from "../../api/client";
import { bundleOf, Speech } from "../../texts/speech";
import { lastMoves, lastTurn, marksOf, narration, narrationBySeat } from "./lastMoves";
import { grouped, tellFresh } from "./telling";

const TEXT = `
event-pays = { $seat } pays { $card }
event-buys = { $seat } buys { $card }
event-buys-after-pays = { $seat } buys { $card } with { $paid }
event-draws = { $seat } draws { $count }
event-refills = New cards in the { $area }
event-turn = { $seat } begins
`;
const tellings = ["pays", "buys", "draws", "refills", "turn"].map((name) => ({ name, kinds: {}, hidden: null }));
const info = { patterns: [], names: { card: { mime: "Mime", puppy: "Puppy" } }, tellings };
const speech = new Speech("en", info, bundleOf("en", TEXT), { p1: "Anna", p2: "Leo", p3: "Mia" });

let number = 0;
function move(seat: string, ...events: Record<string, unknown>[]): MoveEntry {
  const told = { watching: events.map((event) => ({ seat, ...event })) };
  return { number: ++number, kind: "move", at: 0, seat, events: told, move: null, undone: false };
}
const MINE = move("p1", { event: "buys", card: "mime" });
const CHOICE = move("p2"); // what to buy: nothing can be seen of it
const PART = move("p2", { event: "pays", card: "puppy" });
const WHOLE = move("p2", { event: "pays", card: "puppy" }, { event: "buys", card: "mime" });
const END = move("p2", { event: "draws", count: 5 }, { event: "turn", seat: "p1" });

test("a purchase is one step, told in one sentence", () => {
  const told = grouped([MINE, CHOICE, PART, WHOLE, END], speech);
  expect(told.map(({ entries }) => entries)).toEqual([[MINE], [CHOICE, PART, WHOLE], [END]]);
  expect(narration([MINE, CHOICE, PART, WHOLE, END], "p1", speech)).toEqual(["Leo buys Mime with Puppy ×2"]);
});

test("the end of a purchase is spoken with everything that was paid", () => {
  expect(tellFresh([MINE, CHOICE, PART, WHOLE], [WHOLE], speech, "p1")).toEqual(["Leo buys Mime with Puppy ×2"]);
  expect(tellFresh([MINE, CHOICE, PART], [PART], speech, "p1")).toEqual(["Leo pays Puppy"]);
});

test("the board marks what was bought, not what was paid", () => {
  const marked = lastMoves([MINE, CHOICE, PART, WHOLE], "p1", speech).flatMap(({ named }) => named);
  expect(marked).toEqual(["mime"]);
});

test("the board marks what was bought, not what came to light by itself", () => {
  const events = {
    watching: [
      { event: "buys", seat: "p2", card: "mime" },
      { event: "refills", area: "South" },
    ],
  };
  expect(lastMoves([MINE, { ...move("p2"), events }], "p1", speech)).toEqual([{ seat: "p2", named: ["mime"] }]);
});

test("nothing is marked after my own move", () => {
  expect(lastMoves([WHOLE, END, MINE], "p1", speech)).toEqual([]);
  expect(narration([WHOLE, END, MINE], "p1", speech)).toEqual([]);
});

test("somebody who only draws is told too", () => {
  expect(narration([MINE, END], "p1", speech)).toEqual(["Leo draws 5"]);
});

test("what somebody did is told, not what followed by itself", () => {
  const refill = { ...move("p2"), events: { watching: [{ event: "refills", area: "South" }] } };
  expect(narration([MINE, WHOLE, refill], "p1", speech)).toEqual(["Leo buys Mime with Puppy"]);
});

test("a small window tells as much of the last turn as fits", () => {
  const turn = [MINE, WHOLE, move("p2", { event: "buys", card: "puppy" })];
  expect(lastTurn(turn, "p1", speech, 90)).toBe(2);
  expect(lastTurn(turn, "p1", speech, 20)).toBe(1);
  expect(lastTurn([MINE], "p1", speech, 90)).toBe(0);
});

test("each of several players is told, without the name in each sentence", () => {
  const other = move("p3", { event: "buys", card: "puppy" });
  expect(narrationBySeat([MINE, WHOLE, move("p2", { event: "buys", card: "puppy" }), other], "p1", speech)).toEqual([
    { seat: "p2", told: ["buys Mime with Puppy", "buys Puppy"] },
    { seat: "p3", told: ["buys Puppy"] },
  ]);
});

test("the moves of a replayed entry are marked, my own too", () => {
  expect(marksOf([MINE], "p1", speech)).toEqual([{ seat: "p1", named: ["mime"] }]);
});

test("that my turn begins is not told: the prompt says it", () => {
  expect(narration([MINE, move("p2", { event: "turn", seat: "p1" })], "p1", speech)).toEqual([]);
});

test("an undone move is not told", () => {
  expect(narration([MINE, { ...WHOLE, undone: true }], "p1", speech)).toEqual([]);
});
