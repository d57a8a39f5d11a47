/** A figure with a real minus sign. */
export const figure = <Value>(value: Value): Value | string =>
  typeof value === "number" && value < 0 ? `−${-value}` : value;
