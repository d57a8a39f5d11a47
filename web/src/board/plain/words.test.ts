import { expect, test } from "vitest";
import type { View } from "../../api/client";
import { isOnTable, movesWith, wordsIn } from "./words";

const view = {
  game: "fireflies",
  turn: "p1",
  active: "p1",
  seat: "p1",
  pending: { choice: "steal", card: "lantern" },
  moves: [],
  night: { count: 40, cards: [] },
  areas: { north: ["faint"], south: [] },
  market: { bright: 3 },
  wind: "calm",
  players: [
    { hand: { count: 1, cards: ["faint"] }, at: "meadow" },
    { hand: { count: 2, cards: [] }, jar: ["faint", "dazzling"], at: "pond" },
  ],
} as unknown as View;
const words = wordsIn(view);

test("what is drawn can be touched: cards, words, areas, players", () => {
  for (const move of ["release faint", "buy bright", "go north", "go meadow", "steal dazzling", "pray calm"])
    expect(isOnTable(move, words), move).toBe(true);
  expect(isOnTable("give p2", words)).toBe(true); // the name of the player
});

test("a move of which nothing is drawn is a button", () => {
  expect(isOnTable("catch", words)).toBe(false);
  expect(isOnTable("burn lantern", words)).toBe(false); // only the question speaks of it
  expect(isOnTable("play fireflies", words)).toBe(false);
  expect(isOnTable("give p3", words)).toBe(false);
  expect(isOnTable("draw cards", words)).toBe(false); // how a pile is written is no word
});

test("a component of another player has the moves that nothing nearer has", () => {
  const moves = ["release faint", "steal dazzling"];
  expect(movesWith(moves, "faint", words, true)).toEqual(["release faint"]);
  expect(movesWith(moves, "faint", words, false)).toEqual([]);
  expect(movesWith(moves, "dazzling", words, false)).toEqual(["steal dazzling"]);
});
