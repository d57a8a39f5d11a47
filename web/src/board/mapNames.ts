/** Where the names of places stand on a map, so that they cover nothing and it is clear whose they are. */

import {
  boxAroundAll,
  covered,
  gapBetween,
  isIn,
  lineBetween,
  overlap,
  overlapWithin,
  widened,
  type Box,
} from "./boxes";
import { LINE, widthOf, writingsOf } from "./lettering";
import { pawnAt, standsBeside } from "./mapPieces";
import { INSIDE, least, outside, type Label, type Layout, type MapInput, type Placed, type Sizes } from "./mapPlaces";
import type { Point } from "./paths";

const LEAD_PX = 3; // between a name and its place, beyond which a line may lead to it
const SEARCH_ROUNDS = 40; // in which names look for a better place
// Shares of the height of a name:
const CLEAR_SHARE = 0.4; // how much farther it is from other places than from its own
const APART_SHARE = 0.6; // how far it had better be above another name
const BESIDE_SHARE = 0.6; // and how far beside it, so that both are not read as one
const LOWER_SHARE = 0.6; // how far below its usual line it may stand

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
};
const NEAR_COST = 0.3; // how bad it is if one name is too near above another, of covering it
const COVERED_FACTOR = 100; // how much worse a round is by names that still cover each other
const GROWTH_FACTOR = 1.5; // by how much that counts more in the next round

interface Choice {
  box: Box;
  cost: number; // whatever else is chosen
}
export type NameChoice = Choice & { label: Label };

/** Choose where the name of each place stands. */
export function placeNames(input: MapInput, placed: Placed[], routes: Point[]): NameChoice[] {
  return chooseNames(
    placed.map((_, index) => nameChoices(input, placed, index, routes)),
    placed.map((_, index) => standChoices(input, placed, index)),
    input.sizes.name,
  );
}

/** Where the name of a place may stand, and what that costs; only the other names are not counted yet. */
function nameChoices(input: MapInput, placed: Placed[], index: number, routes: Point[]): NameChoice[] {
  const { corner, taken, sizes } = input;
  const { at, halfWidth, name } = placed[index]!;
  const fixed = [...taken, ...placed.map(({ flag }) => flag), ...placed.map(({ plate }) => plate)];
  const labels = writingsOf(name).flatMap((lines) => namePlaces(at, halfWidth, sizes, lines));
  const choices = labels.map((one) => {
    const label = { ...one, x: one.x + inwards(boxOfLabel(one, sizes.name), input) };
    return { label, box: boxOfLabel(label, sizes.name) };
  });
  const reach = boxAroundAll(choices.map(({ box }) => box));
  const points = routes.filter(([x, y]) => isIn(reach, x, y));
  return choices.map(({ label, box }, rank) => {
    const crossed = sumOf(points, ([x, y]) => (isIn(box, x, y) ? 1 : 0));
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
  return Math.max(0, gaps[index]! + sizes.name * CLEAR_SHARE - other);
}

/** Where a piece may stand beside a place, for which names leave room. */
function standChoices(input: MapInput, placed: Placed[], index: number): Choice[] {
  const { corner, taken, sizes } = input;
  const { at, halfWidth } = placed[index]!;
  const plates = placed.filter((_, one) => one !== index).map(({ plate }) => plate);
  return standsBeside(at, halfWidth, sizes).map((point, rank) => {
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
 * The search begins with all names below their places, and if two never make way, again with all above; the best round
 * is taken.
 */
function chooseNames(choices: NameChoice[][], stands: Choice[][], size: number): NameChoice[] {
  let [best, lowest] = [choices.map(([first]) => first!), Infinity];
  let isFree = false; // no name is in the way of another
  for (const isAbove of [false, true]) {
    if (isFree) break;
    const search = new NameSearch(choices, stands, size, isAbove);
    for (let round = 0; round < SEARCH_ROUNDS; round++) {
      const hasMoved = search.moveNames();
      const { cost, clashes } = search.judge();
      if (cost < lowest) [best, lowest, isFree] = [[...search.chosen], cost, clashes === 0];
      if (!hasMoved && clashes === 0) break;
    }
  }
  return best;
}

/**
 * A search in rounds. Each name in turn takes the place that is best beside the others. Where two still cover each
 * other, or could be read as one name, in one line or in two, that counts more in the next round, until one of them
 * makes way.
 */
class NameSearch {
  readonly chosen: NameChoice[]; // of each name
  private readonly kept: (Box | null)[]; // for a piece at each place
  private readonly onNames: number[][]; // how bad it is now if one name covers another
  private readonly onPieces: number[][]; // and if it covers a piece
  private readonly reaches: Box[]; // around all places of a name: what is outside cannot clash with it
  private readonly apart: number;
  private readonly beside: number;

  constructor(
    private readonly choices: NameChoice[][],
    private readonly stands: Choice[][],
    size: number,
    isAbove: boolean,
  ) {
    [this.apart, this.beside] = [APART_SHARE * size, BESIDE_SHARE * size];
    this.chosen = choices.map((known) => (isAbove ? least(known, ({ label }) => label.y) : known[0]!));
    this.kept = choices.map(() => null);
    this.onNames = choices.map(() => choices.map(() => NAME_COST.name));
    this.onPieces = choices.map(() => choices.map(() => NAME_COST.piece));
    const margin = Math.max(this.apart, this.beside);
    this.reaches = choices.map((known) => widened(boxAroundAll(known.map(({ box }) => box)), margin));
  }

  /** How much two names could be read as one. */
  private near(one: Box, other: Box): number {
    return overlapWithin(one, other, 0, this.apart) * NEAR_COST + overlapWithin(one, other, this.beside, 0);
  }

  /** Let each name take its best place now, and keep room for a piece; returns whether one has moved. */
  moveNames(): boolean {
    let hasMoved = false;
    this.choices.forEach((known, index) => {
      const before = this.chosen[index];
      this.chosen[index] = this.bestPlace(known, index);
      const names = this.chosen.map(({ box }) => box);
      const stand = least(this.stands[index]!, ({ box, cost }) => cost + covered(box, names) * NAME_COST.name);
      this.kept[index] = stand.box;
      hasMoved ||= this.chosen[index] !== before;
    });
    return hasMoved;
  }

  private bestPlace(known: NameChoice[], index: number): NameChoice {
    const isInReach = (box: Box): boolean => overlap(box, this.reaches[index]!) > 0;
    const names = this.chosen.flatMap(({ box }, rank) =>
      rank !== index && isInReach(box) ? [{ box, weight: this.onNames[index]![rank]! }] : [],
    );
    const pieces = this.kept.flatMap((box, rank) =>
      box && isInReach(box) ? [{ box, weight: this.onPieces[index]![rank]! }] : [],
    );
    return least(
      known,
      ({ box, cost }) =>
        cost +
        sumOf(pieces, (piece) => overlap(box, piece.box) * piece.weight) +
        sumOf(names, (other) => (overlap(box, other.box) + this.near(box, other.box)) * other.weight),
    );
  }

  /** What the places that are chosen cost, and how many clashes there are; these count more from now on. */
  judge(): { cost: number; clashes: number } {
    let [sum, clashes] = [0, 0];
    this.chosen.forEach(({ box, cost }, index) => {
      sum += cost + covered(box, this.kept) * NAME_COST.piece * COVERED_FACTOR;
      this.kept.forEach((piece, rank) => {
        if (!piece || overlap(box, piece) === 0) return;
        this.onPieces[index]![rank]! *= GROWTH_FACTOR;
        clashes++;
      });
      this.chosen.forEach((other, rank) => {
        if (rank === index) return;
        const [shared, close] = [overlap(box, other.box), this.near(box, other.box)];
        sum += (shared * COVERED_FACTOR + close) * NAME_COST.name;
        if (shared + close === 0) return;
        this.onNames[index]![rank]! *= GROWTH_FACTOR;
        clashes++;
      });
    });
    return { cost: sum, clashes };
  }
}

/** Lines from names to their places, where another name or another place is about as near. */
export function nameLeads({ sizes }: MapInput, { names, plates }: Layout): Record<string, [Point, Point]> {
  const words = Object.keys(names);
  const unclear = words.filter((word) => {
    const own = gapBetween(names[word]!, plates[word]!);
    const others = words.filter((other) => other !== word);
    const gap = Math.min(...others.map((other) => gapBetween(names[word]!, plates[other]!)));
    const name = Math.min(...others.map((other) => gapBetween(names[word]!, names[other]!)));
    return own > LEAD_PX * sizes.unit && (gap < own + sizes.name || name < own);
  });
  return Object.fromEntries(unclear.map((word) => [word, lineBetween(names[word]!, plates[word]!)]));
}

function namePlaces([x, y]: Point, halfWidth: number, { plate, name }: Sizes, lines: string[]): Label[] {
  const more = (lines.length - 1) * LINE * name;
  const [above, below] = [y - plate - name * 0.3 - more, y + plate + name * 0.9];
  const [left, right] = [x - halfWidth - name * 0.3, x + halfWidth + name * 0.3];
  const rows = [below, above].flatMap((row): Label[] => [
    { x, y: row, anchor: "middle", lines },
    ...[-1, 0, -0.5, -1.5, -2, 0.5].map((aside): Label => ({
      x: x + aside * halfWidth,
      y: row,
      anchor: "start",
      lines,
    })),
    ...[1, 0, 0.5, 1.5, 2, -0.5].map((aside): Label => ({ x: x + aside * halfWidth, y: row, anchor: "end", lines })),
  ]);
  const lower = [-1, 0, 1].map((aside): Label => {
    return {
      x: x + aside * halfWidth,
      y: below + name * LOWER_SHARE,
      anchor: (["start", "middle", "end"] as const)[aside + 1]!,
      lines,
    };
  });
  const sides = [0.35, -0.35, 1, -0.8, 1.4, 0.7, -0.1].flatMap((drop): Label[] => [
    { x: right, y: y + name * drop - more / 2, anchor: "start", lines },
    { x: left, y: y + name * drop - more / 2, anchor: "end", lines },
  ]);
  return [...rows.slice(0, 1), ...sides.slice(0, 2), ...rows.slice(1), ...sides.slice(2), ...lower];
}

export function boxOfLabel(label: Label, size: number): Box {
  const width = widthOf(label.lines, size);
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
  return {
    left,
    right: left + width,
    top: label.y - size * 0.85,
    bottom: label.y + size * (0.28 + (label.lines.length - 1) * LINE),
  };
}

function sumOf<Part>(parts: Part[], value: (part: Part) => number): number {
  let sum = 0;
  for (const part of parts) sum += value(part);
  return sum;
}

/** How far to the right a box is to move so that it is on the map. */
const inwards = ({ left, right }: Box, { bounds }: MapInput): number =>
  Math.max(0, bounds.left + INSIDE - left) - Math.max(0, right - bounds.right + INSIDE);
