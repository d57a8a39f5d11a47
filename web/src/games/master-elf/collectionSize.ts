/** How large gifts can be drawn so that all collections fit. */

const SIZES = [200, 180, 160, 140, 120, 108, 96, 86, 76, 68, 60, 54, 48, 42, 38, 34, 30, 26, 23, 20, 18];
const HEIGHT_PER_WIDTH = 92 / 76; // of a gift
export const OVERLAP = 0.12; // of a gift by the next one

/** A collection: how many gifts it has, and how many figures tell its points. */
interface Content {
  gifts: number;
  figures: number;
}

/** The width of the gifts: the largest that fits into the box. */
export function fitCollections(collections: Content[], width: number, height: number): number {
  const isFitting = (size: number): boolean =>
    heightOf(collections, size, width) <= height &&
    collections.every((collection) => widthOf(collection, size) <= width);
  return SIZES.find(isFitting) ?? SIZES.at(-1)!;
}

/** The height of the collections in a box of this width, side by side as long as there is room. */
export function heightOf(collections: Content[], size: number, width: number): number {
  let rows = collections.length ? 1 : 0;
  let used = 0;
  for (const collection of collections) {
    const wide = widthOf(collection, size);
    if (used > 0 && used + wide > width) {
      rows += 1;
      used = 0;
    }
    used += wide;
  }
  return rows * (size * HEIGHT_PER_WIDTH + 8);
}

/** Its sign, its gifts, its points, and the gap after it. */
const widthOf = ({ gifts, figures }: Content, size: number): number =>
  20 + size * (gifts - (gifts - 1) * OVERLAP) + 11 + 8 * figures;
