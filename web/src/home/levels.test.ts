import { expect, test } from "vitest";
import type { GameInfo } from "../api/client";
import { commonLevels, offeredLevels } from "./levels";

const game = (champion: number[]) => ({ champion }) as GameInfo;

test("the champion is offered with the numbers of seats that a game lists", () => {
  expect(offeredLevels(game([2]), 2)).toContain("champion");
  expect(offeredLevels(game([2]), 3)).not.toContain("champion");
  expect(offeredLevels(game([2]), 3)).toContain("best");
});

test("the champion does not play other editions", () => {
  expect(offeredLevels(game([2]), 2, "[figures]")).not.toContain("champion");
});

test("one level for all games is one that all of them offer", () => {
  expect(commonLevels([])).not.toContain("champion");
  expect(commonLevels([game([2]), game([])])).not.toContain("champion");
  expect(commonLevels([game([2]), game([2, 3])])).toContain("champion");
  expect(commonLevels([game([]), game([])])).toEqual(["gentle", "easy", "medium", "hard", "best"]);
});
