import { expect, test } from "vitest";
import { fitCollections, heightOf } from "./collectionSize";

const many = [3, 2, 4, 1, 1, 2].map((gifts) => ({ gifts, figures: 3 }));

test("gifts are as large as their box allows", () => {
  expect(fitCollections([{ gifts: 1, figures: 3 }], 600, 400)).toBe(200);
  const size = fitCollections(many, 240, 110);
  expect(size).toBeLessThan(60);
  expect(heightOf(many, size, 240)).toBeLessThanOrEqual(110);
});

test("a collection is never wider than its box", () => {
  expect(fitCollections([{ gifts: 5, figures: 3 }], 200, 400)).toBeLessThan(40);
});

test("an empty workshop needs no room", () => {
  expect(heightOf([], 120, 300)).toBe(0);
});
