/** A map of places: where they, their names and the pieces stand at a certain size, so that nothing covers anything. */

import { boxAround, covered, gapBetween, isIn, lineBetween, overlap, type Box } from "./boxes";
import type { Point } from "./paths";

export interface Label {
  x: number;
  y: number; // of the first line
  anchor: "start" | "middle" | "end";
}

export type Positions = Record<string, Point>; // by place

/** A place with a name, drawn as a plate. */
export interface MapPlace {
  xy: Point; // where it truly is
  name: string;
  wide: number; // half the width of its plate
}

/** What is to be laid out, in units of the map. */
export interface MapInput {
  bounds: Box;
  places: Record<string, MapPlace>;
  routes: (positions: Positions) => Point[]; // points on the lines that names had better not cross
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

/** Where everything is; boxes are what it covers, by place. */
export interface Layout {
  positions: Positions;
  labels: Record<string, Label>;
  names: Record<string, Box>;
  plates: Record<string, Box>;
  flags: Record<string, Box>;
}

/** The widths of letters, of their height. */
const LETTER = { usual: 0.59, thin: 0.38, wide: 0.9, de: 0.74, cyrillic: 0.6 };
const THIN = /[iljtfrI '-]/;
const WIDE = /[mwMWжмшщюЖМШЩЮ]/;
export const LINE = 1.02; // the height of a line
const LONG = 11; // letters; a longer name of two words takes two lines

const PULLING = 150; // rounds in which places are pulled back to where they truly are
const PULL = 0.05; // the share of the way
const ROUNDS = 300; // in which places are moved apart
const SECOND_LINE = 1.5; // how much farther apart places are for it, of its height

const SEARCH = 40; // rounds in which names look for a better place
const CLEAR = 0.4; // how much farther a name is from other places than from its own, of its height
/**
 * How bad it is if a name covers something, by area. `edge` and `stray` are by the length by which it leaves the map or
 * is not clear, `route` is for each point of a route, `rank` for each place that would be preferred.
 */
const NAME_COST = {
  plate: 40,
  corner: 400,
  name: 40,
  piece: 30,
  edge: 4000,
  stray: 2000,
  route: 4,
  rank: 25,
  near: 12,
};
const APART = 0.35; // how far one name had better be above another, of its height
const COVERED = 100; // how much worse a round is by names that still cover each other
const GROWTH = 1.5; // by how much that counts more in the next round

/** A name in lines. */
export const linesOf = (name: string): string[] => (name.length > LONG ? name.split(/[ -]/) : [name]);

const widthOfLetter = (letter: string): number => {
  if (THIN.test(letter)) return LETTER.thin;
  if (WIDE.test(letter)) return LETTER.wide;
  if (/[дД]/.test(letter)) return LETTER.de;
  return /[а-яА-Я]/.test(letter) ? LETTER.cyrillic : LETTER.usual;
};

/** About the width of a line of bold letters. */
const lengthOf = (line: string): number => [...line].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

export const widthOf = (lines: string[], size: number): number => Math.max(...lines.map(lengthOf)) * size;

export function layOut(input: MapInput): Layout {
  const { places, sizes } = input;
  const words = Object.keys(places);
  const lines = words.map((word) => linesOf(places[word]!.name));
  const positions = spread(input, lines);
  const placed = words.map((word, index): Placed => {
    const [at, { wide }] = [positions[word]!, places[word]!];
    return { at, wide, lines: lines[index]!, plate: plateAt(at, places[word]!, sizes), flag: flagAt(at, wide, sizes) };
  });
  const routes = input.routes(positions);
  const names = chooseNames(
    placed.map((_, index) => nameChoices(input, placed, index, routes)),
    placed.map((_, index) => standChoices(input, placed, index)),
    sizes.name * APART,
  );
  return {
    positions,
    labels: byWord(names.map(({ label }) => label)),
    names: byWord(names.map(({ box }) => box)),
    plates: byWord(placed.map(({ plate }) => plate)),
    flags: byWord(placed.map(({ flag }) => flag)),
  };

  function byWord<Part>(parts: Part[]): Record<string, Part> {
    return Object.fromEntries(words.map((word, index) => [word, parts[index]!]));
  }
}

/** A place after places were moved apart. */
interface Placed {
  at: Point;
  wide: number; // half the width of its plate
  lines: string[]; // of its name
  plate: Box;
  flag: Box;
}

interface Choice {
  box: Box;
  cost: number; // whatever else is chosen
}
type NameChoice = Choice & { label: Label };

/** Where the name of a place may stand, and what that costs; only the other names are not counted yet. */
function nameChoices(input: MapInput, placed: Placed[], index: number, routes: Point[]): NameChoice[] {
  const { corner, taken, sizes } = input;
  const { at, wide, lines } = placed[index]!;
  const width = widthOf(lines, sizes.name);
  const fixed = [...taken, ...placed.map(({ flag }) => flag), ...placed.map(({ plate }) => plate)];
  return namePlaces(at, wide, sizes, lines.length).map((one, rank) => {
    const label = { ...one, x: one.x + inwards(boxOf(one, width, sizes.name, 1), input) };
    const box = boxOf(label, width, sizes.name, lines.length);
    const crossed = routes.filter(([x, y]) => isIn(box, x, y)).length;
    const cost =
      outside(box, input) * NAME_COST.edge * sizes.name +
      covered(box, fixed) * NAME_COST.plate +
      covered(box, [corner]) * NAME_COST.corner +
      strayOf(box, placed, index, sizes) * sizes.name * NAME_COST.stray +
      crossed * sizes.name * NAME_COST.route +
      rank * NAME_COST.rank;
    return { label, box, cost };
  });
}

/** By how much a name is not clearly nearer to its own place than to any other. */
function strayOf(name: Box, placed: Placed[], index: number, sizes: Sizes): number {
  const gaps = placed.map(({ plate }) => gapBetween(name, plate));
  const other = Math.min(...gaps.filter((_, one) => one !== index));
  return Math.max(0, gaps[index]! + sizes.name * CLEAR - other);
}

/** Where a piece may stand beside a place, for which names leave room. */
function standChoices(input: MapInput, placed: Placed[], index: number): Choice[] {
  const { corner, taken, sizes } = input;
  const { at, wide } = placed[index]!;
  const plates = placed.filter((_, one) => one !== index).map(({ plate }) => plate);
  return standsBeside(at, wide, sizes).map((point, rank) => {
    const box = pawnAt(point, ...sizes.pawn);
    const cost =
      outside(box, input) * NAME_COST.edge * sizes.name +
      covered(box, [corner, ...taken, ...plates]) * NAME_COST.plate +
      rank * NAME_COST.rank;
    return { box, cost };
  });
}

/**
 * Choose a place for every name, so that names are not in each other's way nor in that of a piece.
 *
 * Each name in turn takes the place that is best beside the others. Where two still cover each other, that counts more
 * in the next round, until one of them makes way; the best round is taken.
 */
function chooseNames(choices: NameChoice[][], stands: Choice[][], apart: number): NameChoice[] {
  const near = (one: Box, other: Box): number =>
    overlap({ ...one, top: one.top - apart, bottom: one.bottom + apart }, other) * NAME_COST.near;
  const chosen = choices.map(([first]) => first!);
  const weights = choices.map(() => choices.map(() => NAME_COST.name));
  const kept: (Box | null)[] = choices.map(() => null); // for a piece at each place
  let [best, lowest] = [[...chosen], Infinity];
  for (let round = 0, isMoving = true; round < SEARCH && isMoving; round++) {
    isMoving = false;
    choices.forEach((known, index) => {
      const before = chosen[index];
      chosen[index] = least(known, ({ box, cost }) =>
        chosen.reduce(
          (sum, other, rank) =>
            rank === index ? sum : sum + overlap(box, other.box) * weights[index]![rank]! + near(box, other.box),
          cost + covered(box, kept) * NAME_COST.piece,
        ),
      );
      const names = chosen.map(({ box }) => box);
      kept[index] = least(stands[index]!, ({ box, cost }) => cost + covered(box, names) * NAME_COST.name).box;
      isMoving ||= chosen[index] !== before;
    });
    let total = 0;
    chosen.forEach(({ box, cost }, index) => {
      total += cost + covered(box, kept) * NAME_COST.piece;
      chosen.forEach((other, rank) => {
        const shared = rank === index ? 0 : overlap(box, other.box);
        total += shared * NAME_COST.name * COVERED + (rank === index ? 0 : near(box, other.box));
        if (shared) weights[index]![rank]! *= GROWTH;
        isMoving ||= shared > 0;
      });
    });
    if (total < lowest) [best, lowest] = [[...chosen], total];
  }
  return best;
}

/** Move places apart until a finger can tell them apart; each stays as near to its true position as it can. */
export function spread({ places, bounds, corner, sizes }: MapInput, lines: string[][] = []): Positions {
  const words = Object.keys(places);
  const homes = words.map((word) => places[word]!.xy);
  const points = homes.map(([x, y]): [number, number] => [x, y]);
  const side = sizes.finger;
  const wide = words.map((_, one) => Math.max(side, lines[one] ? widthOf(lines[one], sizes.name) : 0));
  const high = words.map((_, one) => side + ((lines[one]?.length ?? 1) - 1) * sizes.name * SECOND_LINE);
  for (let round = 0; round < ROUNDS; round++) {
    const pull = round < PULLING ? PULL : 0;
    points.forEach((point, one) => {
      point[0] += (homes[one]![0] - point[0]) * pull;
      point[1] += (homes[one]![1] - point[1]) * pull;
      for (let other = 0; other < one; other++) {
        part(point, points[other]!, (wide[one]! + wide[other]!) / 2, (high[one]! + high[other]!) / 2);
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

/** Push two places apart on the way that is shorter. */
function part(one: [number, number], other: [number, number], wide: number, high: number): void {
  const gaps = [wide - Math.abs(one[0] - other[0]), high - Math.abs(one[1] - other[1])] as const;
  if (gaps[0] <= 0 || gaps[1] <= 0) return;
  const axis = gaps[0] < gaps[1] ? 0 : 1;
  const push = (gaps[axis] / 2) * (one[axis] < other[axis] ? -1 : 1);
  one[axis] += push;
  other[axis] -= push;
}

const NEVER = 1e9; // how bad it is if a piece covers a name
/** How bad it is if it covers something else, by area, or stands away from its place or nearer to another. */
const PIECE_COST = { edge: 4000, plate: 60, own: 25, pawn: 2, flag: 4, stray: 120, away: 80 };
const FINE = 3; // pixels between two points where a piece may stand
const REACH = 2; // how many pieces fit between a place and the farthest of these points

/** Where pieces have their feet: beside their places, never on a name, and if there is room on nothing else either. */
export function standsOf(input: MapInput, layout: Layout, at: string[]): Point[] {
  const pawns: Box[] = [];
  return at.map((word) => {
    const stand = standAt(input, layout, word, pawns);
    pawns.push(pawnAt(stand, ...input.sizes.pawn));
    return stand;
  });
}

/** Where a piece stands beside a place, after these other pieces. */
function standAt(input: MapInput, layout: Layout, word: string, pawns: Box[]): Point {
  const { sizes, corner } = input;
  const [wide, high] = sizes.pawn;
  const at = layout.positions[word] ?? [0, 0];
  const half = input.places[word]?.wide ?? 0;
  const room = boxAround(at, half + (2 * REACH + 2) * wide, sizes.plate + 3 * high); // nothing beyond it matters
  const near = (boxes: Box[]) => boxes.filter((box) => overlap(box, room) > 0);
  const own = layout.plates[word] ?? boxAround(at, 0, 0);
  const plates = near(Object.values(layout.plates)).filter((plate) => plate !== own);
  const names = near([...Object.values(layout.names), ...input.taken]);
  const flags = near(Object.values(layout.flags));
  return least(feetPlaces(at, half, sizes), ([x, y]) => {
    const box = pawnAt([x, y], wide, high);
    const onNames = covered(box, names);
    if (onNames) return NEVER + onNames;
    const gap = gapBetween(box, own);
    const other = Math.min(...plates.map((plate) => gapBetween(box, plate)));
    const far = Math.abs(x - at[0]) + Math.abs(y - high / 2 - at[1]);
    return (
      outside(box, input) * sizes.name * PIECE_COST.edge +
      covered(box, [corner, ...plates]) * PIECE_COST.plate +
      overlap(box, own) * PIECE_COST.own +
      covered(box, pawns) * PIECE_COST.pawn +
      covered(box, flags) * PIECE_COST.flag +
      (Math.max(0, gap + 2 * sizes.unit - other) * PIECE_COST.stray + gap * PIECE_COST.away + far) * sizes.unit
    );
  });
}

const TOUCH = 3; // pixels between a piece or a name and its place, beyond which a line may lead to it

/** The line from a piece to its place, if it does not stand next to it. */
export function leadOf({ sizes }: MapInput, layout: Layout, word: string, stand: Point): [Point, Point] | null {
  const [plate, body] = [layout.plates[word], pawnAt(stand, ...sizes.pawn)];
  return plate && gapBetween(body, plate) > TOUCH * sizes.unit ? lineBetween(body, plate) : null;
}

/** Lines from names to their places, where another name or another place is about as near. */
export function nameLeads({ sizes }: MapInput, { names, plates }: Layout): Record<string, [Point, Point]> {
  const words = Object.keys(names);
  const unclear = words.filter((word) => {
    const own = gapBetween(names[word]!, plates[word]!);
    const others = words.filter((other) => other !== word);
    const place = Math.min(...others.map((other) => gapBetween(names[word]!, plates[other]!)));
    const name = Math.min(...others.map((other) => gapBetween(names[word]!, names[other]!)));
    return own > TOUCH * sizes.unit && (place < own + sizes.name || name < own);
  });
  return Object.fromEntries(unclear.map((word) => [word, lineBetween(names[word]!, plates[word]!)]));
}

const pawnAt = ([x, y]: Point, wide: number, high: number): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - high,
  bottom: y,
});

/** The points next to a place: at its sides, above and below. */
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

/** Points around a place. */
function feetPlaces([x, y]: Point, half: number, { plate, pawn: [wide, high], unit }: Sizes): Point[] {
  const step = FINE * unit;
  const across = Math.ceil((half + REACH * 2 * wide) / step);
  const [up, down] = [Math.ceil((plate + high) / step), Math.ceil((plate + 2 * high) / step)];
  return Array.from({ length: 2 * across + 1 }, (_, column) => x + (column - across) * step).flatMap((column) =>
    Array.from({ length: up + down + 1 }, (_, row): Point => [column, y + (row - up) * step]),
  );
}

const EDGE = 2 / 15; // of half the height of a plate

export function plateAt([x, y]: Point, { wide }: MapPlace, { plate }: Sizes): Box {
  const edge = plate * EDGE;
  return { left: x - wide - edge, right: x + wide + edge, top: y - plate - edge, bottom: y + plate + edge };
}

function flagAt([x, y]: Point, wide: number, { plate, flag }: Sizes): Box {
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

const INSIDE = 4; // from the edge of the map

/** How far to the right a box is to move so that it is on the map. */
const inwards = ({ left, right }: Box, { bounds }: MapInput): number =>
  Math.max(0, bounds.left + INSIDE - left) - Math.max(0, right - bounds.right + INSIDE);

const outside = (box: Box, { bounds }: MapInput): number =>
  Math.max(0, bounds.left + INSIDE - box.left) +
  Math.max(0, box.right - bounds.right + INSIDE) +
  Math.max(0, bounds.top + INSIDE - box.top) +
  Math.max(0, box.bottom - bounds.bottom + INSIDE);
