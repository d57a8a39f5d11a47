import { expect, test } from "vitest";
import { restOf } from "./plan";

const plan = ["pay a", "pay b", "pay c"];

test("the next move of a plan is due when the one before was made", () => {
  expect(restOf(plan, "pay a", ["pay b", "pay c"])).toEqual(["pay b", "pay c"]);
  expect(restOf(["pay c"], "pay c", ["end"])).toEqual([]);
});

test("nothing is left of a plan when another move was made, or it has become impossible", () => {
  expect(restOf(plan, "pay d", ["pay b"])).toEqual([]); // such as after a refusal
  expect(restOf(plan, null, ["pay b"])).toEqual([]); // an undo
  expect(restOf(plan, "pay a", ["pay c"])).toEqual([]);
  expect(restOf([], null, ["pay a"])).toEqual([]);
});
