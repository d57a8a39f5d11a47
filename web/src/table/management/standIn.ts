/** Asks for a bot to stand in for somebody who is away; it takes over when their time to return has run out. */

import { useCallback, useEffect, useState } from "react";
import { post, Refusal, type Table } from "../../api/client";

export interface StandIn {
  due: Record<string, number>; // when a bot takes over a seat, by `performance.now()`
  ask(seat: string): Promise<void>;
  cancel(seat: string): void;
}

export function useStandIn(table: Table, present: string[]): StandIn {
  const [due, setDue] = useState<Record<string, number>>({});
  const cancel = useCallback((seat: string) => setDue((before) => without(before, seat)), []);

  const ask = useCallback(
    async (seat: string) => {
      try {
        await post(`/api/tables/${table.id}/stand-in`, { seat });
        cancel(seat);
      } catch (error) {
        const isEarly = error instanceof Refusal && error.reason === "too-early" && error.retry_after;
        if (!isEarly) throw error;
        setDue((before) => ({ ...before, [seat]: performance.now() + error.retry_after! * 1000 }));
      }
    },
    [table.id, cancel],
  );

  useEffect(() => {
    const waiting = Object.entries(due).filter(([seat]) => !present.includes(seat));
    const timers = waiting.map(([seat, at]) =>
      window.setTimeout(() => void ask(seat).catch(() => cancel(seat)), Math.max(0, at - performance.now()) + 200),
    );
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, [due, present, ask, cancel]);

  // No bot takes over for those who are back.
  const away = Object.fromEntries(Object.entries(due).filter(([seat]) => !present.includes(seat)));
  return { due: away, ask, cancel };
}

function without(due: Record<string, number>, seat: string): Record<string, number> {
  return Object.fromEntries(Object.entries(due).filter(([one]) => one !== seat));
}
