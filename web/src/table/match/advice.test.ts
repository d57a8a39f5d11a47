import { expect, test } from "vitest";
import { sortAdvice } from "./advice";

const advised = (...moves: [string, number][]) =>
  moves.map(([move, wins]) => ({ move, wins, share: 1 / moves.length }));
const shown = (...given: Parameters<typeof sortAdvice>) =>
  sortAdvice(...given).map(({ move, wins }) => [move, wins.toFixed(3)]);

test("moves that the search cannot tell apart are equal, and making a gift comes before making none", () => {
  const advice = advised(["decline", 0.56], ["make key", 0.55], ["make casket", 0.3]);
  expect(shown(advice, ["decline"])).toEqual([
    ["make key", "0.555"],
    ["decline", "0.555"],
    ["make casket", "0.300"],
  ]);
});

test("a move that is clearly better stays first", () => {
  expect(shown(advised(["end", 0.61], ["buy snob", 0.4], ["play mime", 0.5]), ["end"])).toEqual([
    ["end", "0.610"],
    ["play mime", "0.500"],
    ["buy snob", "0.400"],
  ]);
});

test("ending a turn in which nothing useful is left gives nothing up", () => {
  expect(shown(advised(["end", 0.56], ["buy snob", 0.55]))[0]![0]).toBe("end");
});
