import { expect, test } from "vitest";
import { hasLessons } from "./Box";

test("lessons are offered for the games that have some", () => {
  expect(["alpaca", "africana", "master-elf", "fireflies"].map(hasLessons)).toEqual([true, true, true, false]);
});
