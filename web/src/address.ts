/** The parts of the route in an address: `#/table/abc` has `table` and `abc`. */
export function partsOf(hash: string): string[] {
  return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}
