/** What can be read from a view without knowing its game. */

import type { View } from "../../api/client";
import { isSeat, seatOf } from "../../api/seats";

/** Fields that the core gives every view: they do not lie on the table. */
const ASIDE = new Set([
  "game",
  "edition",
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

/** What lies on the table: all fields that a game has added to its view. */
export function fieldsIn(view: View): [string, unknown][] {
  return Object.entries(view).filter(([name, value]) => !ASIDE.has(name) && value !== null && value !== undefined);
}

/** The words of what lies on the table: of what everybody shares and of the viewer, and of the other players. */
export interface WordsOnTable {
  near: Set<string>;
  far: Set<string>;
}

/** All words that name something that is drawn. A seat is drawn as the name of its player, whatever else names it. */
export function wordsIn(view: View): WordsOnTable {
  const players = (view.players ?? []) as Record<string, unknown>[];
  const [near, far] = [new Set<string>(), new Set<string>()];
  fieldsIn(view).forEach(([, value]) => collect(value, near));
  players.forEach((player, seatNumber) => {
    near.add(seatOf(seatNumber));
    for (const value of Object.values(player)) collect(value, seatOf(seatNumber) === view.seat ? near : far);
  });
  return { near, far };
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === "string" && !isSeat(value)) words.add(value);
  else if (isPile(value)) collect(value.cards, words);
  else if (Array.isArray(value)) value.forEach((one) => collect(one, words));
  else if (isRecord(value)) {
    for (const [word, inner] of Object.entries(value)) {
      words.add(word);
      collect(inner, words);
    }
  }
}

/** Whether a move can be made by touching something that lies on the table. */
export function isOnTable(move: string, { near, far }: WordsOnTable): boolean {
  return wordsOf(move).some((word) => near.has(word) || far.has(word));
}

/** The moves that use a component. One of another player has only those that nothing nearer has. */
export function movesWith(moves: string[], word: string, { near }: WordsOnTable, isNear: boolean): string[] {
  return isNear || !near.has(word) ? moves.filter((move) => wordsOf(move).includes(word)) : [];
}

/** The words of a move after its verb. */
const wordsOf = (move: string): string[] => move.split(" ").slice(1);
