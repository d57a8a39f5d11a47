/** The tables of guided matches on this device, and the lessons that were read at each. */

const KEY = "ludoteca.lessons";
const MOST = 20; // tables; the oldest are forgotten

type Read = [table: string, lessons: string[]][];

function load(): Read {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(stored) ? (stored as Read) : [];
  } catch {
    return [];
  }
}

/** Whether a match at a table is guided. */
export const isGuided = (table: string): boolean => load().some(([id]) => id === table);

/** The lessons that were read at a table. */
export const lessonsRead = (table: string): string[] => load().find(([id]) => id === table)?.[1] ?? [];

/** Keeps what was read at a table, so that a guided match goes on after a reload. */
export function keepLessons(table: string, lessons: string[]): void {
  const others = load().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, lessons]].slice(-MOST)));
  } catch {
    // Without storage a reload begins with the first lesson again.
  }
}
