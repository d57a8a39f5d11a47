import { expect, test } from "vitest";
import { pointsOf } from "./points";
import type { Figures } from "./view";

const worth = {
  "two-alike": 6,
  "three-alike": 12,
  "two-different": 2,
  "four-different": 10,
  "two-guides": -5,
  "three-guides": -10,
};
const kinds = ["mask", "vase", "shield", "drum"];
const figures = {
  numbers: Object.fromEntries(Object.entries(worth).map(([name, value]) => [name, { value }])),
  artefacts: Object.fromEntries(kinds.map((kind) => [kind, {}])),
  adventures: Object.fromEntries([
    ...kinds.flatMap((kind) => [1, 2, 3].map((copy) => [`${kind}-${copy}`, { artefact: kind, points: 1 }])),
    ...[1, 2, 3].map((copy) => [`guide-${copy}`, { guide: "grey" }]),
  ]),
  expeditions: { far: { points: 7 } },
} as unknown as Figures;

test("artefacts are laid in the best sets", () => {
  expect(pointsOf(figures, [])).toBe(0);
  expect(pointsOf(figures, ["mask-1", "vase-1"])).toBe(2 + 2);
  expect(pointsOf(figures, ["mask-1", "mask-2", "vase-1"])).toBe(3 + 6);
  expect(
    pointsOf(
      figures,
      kinds.map((kind) => `${kind}-1`),
    ),
  ).toBe(4 + 10);
  expect(pointsOf(figures, ["mask-1", "mask-2", "mask-3", "vase-1", "drum-1"])).toBe(5 + 12 + 2);
});

test("expeditions bring their points, and guides beyond the first cost some", () => {
  expect(pointsOf(figures, ["far", "guide-1"])).toBe(7);
  expect(pointsOf(figures, ["far", "guide-1", "guide-2"])).toBe(2);
  expect(pointsOf(figures, ["guide-1", "guide-2", "guide-3"])).toBe(-10);
});
