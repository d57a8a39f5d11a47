import { expect, test } from "vitest";
import { decidedBy, leadOf } from "./counting";

test("the lead is over the best of those who lost", () => {
  expect(leadOf({ p1: 10, p2: 14, p3: 11 }, ["p2"])).toEqual({ points: 3, next: "p3" });
});

test("a tie-break decides between equal scores", () => {
  expect(leadOf({ p1: 14, p2: 14 }, ["p1"])).toEqual({ points: 0, next: "p2" });
});

test("nobody is behind if all win together", () => {
  expect(leadOf({ p1: 14, p2: 14 }, ["p1", "p2"])).toBeNull();
});

test("a match is decided by the part that put the winner most ahead", () => {
  const parts = { p1: { cards: 9, silver: 4 }, p2: { cards: 7, silver: 5 } };
  expect(decidedBy(parts, "p1", "p2")).toEqual({ part: "cards", points: 2 });
  expect(decidedBy({ p1: { cards: 9 }, p2: { cards: 7 } }, "p1", "p2")).toBeNull();
  expect(decidedBy({ p1: { a: 1, b: 1 }, p2: { a: 1, b: 1 } }, "p1", "p2")).toBeNull();
});
