/** A map of places: where they, their names and the pieces stand at a certain size, so that nothing covers anything. */

import type { Point } from "./paths";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  x: number;
  y: number; // of the first line
  anchor: "start" | "middle" | "end";
}

export type Places = Record<string, Point>;

/** A place with a name, drawn as a plate. */
export interface Town {
  xy: Point; // where it truly is
  name: string;
  wide: number; // half the width of its plate
}

/** What is to be laid out, in units of the map. */
export interface Sheet {
  bounds: Box;
  towns: Record<string, Town>;
  routes: (places: Places) => Point[]; // points on the lines that names had better not cross
  corner: Box; // at the lower left, kept free
  taken: Box[]; // other things that are not to be covered
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

/** Where everything is; boxes are what it covers, by town. */
export interface Layout {
  places: Places;
  labels: Record<string, Label>;
  names: Record<string, Box>;
  plates: Record<string, Box>;
  flags: Record<string, Box>;
}

const LETTER = 0.59; // the width of a letter, of its height
const THIN = /[iljtfrI '-]/;
const WIDE = /[mwMWжмшщюЖМШЩЮ]/;
export const LINE = 1.02; // the height of a line
const LONG = 11; // letters; a longer name of two words takes two lines
const NEAR = 1; // the share of a name's width for which towns make room
const CLEAR = 0.4; // how much farther a name is from other towns than from its own, of its height
const STRAY = 2000; // how bad it is if it is not
const ROUNDS = 300;
const SEARCH = 40; // rounds
const CROSSED = 40; // how bad it is if two names cover each other, by area
const KEEP = 30; // how bad it is if a name covers the room that is kept for a piece

/** A name in lines. */
export const linesOf = (name: string): string[] => (name.length > LONG ? name.split(/[ -]/) : [name]);

const widthOfLetter = (letter: string): number => {
  if (THIN.test(letter)) return 0.38;
  if (WIDE.test(letter)) return 0.9;
  if (/[дД]/.test(letter)) return 0.74;
  return /[а-яА-Я]/.test(letter) ? LETTER + 0.01 : LETTER;
};

/** About the width of a line of bold letters. */
const lengthOf = (line: string): number => [...line].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

export const widthOf = (lines: string[], size: number): number => Math.max(...lines.map(lengthOf)) * size;

export function layOut(sheet: Sheet): Layout {
  const { towns, corner, sizes } = sheet;
  const words = Object.keys(towns);
  const lines = words.map((word) => linesOf(towns[word]!.name));
  const places = spread(sheet, lines);
  const plates = words.map((word) => plateAt(places[word]!, towns[word]!, sizes));
  const flags = words.map((word) => flagAt(places[word]!, towns[word]!, sizes));
  const routes = sheet.routes(places);
  const strayed = (box: Box, place: number): number => {
    const gaps = plates.map((plate) => gapBetween(box, plate));
    const other = Math.min(...gaps.filter((_, one) => one !== place));
    return Math.max(0, gaps[place]! + sizes.name * CLEAR - other) * sizes.name * STRAY;
  };
  const crossed = (box: Box): number => routes.filter(([x, y]) => isIn(box, x, y)).length * sizes.name * 4;
  // What a place for a name costs is the same in every round, except for the other names.
  const fixed = [...sheet.taken, ...flags, ...plates];
  const choices = words.map((word, place) => {
    const rows = lines[place]!;
    const width = widthOf(rows, sizes.name);
    return namePlaces(places[word]!, towns[word]!.wide, sizes, rows.length).map((one, rank) => {
      const label = { ...one, x: one.x + inwards(boxOf(one, width, sizes.name, 1), sheet) };
      const box = boxOf(label, width, sizes.name, rows.length);
      const cost =
        outside(box, sheet) * 4000 * sizes.name +
        covered(box, fixed) * 40 +
        covered(box, [corner]) * 400 +
        strayed(box, place) +
        crossed(box);
      return { label, box, cost: cost + rank * 25 };
    });
  });
  const stands = words.map((word, place) => {
    const points = standsBeside(places[word]!, towns[word]!.wide, sizes);
    return points.map((point, rank) => {
      const box = pawnAt(point, ...sizes.pawn);
      const others = plates.filter((_, other) => other !== place);
      const cost =
        outside(box, sheet) * 4000 * sizes.name + covered(box, [corner, ...sheet.taken, ...others]) * 40 + rank * 25;
      return { box, cost };
    });
  });
  const chosen = chooseNames(choices, stands);
  const byTown = (all: Box[]) => Object.fromEntries(words.map((word, place) => [word, all[place]!]));
  return {
    places,
    labels: Object.fromEntries(words.map((word, place) => [word, chosen[place]!.label])),
    names: byTown(chosen.map(({ box }) => box)),
    plates: byTown(plates),
    flags: byTown(flags),
  };
}

interface Choice {
  box: Box;
  cost: number; // whatever else is chosen
}
type NameChoice = Choice & { label: Label };

/**
 * Choose a place for every name, so that names are not in each other's way nor in that of a piece at a town.
 *
 * Each name in turn takes the place that is best beside the others. Where two still cover each other, that counts more
 * in the next round, until one of them makes way; the best round is taken.
 */
function chooseNames(choices: NameChoice[][], stands: Choice[][]): NameChoice[] {
  const chosen = choices.map(([first]) => first!);
  const weights = choices.map(() => choices.map(() => CROSSED));
  const kept: (Box | null)[] = choices.map(() => null); // for a piece at each town
  let [best, lowest] = [[...chosen], Infinity];
  for (let round = 0, isMoving = true; round < SEARCH && isMoving; round++) {
    isMoving = false;
    let total = 0;
    choices.forEach((known, place) => {
      const before = chosen[place];
      chosen[place] = least(known, ({ box, cost }) =>
        chosen.reduce(
          (sum, other, rank) => (rank === place ? sum : sum + overlap(box, other.box) * weights[place]![rank]!),
          cost + covered(box, kept) * KEEP,
        ),
      );
      const names = chosen.map(({ box }) => box);
      kept[place] = least(stands[place]!, ({ box, cost }) => cost + covered(box, names) * CROSSED).box;
      isMoving ||= chosen[place] !== before;
    });
    chosen.forEach(({ box, cost }, one) => {
      total += cost + covered(box, kept) * KEEP;
      chosen.forEach((other, rank) => {
        const shared = rank === one ? 0 : overlap(box, other.box);
        total += shared * CROSSED * 100;
        if (shared) weights[one]![rank]! *= 1.5;
        isMoving ||= shared > 0;
      });
    });
    if (total < lowest) [best, lowest] = [[...chosen], total];
  }
  return best;
}

/** Move towns apart until a finger can tell them apart; each stays as near to its true place as it can. */
export function spread({ towns, bounds, corner, sizes }: Sheet, lines: string[][] = []): Places {
  const words = Object.keys(towns);
  const homes = words.map((word) => towns[word]!.xy);
  const at = homes.map(([x, y]): [number, number] => [x, y]);
  const side = sizes.finger;
  const half = side / 2;
  const wide = words.map((_, one) => Math.max(side, lines[one] ? widthOf(lines[one], sizes.name) * NEAR : 0));
  const high = words.map((_, one) => side + ((lines[one]?.length ?? 1) - 1) * sizes.name * 1.5);
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  for (let round = 0; round < ROUNDS; round++) {
    const pull = round < ROUNDS / 2 ? 0.05 : 0;
    at.forEach((place, one) => {
      place[0] += (homes[one]![0] - place[0]) * pull;
      place[1] += (homes[one]![1] - place[1]) * pull;
      for (let other = 0; other < one; other++) {
        part(place, at[other]!, (wide[one]! + wide[other]!) / 2, (high[one]! + high[other]!) / 2);
      }
      if (place[0] - half < corner.right && place[1] + half > corner.top) {
        const [right, up] = [corner.right - place[0] + half, place[1] + half - corner.top];
        if (right < up) place[0] += right;
        else place[1] -= up;
      }
      place[0] = within(place[0], bounds.left + half, bounds.right - half);
      place[1] = within(place[1], bounds.top + half, bounds.bottom - half);
    });
  }
  return Object.fromEntries(words.map((word, one) => [word, at[one]!]));
}

/** Push two towns apart on the way that is shorter. */
function part(one: [number, number], other: [number, number], wide: number, high: number): void {
  const gaps = [wide - Math.abs(one[0] - other[0]), high - Math.abs(one[1] - other[1])] as const;
  if (gaps[0] <= 0 || gaps[1] <= 0) return;
  const axis = gaps[0] < gaps[1] ? 0 : 1;
  const push = (gaps[axis] / 2) * (one[axis] < other[axis] ? -1 : 1);
  one[axis] += push;
  other[axis] -= push;
}

const NEVER = 1e9; // how bad it is if a piece covers a name
/** How bad it is if it covers something else, by area, or stands away from its town or nearer to another. */
const COST = { edge: 4000, plate: 60, own: 15, pawn: 2, flag: 4, stray: 120, away: 4 };
const FINE = 3; // pixels between two points where a piece may stand
const REACH = 2; // how many pieces fit between a town and the farthest of these points

/** Where pieces have their feet: beside their towns, never on a name, and if there is room on nothing else either. */
export function standsOf(sheet: Sheet, layout: Layout, at: string[]): Point[] {
  const { sizes, towns, corner } = sheet;
  const [wide, high] = sizes.pawn;
  const pawns: Box[] = [];
  return at.map((town) => {
    const place = layout.places[town] ?? [0, 0];
    const half = towns[town]?.wide ?? 0;
    const room = boxAround(place, half + (2 * REACH + 2) * wide, sizes.plate + 3 * high); // nothing beyond it matters
    const near = (boxes: Box[]) => boxes.filter((box) => overlap(box, room) > 0);
    const own = layout.plates[town] ?? boxAround(place, 0, 0);
    const plates = near(Object.values(layout.plates)).filter((plate) => plate !== own);
    const names = near([...Object.values(layout.names), ...sheet.taken]);
    const flags = near(Object.values(layout.flags));
    const stand = least(feetPlaces(place, half, sizes), ([x, y]) => {
      const box = pawnAt([x, y], wide, high);
      const onNames = covered(box, names);
      if (onNames) return NEVER + onNames;
      const gap = gapBetween(box, own);
      const other = Math.min(...plates.map((plate) => gapBetween(box, plate)));
      const far = Math.abs(x - place[0]) + Math.abs(y - high / 2 - place[1]);
      return (
        outside(box, sheet) * sizes.name * COST.edge +
        covered(box, [corner, ...plates]) * COST.plate +
        overlap(box, own) * COST.own +
        covered(box, pawns) * COST.pawn +
        covered(box, flags) * COST.flag +
        (Math.max(0, gap + 2 * sizes.unit - other) * COST.stray + gap * COST.away + far) * sizes.unit
      );
    });
    pawns.push(pawnAt(stand, wide, high));
    return stand;
  });
}

const boxAround = ([x, y]: Point, wide: number, high: number): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - high,
  bottom: y + high,
});

const pawnAt = ([x, y]: Point, wide: number, high: number): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - high,
  bottom: y,
});

/** The points next to a town: at its sides, above and below. */
function standsBeside([x, y]: Point, half: number, { plate, pawn: [wide, high] }: Sizes): Point[] {
  const edge = plate * EDGE;
  const [above, below] = [y - plate - edge, y + plate + edge + high];
  const sides = [0, 0.4, -0.4].flatMap((rise) =>
    [-1, 1].map((side): Point => [x + side * (half + edge + wide), y + plate + rise * high]),
  );
  const rows = [0, -0.6, 0.6, -1.2, 1.2].flatMap((aside): Point[] => [
    [x + aside * half, above],
    [x + aside * half, below],
  ]);
  return [...sides, ...rows];
}

/** Points around a town. */
function feetPlaces([x, y]: Point, half: number, { plate, pawn: [wide, high], unit }: Sizes): Point[] {
  const step = FINE * unit;
  const across = Math.ceil((half + REACH * 2 * wide) / step);
  const [up, down] = [Math.ceil((plate + high) / step), Math.ceil((plate + 2 * high) / step)];
  return Array.from({ length: 2 * across + 1 }, (_, column) => x + (column - across) * step).flatMap((column) =>
    Array.from({ length: up + down + 1 }, (_, row): Point => [column, y + (row - up) * step]),
  );
}

const EDGE = 2 / 15; // of half the height of a plate

export function plateAt([x, y]: Point, { wide }: Town, { plate }: Sizes): Box {
  const edge = plate * EDGE;
  return { left: x - wide - edge, right: x + wide + edge, top: y - plate - edge, bottom: y + plate + edge };
}

function flagAt([x, y]: Point, { wide }: Town, { plate, flag }: Sizes): Box {
  const left = x + wide - flag * 0.3;
  return { left, right: left + flag, top: y - plate - flag * 0.65, bottom: y - plate };
}

function namePlaces([x, y]: Point, half: number, { plate, name }: Sizes, lines: number): Label[] {
  const more = (lines - 1) * LINE * name;
  const [above, below] = [y - plate - name * 0.3 - more, y + plate + name * 0.9];
  const [left, right] = [x - half - name * 0.3, x + half + name * 0.3];
  const rows = [below, above].flatMap((row): Label[] => [
    { x, y: row, anchor: "middle" },
    ...[-1, 0, -0.5, -1.5, -2, 0.5].map((aside): Label => ({ x: x + aside * half, y: row, anchor: "start" })),
    ...[1, 0, 0.5, 1.5, 2, -0.5].map((aside): Label => ({ x: x + aside * half, y: row, anchor: "end" })),
  ]);
  const sides = [0.35, -0.35, 1, -0.8, 1.4, 0.7, -0.1].flatMap((drop): Label[] => [
    { x: right, y: y + name * drop - more / 2, anchor: "start" },
    { x: left, y: y + name * drop - more / 2, anchor: "end" },
  ]);
  return [...rows.slice(0, 1), ...sides.slice(0, 2), ...rows.slice(1), ...sides.slice(2)];
}

export function boxOf(label: Label, width: number, size: number, lines: number): Box {
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
  return {
    left,
    right: left + width,
    top: label.y - size * 0.85,
    bottom: label.y + size * (0.28 + (lines - 1) * LINE),
  };
}

/** The best of several positions; earlier ones are preferred. */
function least<Place>(places: Place[], cost: (place: Place) => number): Place {
  const costs = places.map((place) => cost(place));
  return places[costs.indexOf(Math.min(...costs))]!;
}

const isIn = (box: Box, x: number, y: number): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How far two boxes are apart; 0 if they touch. */
export const gapBetween = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

const covered = (box: Box, others: (Box | null)[]): number =>
  others.reduce((sum, other) => sum + (other ? overlap(box, other) : 0), 0);

const INSIDE = 4; // from the edge of the sheet

/** How far to the right a box is to move so that it is on the sheet. */
const inwards = ({ left, right }: Box, { bounds }: Sheet): number =>
  Math.max(0, bounds.left + INSIDE - left) - Math.max(0, right - bounds.right + INSIDE);

const outside = (box: Box, { bounds }: Sheet): number =>
  Math.max(0, bounds.left + INSIDE - box.left) +
  Math.max(0, box.right - bounds.right + INSIDE) +
  Math.max(0, bounds.top + INSIDE - box.top) +
  Math.max(0, box.bottom - bounds.bottom + INSIDE);
