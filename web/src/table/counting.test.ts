import { expect, test } from "vitest";
import { leadOf } from "./counting";

test("the lead is over the best of those who lost", () => {
  expect(leadOf({ p1: 10, p2: 14, p3: 11 }, ["p2"])).toEqual({ points: 3, next: "p3" });
});

test("a tie-break decides between equal scores", () => {
  expect(leadOf({ p1: 14, p2: 14 }, ["p1"])).toEqual({ points: 0, next: "p2" });
});

test("nobody is behind if all win together", () => {
  expect(leadOf({ p1: 14, p2: 14 }, ["p1", "p2"])).toBeNull();
});
