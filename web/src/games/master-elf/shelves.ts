/** How large gifts can be drawn on shelves so that all of them fit. */

const SIZES = [120, 108, 96, 86, 76, 68, 60, 54, 48, 42, 38, 34, 30, 26, 23, 20, 18];
const TALL = 92 / 76; // height of a gift by its width
export const OVERLAP = 0.12; // of a gift by the next one

/** A shelf: how many gifts are on it, and how many figures tell their points. */
interface Shelf {
  gifts: number;
  figures: number;
}

/** The width of the gifts: the largest that fits into the box. */
export function fitShelves(shelves: Shelf[], width: number, height: number): number {
  const isFitting = (size: number): boolean =>
    heightOf(shelves, size, width) <= height && shelves.every((shelf) => widthOf(shelf, size) <= width);
  return SIZES.find(isFitting) ?? SIZES.at(-1)!;
}

/** The height of the shelves in a box of this width, side by side as long as there is room. */
export function heightOf(shelves: Shelf[], size: number, width: number): number {
  let rows = shelves.length ? 1 : 0;
  let used = 0;
  for (const shelf of shelves) {
    const wide = widthOf(shelf, size);
    if (used > 0 && used + wide > width) {
      rows += 1;
      used = 0;
    }
    used += wide;
  }
  return rows * (size * TALL + 8);
}

/** Its sign, its gifts, its points, and the gap after it. */
const widthOf = ({ gifts, figures }: Shelf, size: number): number =>
  20 + size * (gifts - (gifts - 1) * OVERLAP) + 11 + 8 * figures;
