/** What a map is laid out from, and its places: moved apart for fingers, each drawn as a plate. */

import type { Box } from "./boxes";
import { widthOf } from "./lettering";
import type { Point } from "./paths";

export interface Label {
  x: number;
  y: number; // of the first line
  anchor: "start" | "middle" | "end";
  lines: string[];
}

export type Positions = Record<string, Point>; // by place

/** A place with a name, drawn as a plate. */
export interface MapPlace {
  xy: Point; // where it truly is
  name: string;
  halfWidth: number; // of its plate
}

/** What is to be laid out, in units of the map. */
export interface MapInput {
  bounds: Box;
  places: Record<string, MapPlace>;
  routes: (positions: Positions) => Point[]; // points on the lines that names had better not cross
  corner: Box; // at the lower left, kept free
  taken: Box[]; // what else is not to be covered
  sizes: Sizes;
}

/** Sizes in units of the map. */
export interface Sizes {
  unit: number; // of a pixel
  finger: number; // the side of the square that a finger needs
  plate: number; // half the height of a plate
  flag: number; // the side of what is set at the upper right corner of a plate
  name: number; // the height of the letters
  pawn: readonly [number, number]; // half the width of a piece, and its height
}

/** Where everything is; boxes are what it covers, by place. */
export interface Layout {
  positions: Positions;
  labels: Record<string, Label>;
  names: Record<string, Box>;
  plates: Record<string, Box>;
  flags: Record<string, Box>;
}

/** A place after places were moved apart. */
export interface Placed {
  at: Point;
  halfWidth: number; // of its plate
  name: string;
  plate: Box;
  flag: Box;
}

export const EDGE = 2 / 15; // of half the height of a plate

export function plateAt([x, y]: Point, { halfWidth }: MapPlace, { plate }: Sizes): Box {
  const edge = plate * EDGE;
  return { left: x - halfWidth - edge, right: x + halfWidth + edge, top: y - plate - edge, bottom: y + plate + edge };
}

export function flagAt([x, y]: Point, halfWidth: number, { plate, flag }: Sizes): Box {
  const left = x + halfWidth - flag * 0.3;
  return { left, right: left + flag, top: y - plate - flag * 0.65, bottom: y - plate };
}

export const INSIDE = 4; // from the edge of the map

/** By how much a box leaves the map. */
export const outside = (box: Box, { bounds }: MapInput): number =>
  Math.max(0, bounds.left + INSIDE - box.left) +
  Math.max(0, box.right - bounds.right + INSIDE) +
  Math.max(0, bounds.top + INSIDE - box.top) +
  Math.max(0, box.bottom - bounds.bottom + INSIDE);

/** The best of several positions; earlier ones are preferred. */
export function least<Place>(places: Place[], cost: (place: Place) => number): Place {
  const costs = places.map((place) => cost(place));
  return places[costs.indexOf(Math.min(...costs))]!;
}

const PULLING = 150; // rounds in which places are pulled back to where they truly are
const PULL = 0.05; // the share of the way
const ROUNDS = 300; // in which places are moved apart
const SECOND_LINE = 1.5; // how much farther apart places are for it, of its height

/** Move places apart until a finger can tell them apart; each stays as near to its true position as it can. */
export function spreadPlaces({ places, bounds, corner, sizes }: MapInput, lines: string[][] = []): Positions {
  const words = Object.keys(places);
  const homes = words.map((word) => places[word]!.xy);
  const points = homes.map(([x, y]): [number, number] => [x, y]);
  const side = sizes.finger;
  const widths = words.map((_, one) => Math.max(side, lines[one] ? widthOf(lines[one], sizes.name) : 0));
  const heights = words.map((_, one) => side + ((lines[one]?.length ?? 1) - 1) * sizes.name * SECOND_LINE);
  for (let round = 0; round < ROUNDS; round++) {
    const pull = round < PULLING ? PULL : 0;
    points.forEach((point, one) => {
      point[0] += (homes[one]![0] - point[0]) * pull;
      point[1] += (homes[one]![1] - point[1]) * pull;
      for (let other = 0; other < one; other++) {
        part(point, points[other]!, (widths[one]! + widths[other]!) / 2, (heights[one]! + heights[other]!) / 2);
      }
      leaveCorner(point, corner, side / 2);
      stayWithin(point, bounds, side / 2);
    });
  }
  return Object.fromEntries(words.map((word, one) => [word, points[one]!]));
}

/** Push a place out of the lower left corner on the way that is shorter. */
function leaveCorner(point: [number, number], corner: Box, half: number): void {
  const [right, up] = [corner.right - point[0] + half, point[1] + half - corner.top];
  if (right <= 0 || up <= 0) return;
  if (right < up) point[0] += right;
  else point[1] -= up;
}

function stayWithin(point: [number, number], bounds: Box, half: number): void {
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  point[0] = within(point[0], bounds.left + half, bounds.right - half);
  point[1] = within(point[1], bounds.top + half, bounds.bottom - half);
}

/** Push two places apart on the way that is shorter, until they are this far apart in one direction. */
function part(one: [number, number], other: [number, number], width: number, height: number): void {
  const gaps = [width - Math.abs(one[0] - other[0]), height - Math.abs(one[1] - other[1])] as const;
  if (gaps[0] <= 0 || gaps[1] <= 0) return;
  const axis = gaps[0] < gaps[1] ? 0 : 1;
  const push = (gaps[axis] / 2) * (one[axis] < other[axis] ? -1 : 1);
  one[axis] += push;
  other[axis] -= push;
}
