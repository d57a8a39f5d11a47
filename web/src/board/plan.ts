/** A tap that makes several moves: each after the first is made when the server has accepted the one before. */

import { useEffect, useRef } from "react";
import { useBoard } from "./context";

/** What remains of a plan whose first move was on its way; its next move is due, unless another move was made. */
export function restOf(plan: string[], made: string | null, moves: string[]): string[] {
  const [first, ...rest] = plan;
  const next = rest[0];
  return first === made && next !== undefined && moves.includes(next) ? rest : [];
}

/** A way to make some moves by one tap. Nothing of it is left when a move is refused, or another one is made. */
export function usePlan(): (moves: string[]) => void {
  const { view, made, moves, refused, act } = useBoard();
  const plan = useRef<string[]>([]);
  useEffect(() => {
    plan.current = restOf(plan.current, made, moves);
    if (plan.current[0]) act(plan.current[0], true);
    // A step of the plan belongs to a view; a new `act` for the same view must not play it twice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view]);
  useEffect(() => {
    if (refused) plan.current = [];
  }, [refused]);
  return (chosen) => {
    plan.current = chosen;
    if (chosen[0]) act(chosen[0]);
  };
}
