import { expect, test } from "vitest";
import { isSeat, seatsAround } from "./seats";

test("the seats around a table begin with one's own", () => {
  expect(seatsAround(3, "p2")).toEqual(["p2", "p3", "p1"]);
  expect(seatsAround(2, null)).toEqual(["p1", "p2"]);
});

test("a seat is no other word", () => {
  expect(["p1", "p4", "p", "p12", "puppy"].filter(isSeat)).toEqual(["p1", "p4"]);
});
