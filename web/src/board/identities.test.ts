import { expect, test } from "vitest";
import { piecesFrom } from "./identities";

const PIECES = ["white", "blue", "yellow", "red"].map((colour) => ({ colour }));

test("pieces are given out in order, or from the first player on", () => {
  const colours = (first: string | null, seats: number) => piecesFrom(first, seats, PIECES).map(({ colour }) => colour);
  expect(colours(null, 3)).toEqual(["white", "blue", "yellow"]);
  expect(colours("p2", 3)).toEqual(["yellow", "white", "blue"]);
  expect(colours("p4", 4)).toEqual(["blue", "yellow", "red", "white"]);
  expect(piecesFrom("p2", 2)).toEqual([{}, {}]); // a game without pieces of its own
});
