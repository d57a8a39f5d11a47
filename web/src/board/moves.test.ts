import { expect, test } from "vitest";
import type { View } from "../api/client";
import { effectOf, movesOn } from "./moves";

const moves = ["make key with air air fire", "make key-ring with air air fire", "go city", "take key", "pass"];

test("moves belong to a component by whole words, in the order of the verbs", () => {
  expect(movesOn(moves, ["make"], "key")).toEqual([moves[0]]);
  expect(movesOn(moves, ["take", "make"], "key")).toEqual(["take key", moves[0]]);
  expect(movesOn(moves, ["go"], "city")).toEqual(["go city"]);
  expect(movesOn(moves, ["pass"])).toEqual(["pass"]);
  expect(movesOn(moves, ["make"])).toHaveLength(2);
});

test("an effect is found by its move and its code", () => {
  const view = { effects: { "buy mime": [{ effect: "costs", coins: 2 }, { effect: "held" }] } } as unknown as View;
  expect(effectOf(view, "buy mime", "costs")).toEqual({ effect: "costs", coins: 2 });
  expect(effectOf(view, "buy mime", "draws")).toBeUndefined();
  expect(effectOf({} as View, undefined, "costs")).toBeUndefined();
});
