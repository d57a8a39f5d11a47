/** Taps that make several moves, such as one that pays with two cards. */

import type { LogEntry } from "../../api/client";

/** How many moves before the last one the same tap has made. */
export function countContinued(entries: LogEntry[], continued: Set<number>): number {
  const standing = entries.filter((entry) => entry.kind === "move" && !entry.undone).reverse();
  const first = standing.findIndex(({ number }) => !continued.has(number));
  return Math.max(0, first);
}

/** Whether a move must wait for a second tap. A tap is confirmed once, with the first of its moves. */
export const mustConfirm = (wanted: boolean, move: string, chosen: string | null, isContinued: boolean): boolean =>
  wanted && !isContinued && chosen !== move;
