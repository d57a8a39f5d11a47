/** What can be read from a view without knowing its game. */

import type { View } from "../../api/client";

/** Entries of every view that are not things on the table. */
const ASIDE = new Set([
  "moves",
  "turn",
  "seat",
  "seats",
  "players",
  "pending",
  "outcome",
  "progress",
  "obstacles",
  "effects",
  "unused",
  "ends",
]);

/** Cards of which some may be face down. */
interface PileOfCards {
  count: number;
  cards: string[];
}

export const isPile = (value: unknown): value is PileOfCards =>
  isRecord(value) && typeof value.count === "number" && (value.cards === undefined || Array.isArray(value.cards));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Words with how many there are of each: the piles of a market. */
export const isTally = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).length > 0 && Object.values(value).every((one) => typeof one === "number");

/** The things on the table: all entries that a game has added to its view. */
export function thingsIn(view: View): [string, unknown][] {
  return Object.entries(view).filter(([name, value]) => !ASIDE.has(name) && value !== null && value !== undefined);
}

/** All words that name something on the table. */
export function wordsIn(view: View): Set<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === "string") words.add(value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (isRecord(value)) {
      if (isTally(value)) Object.keys(value).forEach((word) => words.add(word));
      Object.values(value).forEach(walk);
    }
  };
  thingsIn(view).forEach(([, value]) => walk(value));
  walk(view.players);
  return words;
}
