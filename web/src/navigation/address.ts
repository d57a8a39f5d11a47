/** The parts of the route in an address: `#/table/abc` has `table` and `abc`. */
export function partsOf(hash: string): string[] {
  return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decode);
}

/** A part without its percent signs, or as it is if it was cut off or mistyped: `%` alone means nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
