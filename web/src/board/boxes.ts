/** Upright rectangles, such as those that names and pieces cover. */

import type { Point } from "./paths";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxAround = ([x, y]: Point, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

/** The smallest box that holds all of these. */
export const boxAroundAll = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** A box that is larger by this much on each side. */
export const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

export const isIn = (box: Box, x: number, y: number): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How much two boxes overlap if the first is larger by this much on the left and right, and above and below. */
export const overlapWithin = (a: Box, b: Box, aside: number, above: number): number =>
  Math.max(0, Math.min(a.right + aside, b.right) - Math.max(a.left - aside, b.left)) *
  Math.max(0, Math.min(a.bottom + above, b.bottom) - Math.max(a.top - above, b.top));

/** How far two boxes are apart; 0 if they touch. */
export const gapBetween = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

export const covered = (box: Box, others: (Box | null)[]): number =>
  others.reduce((sum, other) => sum + (other ? overlap(box, other) : 0), 0);

/** The shortest line between two boxes: its ends on the first and on the second. */
export function lineBetween(a: Box, b: Box): [Point, Point] {
  const along = (low: number, high: number, from: number, to: number): [number, number] => {
    if (high < from) return [high, from];
    if (to < low) return [low, to];
    const middle = (Math.max(low, from) + Math.min(high, to)) / 2;
    return [middle, middle];
  };
  const [left, right] = along(a.left, a.right, b.left, b.right);
  const [top, bottom] = along(a.top, a.bottom, b.top, b.bottom);
  return [
    [left, top],
    [right, bottom],
  ];
}
