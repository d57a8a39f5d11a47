/** Where pieces stand on a map: on the ring of their place, never over its name. */

import { boxAround, covered, gapBetween, overlap, type Box } from "./boxes";
import { EDGE, least, outside, type Layout, type MapInput, type Sizes } from "./mapPlaces";
import type { Point } from "./paths";

const NEVER = 1e9; // how bad it is if a piece covers a name
/** How bad it is if it covers something else, by area, or is near to another place; worse if its feet are. */
const PIECE_COST = { edge: 4000, plate: 60, own: 30, pawn: 16, flag: 4, stray: 1200, near: 120 };
const CLEAR_PX = 7; // by which a piece is away from any other place, and its feet nearer to their own
const ASIDE_PX = 2; // between a piece and a name
const STEP_PX = 2; // between two points where a piece may stand
const BESIDE_PX = 4; // by which feet may stand beside their place, so that less of it is covered
// Shares of the height of a piece:
const SUNK_SHARE = 0.12; // how far its feet stand below the edge of its place
const BELOW_SHARE = 0.18; // how far they may stand below the whole place

/** Where pieces have their feet: on their places, never on a name, and if there is room on nothing else either. */
export function standsOf(input: MapInput, layout: Layout, at: string[]): Point[] {
  const pawns: Box[] = [];
  return at.map((word) => {
    const stand = standAt(input, layout, word, pawns);
    pawns.push(pawnAt(stand, ...input.sizes.pawn));
    return stand;
  });
}

/** Where a piece stands on a place, after these other pieces. */
function standAt(input: MapInput, layout: Layout, word: string, pawns: Box[]): Point {
  const { sizes, corner } = input;
  const [halfWidth, height] = sizes.pawn;
  const at = layout.positions[word] ?? [0, 0];
  const own = layout.plates[word] ?? boxAround(at, 0, 0);
  const room = boxAround(at, own.right - at[0] + 4 * halfWidth, sizes.plate + 3 * height); // nothing beyond it matters
  const inRoom = (boxes: Box[]) => boxes.filter((box) => overlap(box, room) > 0);
  const plates = inRoom(Object.values(layout.plates)).filter((plate) => plate !== own);
  const names = inRoom([...Object.values(layout.names), ...input.taken]);
  const flags = inRoom(Object.values(layout.flags));
  return least(feetPlaces(own, sizes), ([x, y]) => {
    const box = pawnAt([x, y], halfWidth, height);
    const onNames = covered(pawnAt([x, y], halfWidth + ASIDE_PX * sizes.unit, height), names);
    if (onNames) return NEVER + onNames;
    const feet = boxAround([x, y], 0, 0);
    const other = (part: Box) => Math.min(...plates.map((plate) => gapBetween(part, plate)));
    const stray = Math.max(0, gapBetween(feet, own) + CLEAR_PX * sizes.unit - other(feet));
    const near = Math.max(0, CLEAR_PX * sizes.unit - other(box));
    return (
      outside(box, input) * sizes.name * PIECE_COST.edge +
      covered(box, [corner, ...plates]) * PIECE_COST.plate +
      overlap(box, own) * PIECE_COST.own +
      covered(box, pawns) * PIECE_COST.pawn +
      covered(box, flags) * PIECE_COST.flag +
      (stray * PIECE_COST.stray + near * PIECE_COST.near + Math.abs(x - at[0])) * sizes.unit
    );
  });
}

export const pawnAt = ([x, y]: Point, halfWidth: number, height: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - height,
  bottom: y,
});

/** The points on the ring of a place for which names leave room: on its upper edge, on its ends, on its lower edge. */
export function standsBeside([x, y]: Point, halfWidth: number, { plate, pawn }: Sizes): Point[] {
  const edge = plate * EDGE;
  const above = y - plate - edge + pawn[1] * SUNK_SHARE;
  const row = [0, -0.6, 0.6, -1, 1].map((aside): Point => [x + aside * halfWidth, above]);
  const ends = [0, plate].flatMap((drop) => [-1, 1].map((side): Point => [x + side * (halfWidth + edge), y + drop]));
  return [...row, ...ends, [x, y + plate + edge + pawn[1] * BELOW_SHARE]];
}

/** The points of a plate, or just beside it, where feet may stand, from its upper edge down. */
function feetPlaces(place: Box, { pawn: [, height], unit }: Sizes): Point[] {
  const step = STEP_PX * unit;
  const [left, right] = [place.left - BESIDE_PX * unit, place.right + BESIDE_PX * unit];
  const [top, bottom] = [place.top + height * SUNK_SHARE, place.bottom + height * BELOW_SHARE];
  const [columns, rows] = [Math.floor((right - left) / step), Math.floor((bottom - top) / step)];
  const points = Array.from({ length: columns + 1 }, (_, column) => left + column * step).flatMap((column) =>
    Array.from({ length: rows + 1 }, (_, row): Point => [column, top + row * step]),
  );
  return points.filter((point) => gapBetween(boxAround(point, 0, 0), place) <= height * BELOW_SHARE);
}
