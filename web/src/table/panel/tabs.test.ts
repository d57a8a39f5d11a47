import { expect, test } from "vitest";
import { neighbour } from "./tabs";

test("arrow keys walk around a row of tabs", () => {
  const from = (index: number) => (key: string) => neighbour(key, index, 3);
  expect(["ArrowRight", "ArrowLeft", "Home", "End", "a"].map(from(0))).toEqual([1, 2, 0, 2, -1]);
  expect(["ArrowRight", "ArrowLeft"].map(from(2))).toEqual([0, 1]);
});
