import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gapBetween, overlap } from "../../board/boxes";
import { boxOf, layOut, linesOf, plateAt, spread, standsOf, widthOf, type MapInput } from "../../board/mapLayout";
import type { Point } from "../../board/paths";
import { mapInputFor, scalesFor, stretch } from "./placement";
import type { Figures } from "./view";

type Names = Record<string, string>;
const namesOf: Record<string, Names> = { en: {}, it: {}, ru: {} };

/** The towns of the game's own edition, and their names; routes do not matter here. */
function figuresOfGame(): Figures {
  const source = new URL("../../../../src/ludoteca/games/africana/cards.toml", import.meta.url).pathname;
  const regions: Record<string, { xy: Point; symbols: string[] }> = {};
  for (const section of readFileSync(source, "utf8").split("\n[regions.").slice(1)) {
    const xy = /^xy = \[(\d+), (\d+)\]/m.exec(section)!;
    const symbols = /^symbols = \[(.*)\]/m.exec(section)![1]!.split(", ");
    const word = section.split("]")[0]!;
    for (const [language, names] of Object.entries(namesOf)) {
      names[word] = new RegExp(`^${language} = "(.*)"`, "m").exec(section)![1]!;
    }
    regions[word] = { xy: [Number(xy[1]), Number(xy[2])], symbols };
  }
  return { regions, map: { width: 1000, height: 1000, equator: 530, routes: [] } } as unknown as Figures;
}

const figures = figuresOfGame();
const towns = Object.keys(figures.regions);
const names = namesOf.en!;
const square = ([x, y]: Point, side: number) => ({
  left: x - side / 2,
  right: x + side / 2,
  top: y - side / 2,
  bottom: y + side / 2,
});

describe.each([320, 344, 450, 800])("on a map of %i pixels", (width) => {
  const scales = scalesFor(figures, width);
  const input = mapInputFor(figures, names, width);
  const layout = layOut(input);

  it("has all towns", () => expect(towns).toHaveLength(22));

  it("a finger has 44 pixels for each town", () => {
    const areas = towns.map((word) => square(layout.positions[word]!, 44 * scales.unit));
    const shared = areas.flatMap((one, place) => areas.slice(place + 1).map((other) => overlap(one, other)));
    expect(Math.max(...shared)).toBe(0);
  });
});

it("towns that are far enough apart stay where they are", () => {
  const places: MapInput["places"] = {
    a: { xy: [400, 100], name: "A", wide: 20 },
    b: { xy: [800, 700], name: "B", wide: 20 },
  };
  const input = mapInputFor({ ...figures, regions: {} }, {}, 800);
  expect(spread({ ...input, places })).toEqual({ a: [400, 100], b: [800, 700] });
});

it("a high room stretches the map, and everything on it", () => {
  const high = stretch(figures, 1.2);
  const factor = high.map.height / figures.map.height;
  expect(factor).toBeGreaterThan(1.1);
  expect(high.map.equator).toBeCloseTo(figures.map.equator * factor);
  for (const town of towns) expect(high.regions[town]!.xy[1]).toBeCloseTo(figures.regions[town]!.xy[1] * factor);
});

/** The widths of maps on phones, each with heights from the flattest to the highest. */
const ROOMS = [320, 330, 340, 350, 370, 390, 410].flatMap((width) =>
  [1, 1.03, 1.05, 1.08, 1.11, 1.15, 1.18].map((ratio) => ({ width, ratio })),
);

/** And those of maps in windows of all shapes. */
const WINDOWS = [
  { width: 320, ratio: 1.08 },
  { width: 344, ratio: 1.15 },
  { width: 450, ratio: 1.03 },
  { width: 800, ratio: 1.03 },
];

describe.each(Object.entries(namesOf))("with the names in %s", (_language, names) => {
  it.each(ROOMS)("each stands nearest to its own town, on a map $width pixels wide, $ratio as high", (room) => {
    const input = mapInputFor(stretch(figures, room.ratio), names, room.width);
    const { positions, labels, names: written } = layOut(input);
    const { name, unit } = input.sizes;
    const strays = towns.filter((word) => {
      const lines = linesOf(names[word]!);
      const box = boxOf(labels[word]!, widthOf(lines, name), name, lines.length);
      const gap = (town: string) => gapBetween(box, plateAt(positions[town]!, input.places[town]!, input.sizes));
      const isCut = box.left < input.bounds.left || box.right > input.bounds.right || box.bottom > input.bounds.bottom;
      return isCut || towns.some((other) => other !== word && gap(other) <= gap(word) + 2 * unit);
    });
    expect(strays).toEqual([]);
    const all = Object.values(written);
    const shared = all.flatMap((one, place) => all.slice(place + 1).map((other) => overlap(one, other) / unit ** 2));
    expect(Math.max(...shared)).toBeLessThan(10); // square pixels
  });

  it.each(WINDOWS)("explorers stand at their town, on no name and no plate of another, $width × $ratio", (room) => {
    const input = mapInputFor(stretch(figures, room.ratio), names, room.width);
    const layout = layOut(input);
    const [wide, high] = input.sizes.pawn;
    const { unit } = input.sizes;
    for (const town of towns) {
      standsOf(input, layout, [town, town, town, town]).forEach(([x, y], rank) => {
        const body = { left: x - wide, right: x + wide, top: y - high, bottom: y };
        const hidden = towns.filter((other) => overlap(layout.names[other]!, body) > 0);
        expect(hidden, town).toEqual([]);
        if (rank > 0) return; // where many meet, they may stand a little on something else
        const shared = towns.map((other) => overlap(layout.plates[other]!, body) / unit ** 2);
        expect(Math.max(...shared), town).toBeLessThan(75); // square pixels of 460
        const gap = (other: string) => gapBetween(layout.plates[other]!, body);
        expect(Math.min(...towns.map(gap)), town).toBeGreaterThan(gap(town) - 12 * unit);
      });
    }
  });
});
