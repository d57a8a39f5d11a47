import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gapBetween, isIn, overlap } from "../../board/boxes";
import { layOut } from "../../board/mapLayout";
import { boxOfLabel } from "../../board/mapNames";
import { pawnAt, standsOf } from "../../board/mapPieces";
import { plateAt, spreadPlaces, type MapInput } from "../../board/mapPlaces";
import type { Point } from "../../board/paths";
import type { Route } from "../../board";
import { equatorLabel, mapInputFor, scalesFor, stretch } from "./placement";
import type { Figures } from "./view";

type Names = Record<string, string>;
const namesOf: Record<string, Names> = { en: {}, it: {}, ru: {} };

const source = new URL("../../../../src/ludoteca/games/africana/cards.toml", import.meta.url).pathname;
const cards = readFileSync(source, "utf8");

/** The towns of the game's own edition, and their names; routes do not matter to most tests. */
function figuresOfGame(): Figures {
  const regions: Record<string, { xy: Point; symbols: string[] }> = {};
  for (const section of cards.split("\n[regions.").slice(1)) {
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

/** Its routes. */
function routesOfGame(): Route[] {
  const found = cards.matchAll(/between = \["(.*?)", "(.*?)"\](?:, via = (\[\[.*?\]\]))?/g);
  return [...found].map(([, from, to, via]) => ({
    between: [from!, to!],
    via: via ? (JSON.parse(via) as Point[]) : undefined,
  }));
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
    const shared = areas.flatMap((area, index) => areas.slice(index + 1).map((other) => overlap(area, other)));
    expect(Math.max(...shared)).toBe(0);
  });
});

it("towns that are far enough apart stay where they are", () => {
  const places: MapInput["places"] = {
    a: { xy: [400, 100], name: "A", halfWidth: 20 },
    b: { xy: [800, 700], name: "B", halfWidth: 20 },
  };
  const input = mapInputFor({ ...figures, regions: {} }, {}, 800);
  expect(spreadPlaces({ ...input, places })).toEqual({ a: [400, 100], b: [800, 700] });
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

/** Maps of phones with what lies on their sea. */
const HARBOURS = [
  { harbour: "worded", width: 330, ratio: 1 },
  { harbour: "worded", width: 340, ratio: 1.08 },
  { harbour: "worded", width: 370, ratio: 1.15 },
  { harbour: "signs", width: 310, ratio: 1.03 },
  { harbour: "deck", width: 320, ratio: 1.07 },
] as const;

/** And those of maps in windows of all shapes. */
const WINDOWS = [
  { harbour: "signs", width: 320, ratio: 1.08 },
  { harbour: "worded", width: 330, ratio: 1 },
  { harbour: "worded", width: 330, ratio: 1.04 },
  { harbour: "worded", width: 344, ratio: 1.15 },
  { harbour: "worded", width: 450, ratio: 1.03 },
  { harbour: "worded", width: 800, ratio: 1.03 },
] as const;

describe.each(Object.entries(namesOf))("with the names in %s", (_language, names) => {
  it.each(ROOMS)("each stands nearest to its own town, on a map $width pixels wide, $ratio as high", (room) => {
    const input = mapInputFor(stretch(figures, room.ratio), names, room.width);
    const { positions, labels, names: written } = layOut(input);
    const { name, unit } = input.sizes;
    const strays = towns.filter((word) => {
      const box = boxOfLabel(labels[word]!, name);
      const gap = (town: string) => gapBetween(box, plateAt(positions[town]!, input.places[town]!, input.sizes));
      const isCut = box.left < input.bounds.left || box.right > input.bounds.right || box.bottom > input.bounds.bottom;
      return isCut || towns.some((other) => other !== word && gap(other) <= gap(word) + 2 * unit);
    });
    expect(strays).toEqual([]);
    const all = Object.values(written);
    const shared = all.flatMap((one, index) => all.slice(index + 1).map((other) => overlap(one, other) / unit ** 2));
    expect(Math.max(...shared)).toBeLessThan(10); // square pixels
  });

  it.each(HARBOURS)("no two stand so close in one line that they are read as one, $harbour $width × $ratio", (room) => {
    const whole = { ...figures, map: { ...figures.map, routes: routesOfGame() } };
    const input = mapInputFor(stretch(whole, room.ratio), names, room.width, room.harbour);
    const { names: written } = layOut(input);
    const joined = towns.flatMap((town, index) =>
      towns
        .slice(index + 1)
        .filter((other) => {
          const [a, b] = [written[town]!, written[other]!];
          const isInLine = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * input.sizes.name;
          return isInLine && Math.max(a.left, b.left) - Math.min(a.right, b.right) < 0.4 * input.sizes.name;
        })
        .map((other) => `${names[town]} ${names[other]}`),
    );
    expect(joined).toEqual([]);
    const { corner } = input;
    expect(towns.filter((town) => overlap(written[town]!, corner) / input.sizes.unit ** 2 > 20)).toEqual([]);
  });

  it("no two could be read as one name in two lines, beside the parts of a flat phone", () => {
    const whole = { ...figures, map: { ...figures.map, routes: routesOfGame() } };
    const input = mapInputFor(stretch(whole, 1.07), names, 320, "deck");
    const { names: written } = layOut(input);
    const stacked = towns.flatMap((town, index) =>
      towns.slice(index + 1).filter((other) => {
        const [a, b] = [written[town]!, written[other]!];
        const isBelow = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) < 0.25 * input.sizes.name;
        return isBelow && Math.min(a.right, b.right) > Math.max(a.left, b.left);
      }),
    );
    expect(routesOfGame().length).toBeGreaterThan(30);
    expect(stacked).toEqual([]);
  });

  it("the word for the equator lies on no town and no flag, beside the parts of a flat phone", () => {
    const input = mapInputFor(stretch(figures, 1.07), names, 320, "deck");
    const { plates, flags } = layOut(input);
    const word = boxOfLabel(equatorLabel(stretch(figures, 1.07), input), input.sizes.name);
    const shared = [...Object.values(plates), ...Object.values(flags)].map((box) => overlap(box, word));
    expect(Math.max(...shared) / input.sizes.unit ** 2).toBeLessThan(20); // square pixels
  });

  it.each(WINDOWS)("explorers have their feet on their town, nearer than on any other, $width × $ratio", (room) => {
    const input = mapInputFor(stretch(figures, room.ratio), names, room.width, room.harbour);
    const layout = layOut(input);
    const [halfWidth, height] = input.sizes.pawn;
    const { unit } = input.sizes;
    for (const town of towns) {
      standsOf(input, layout, [town, town, town, town]).forEach(([x, y], index) => {
        const body = { left: x - halfWidth, right: x + halfWidth, top: y - height, bottom: y };
        const hidden = towns.filter((other) => overlap(layout.names[other]!, body) > 0);
        expect(hidden, town).toEqual([]);
        const fromFeet = (other: string) => gapBetween(layout.plates[other]!, { ...body, left: x, right: x, top: y });
        const others = towns.filter((other) => other !== town);
        expect(fromFeet(town), town).toBeLessThan(0.2 * height);
        expect(Math.min(...others.map(fromFeet)), town).toBeGreaterThan(fromFeet(town) + 3 * unit);
        if (index > 0) return; // where many meet, they may stand a little on something else
        const shared = others.map((other) => overlap(layout.plates[other]!, body) / unit ** 2);
        expect(Math.max(...shared), town).toBeLessThan(75); // square pixels of 460
      });
    }
  });

  it.each(WINDOWS)("explorers who meet leave the symbols of most towns in sight, $width × $ratio", (room) => {
    const input = mapInputFor(stretch(figures, room.ratio), names, room.width, room.harbour);
    const layout = layOut(input);
    const inSight = towns.filter((town) => {
      const { left, right, top, bottom } = layout.plates[town]!;
      const bodies = standsOf(input, layout, [town, town, town, town]).map((feet) => pawnAt(feet, ...input.sizes.pawn));
      const shares = Array.from({ length: 25 }, (_, place) => (place + 0.5) / 25);
      const points = shares.flatMap((x) => shares.map((y) => [left + x * (right - left), top + y * (bottom - top)]));
      return points.filter(([x, y]) => bodies.some((body) => isIn(body, x!, y!))).length < points.length / 2;
    });
    expect(inSight.length).toBeGreaterThan(towns.length / 2);
  });
});
