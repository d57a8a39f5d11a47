/** The tables of guided matches on this device, and the lessons that were read at each. */

import { isList, keep, stored } from "../../device/storage";

const KEY = "ludoteca.lessons";
const MOST_TABLES = 20; // the oldest are forgotten

type Read = [table: string, lessons: string[]][];

const load = (): Read => stored(KEY, isList, []);

/** Whether a match at a table is guided. */
export const isGuided = (table: string): boolean => load().some(([id]) => id === table);

/** The lessons that were read at a table. */
export const lessonsRead = (table: string): string[] => load().find(([id]) => id === table)?.[1] ?? [];

/** Keeps what was read at a table, so that a guided match goes on after a reload. */
export function keepLessons(table: string, lessons: string[]): void {
  const others = load().filter(([id]) => id !== table);
  keep(KEY, [...others, [table, lessons]].slice(-MOST_TABLES));
}
