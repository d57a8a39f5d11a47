/** In which order the moves of a hint are shown. */

import type { Schemas } from "../../api/client";
import { CLEARLY_BETTER } from "../../engine/coach";

type Advice = Schemas["HintResult"]["advice"];

/**
 * The recommended move, then the others by win probability. Moves that the search cannot tell apart share one
 * probability, and of them those that do something come first; `ends` are the moves that give something up.
 */
export function sortAdvice(advice: Advice, ends: readonly string[] = []): Advice {
  const [best, ...others] = advice;
  if (!best) return [];
  const sorted = others.toSorted((one, other) => other.wins - one.wins);
  const isEqual = ({ wins }: Advice[number]): boolean => Math.abs(best.wins - wins) <= CLEARLY_BETTER;
  const equal = [best, ...sorted.filter(isEqual)];
  const shares = equal.reduce((sum, one) => sum + one.share, 0);
  const wins = shares ? equal.reduce((sum, one) => sum + one.wins * one.share, 0) / shares : best.wins;
  const active = equal.toSorted((one, other) => +ends.includes(one.move) - +ends.includes(other.move));
  return [...active.map((move) => ({ ...move, wins })), ...sorted.filter((one) => !isEqual(one))];
}
