/** Paths on a map: smooth curves through points, and places along them. */

export type Point = readonly [number, number];

const PER_BEND = 10;

/** Points along a smooth curve through all knots. */
export function curveThrough(knots: readonly Point[]): Point[] {
  if (knots.length === 2) return [...knots];
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

/** The `d` of an SVG path. */
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join("L")}`;

const lengthsOf = (way: readonly Point[]): number[] =>
  way.slice(1).map(([x, y], index) => Math.hypot(x - way[index]![0], y - way[index]![1]));

export const lengthOf = (way: readonly Point[]): number => lengthsOf(way).reduce((sum, length) => sum + length, 0);

/** The point at a fraction of a path's length. */
export function pointAt(way: readonly Point[], share: number): Point {
  const lengths = lengthsOf(way);
  let left = share * lengthOf(way);
  for (const [index, length] of lengths.entries()) {
    const [[a, b], [c, d]] = [way[index]!, way[index + 1]!];
    if (left <= length && length > 0) return [a + ((c - a) * left) / length, b + ((d - b) * left) / length];
    left -= length;
  }
  return way.at(-1)!;
}
