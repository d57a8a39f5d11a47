/** Lines on the map: routes as curves, and places for the names of towns. */

import type { Figures, Point, Route } from "./view";

const PER_BEND = 10;

/** Points along a route, from its first end to its second, on a curve through its bends. */
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

/** The point at a share of the length of a way. */
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

// --- Names of towns ---------------------------------------------------------------------------------

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where each name is written: of the places around a town the one that covers least. */
export function labelsOf(figures: Figures, names: Record<string, string>, size: number, town: number): Record<string, Label> {
  const regions = Object.entries(figures.regions);
  const towns = regions.map(([, { xy, symbols }]) => around(xy, town * (symbols.length > 1 ? 1.75 : 1), town));
  const routes = figures.map.routes.flatMap((route) => {
    const points = pointsOf(figures, route);
    return Array.from({ length: 15 }, (_, step) => pointAt(points, (step + 1) / 16));
  });
  const taken: Box[] = [];
  const result: Record<string, Label> = {};
  for (const [place, [region, { xy, symbols }]] of regions.entries()) {
    const half = town * (symbols.length > 1 ? 1.75 : 1) + size * 0.25;
    const width = (names[region] ?? region).length * size * 0.56;
    let best = Infinity;
    for (const [rank, label] of candidates(xy, half, town, size).entries()) {
      const box = boxOf(label, width, size);
      const outside = Math.max(0, 8 - box.left) + Math.max(0, box.right - figures.map.width + 8) + Math.max(0, -box.top);
      const cost =
        rank * 25 +
        outside * 200 +
        taken.reduce((sum, other) => sum + overlap(box, other) * 3, 0) +
        towns.reduce((sum, other, index) => (index === place ? sum : sum + overlap(box, other) * 3), 0) +
        routes.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length * size * 5;
      if (cost < best) [best, result[region]] = [cost, label];
    }
    taken.push(boxOf(result[region]!, width, size));
  }
  return result;
}

const around = ([x, y]: Point, half: number, tall: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - tall,
  bottom: y + tall,
});

function candidates([x, y]: Point, half: number, town: number, size: number): Label[] {
  return [
    { x, y: y + town + size * 0.85, anchor: "middle" },
    { x: x + half, y: y + size * 0.35, anchor: "start" },
    { x: x - half, y: y + size * 0.35, anchor: "end" },
    { x, y: y - town - size * 0.3, anchor: "middle" },
    { x: x + half * 0.5, y: y + town + size * 0.85, anchor: "start" },
    { x: x - half * 0.5, y: y + town + size * 0.85, anchor: "end" },
    { x: x + half * 0.5, y: y - town - size * 0.3, anchor: "start" },
    { x: x - half * 0.5, y: y - town - size * 0.3, anchor: "end" },
  ];
}

function boxOf(label: Label, width: number, size: number): Box {
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
  return { left, right: left + width, top: label.y - size * 0.8, bottom: label.y + size * 0.25 };
}
