/** What this device keeps. Where browsers allow no storage, or it is full, it is kept until the page is closed. */

/** What could not be kept; null stands for what was forgotten. */
const unkept = new Map<string, string | null>();

/** The text that is kept under a key, if there is one. */
export function storedText(key: string): string | null {
  const text = unkept.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
    unkept.delete(key);
  } catch {
    unkept.set(key, null);
  }
}

/** What is kept under a key, if it is there and of the right kind. */
export function stored<T>(key: string, fits: (found: unknown) => boolean, otherwise: T): T {
  try {
    const value = JSON.parse(storedText(key) ?? "null") as unknown;
    return fits(value) ? (value as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  keepText(key, JSON.stringify(value));
}

export const isList = (found: unknown): boolean => Array.isArray(found);

export const isRecord = (found: unknown): boolean =>
  typeof found === "object" && found !== null && !Array.isArray(found);
