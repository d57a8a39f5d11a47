/** Sizes and rectangles on a page, in pixels. */

export interface Size {
  width: number;
  height: number;
}

export interface Rectangle extends Size {
  left: number;
  top: number;
}
