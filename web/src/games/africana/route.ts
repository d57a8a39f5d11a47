/** Geometry of the map: routes as curves, and positions of town names. */

import type { Figures, Point, Route } from "./view";

const PER_BEND = 10;

/** Points along the curve of a route, from its first end to its second. */
export function pointsOf(figures: Figures, route: Route): Point[] {
  const ends = route.between.map((region) => figures.regions[region]?.xy ?? ([0, 0] as const));
  const knots = [ends[0]!, ...(route.via ?? []), ends[1]!];
  if (knots.length === 2) return knots;
  const at = (index: number): Point => knots[Math.max(0, Math.min(knots.length - 1, index))]!;
  const points: Point[] = [knots[0]!];
  for (let knot = 0; knot < knots.length - 1; knot++) {
    for (let step = 1; step <= PER_BEND; step++) {
      const share = step / PER_BEND;
      points.push([curve(0, share), curve(1, share)]);
    }
    function curve(axis: 0 | 1, t: number): number {
      const [a, b, c, d] = [at(knot - 1)[axis], at(knot)[axis], at(knot + 1)[axis], at(knot + 2)[axis]];
      return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
    }
  }
  return points;
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join("L")}`;

/** The way from a region to a neighbour; a straight line if no route joins them. */
export function wayBetween(figures: Figures, from: string, to: string): Point[] {
  const route = figures.map.routes.find(({ between }) => between.includes(from) && between.includes(to));
  const points = pointsOf(figures, route ?? { between: [from, to] });
  return route && route.between[0] !== from ? points.reverse() : points;
}

/** The point at a fraction of a path's length. */
export function pointAt(way: readonly Point[], share: number): Point {
  const lengths = way.slice(1).map(([x, y], index) => Math.hypot(x - way[index]![0], y - way[index]![1]));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [[a, b], [c, d]] = [way[index]!, way[index + 1]!];
    if (left <= length && length > 0) return [a + ((c - a) * left) / length, b + ((d - b) * left) / length];
    left -= length;
  }
  return way.at(-1)!;
}

// --- Names and explorers beside towns ----------------------------------------------------------------

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** Where the name of a town is written, and where explorers in it have their feet. */
export interface Surroundings {
  label: Label;
  stand: Point;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const TALL = 15; // half the height of a town's plate
export const MARGIN = 26; // the map extends a little above and below its square
export const SIDE = 12; // and to the left and right

/** The `viewBox` of the map. */
export const sheetOf = ({ map }: Figures): string =>
  `${-SIDE} ${-MARGIN} ${map.width + 2 * SIDE} ${map.height + 2 * MARGIN}`;

/** Half the width of a town's plate. */
export const halfOf = (symbols: string[]): number => (symbols.length > 1 ? 25 : 15);

/** For each town the position of its name that covers the least of other towns, names and routes. */
export function surroundingsOf(
  figures: Figures,
  names: Record<string, string>,
  size: number,
  scale: number,
): Record<string, Surroundings> {
  const regions = Object.entries(figures.regions);
  const towns = regions.map(([, { xy, symbols }]) => around(xy, halfOf(symbols) * scale, TALL * scale));
  const routes = figures.map.routes.flatMap((route) => {
    const points = pointsOf(figures, route);
    return Array.from({ length: 15 }, (_, step) => pointAt(points, (step + 1) / 16));
  });
  const taken: Box[] = [];
  const crossed = (box: Box): number =>
    routes.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length * size * 5;
  const covered = (box: Box, others: Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);
  const crowded = (box: Box, own: number, dearness: number): number =>
    outside(box, figures) * 200 +
    covered(box, taken) * dearness +
    covered(
      box,
      towns.filter((_, place) => place !== own),
    ) *
      3;

  const labels = regions.map(([region, { xy, symbols }], place) => {
    const width = (names[region] ?? region).length * size * 0.56;
    const places = placesOfNames(xy, halfOf(symbols) * scale + size * 0.25, TALL * scale, size);
    const label = least(places, (one) => crowded(boxOf(one, width, size), place, 3) + crossed(boxOf(one, width, size)));
    taken.push(boxOf(label, width, size));
    return label;
  });
  const stands = regions.map(([, { xy, symbols }], place) =>
    least(placesOfFeet(xy, halfOf(symbols), scale), ([x, y]) => {
      const box = { left: x - 14 * scale, right: x + 14 * scale, top: y - 46 * scale, bottom: y };
      return crowded(box, place, 0.8) + Math.abs(x - xy[0]) * 18;
    }),
  );
  return Object.fromEntries(
    regions.map(([region], place) => [region, { label: labels[place]!, stand: stands[place]! }]),
  );
}

/** The best of several positions; earlier ones are preferred. */
function least<Place>(places: Place[], cost: (place: Place) => number): Place {
  const costs = places.map((place, rank) => cost(place) + rank * 25);
  return places[costs.indexOf(Math.min(...costs))]!;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const outside = (box: Box, { map: { width, height } }: Figures): number =>
  Math.max(0, 8 - box.left) +
  Math.max(0, box.right - width + 8) +
  Math.max(0, -MARGIN - box.top) +
  Math.max(0, box.bottom - height - MARGIN + 8);

const around = ([x, y]: Point, half: number, tall: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - tall,
  bottom: y + tall,
});

function placesOfNames([x, y]: Point, half: number, tall: number, size: number): Label[] {
  const [above, below] = [y - tall - size * 0.3, y + tall + size * 0.85];
  return [
    { x, y: below, anchor: "middle" },
    { x: x + half, y: y + size * 0.35, anchor: "start" },
    { x: x - half, y: y + size * 0.35, anchor: "end" },
    { x, y: above, anchor: "middle" },
    { x: x - half * 0.5, y: below, anchor: "start" },
    { x: x + half * 0.5, y: below, anchor: "end" },
    { x: x - half * 0.5, y: above, anchor: "start" },
    { x: x + half * 0.5, y: above, anchor: "end" },
  ];
}

function placesOfFeet([x, y]: Point, half: number, scale: number): Point[] {
  const beside = (half + 15) * scale;
  return [
    [x, y - 13 * scale],
    [x - half * 0.7 * scale, y - 12 * scale],
    [x + half * 0.7 * scale, y - 12 * scale],
    [x - beside, y + 12 * scale],
    [x + beside, y + 12 * scale],
  ];
}

function boxOf(label: Label, width: number, size: number): Box {
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
  return { left, right: left + width, top: label.y - size * 0.8, bottom: label.y + size * 0.25 };
}
