import { expect, test } from "vitest";
import { touchAreas } from "./touch";
import type { Figures } from "./view";

const towns = { alone: [500, 500], upper: [100, 100], lower: [110, 150], left: [300, 300], right: [370, 310] };
const regions = Object.fromEntries(Object.entries(towns).map(([word, xy]) => [word, { xy, symbols: ["red", "blue"] }]));
const areas = touchAreas({ regions } as unknown as Figures, 120, 1.5);

test("a town by itself has all the room a finger wants", () => {
  expect(areas.alone).toEqual({ left: 440, top: 440, right: 560, bottom: 560 });
});

test("neighbours share the room between them", () => {
  expect(areas.upper!.bottom).toBe(125);
  expect(areas.lower!.top).toBe(125);
  expect(areas.left!.right).toBe(335);
  expect(areas.right!.left).toBe(335);
});
