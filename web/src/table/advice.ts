/** In which order the moves of a hint are shown. */

import type { Schemas } from "../api/client";
import { CLEARLY_BETTER } from "../engine/coach";

type Advice = Schemas["HintResult"]["advice"];

const ENDS = ["end", "pass", "decline"]; // moves that give up what is left of a turn

/** Whether a move gives up something useful that could still be done; `unused` is what a view says about that. */
export const givesUp = (move: string, unused: readonly string[] = []): boolean =>
  ENDS.includes(move) && unused.length > 0;

/**
 * The recommended move, then the others by win probability. Moves that the search cannot tell apart share one
 * probability, and of them those that do something come first.
 */
export function inOrder(advice: Advice, unused?: readonly string[]): Advice {
  const [best, ...others] = advice;
  if (!best) return [];
  const sorted = others.toSorted((one, other) => other.wins - one.wins);
  const isEqual = ({ wins }: Advice[number]): boolean => Math.abs(best.wins - wins) <= CLEARLY_BETTER;
  const equal = [best, ...sorted.filter(isEqual)];
  const shares = equal.reduce((sum, one) => sum + one.share, 0);
  const wins = shares ? equal.reduce((sum, one) => sum + one.wins * one.share, 0) / shares : best.wins;
  const active = equal.toSorted((one, other) => +givesUp(one.move, unused) - +givesUp(other.move, unused));
  return [...active.map((one) => ({ ...one, wins })), ...sorted.filter((one) => !isEqual(one))];
}
