import { expect, test } from "vitest";
import { ticksOf } from "./RatingCurve";

test("the scale of a rating has two to four round lines, around all values", () => {
  expect(ticksOf([1.2, 2.7, 2.1])).toEqual([1, 2, 3]);
  expect(ticksOf([-3.4, 12.8])).toEqual([-10, 0, 10, 20]);
  expect(ticksOf([4, 4])).toEqual([4, 5]);
});
