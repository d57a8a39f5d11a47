/** What this device keeps, as JSON. Where browsers allow no storage, or it is full, nothing is kept and nothing fails. */

/** What is kept under a key, if it is there and of the right kind. */
export function stored<T>(key: string, fits: (found: unknown) => boolean, otherwise: T): T {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
    return fits(found) ? (found as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it is forgotten with the page.
  }
}

export const isList = (found: unknown): boolean => Array.isArray(found);

export const isRecord = (found: unknown): boolean =>
  typeof found === "object" && found !== null && !Array.isArray(found);
