/** Counting a score up: its parts appear one after another. */

import { useEffect, useState } from "react";

const PERIOD = 650; // milliseconds between two parts

/** How many parts are counted so far, and a way to skip the rest. All at once for those who want no motion. */
export function useCounting(parts: number): { counted: number; skip(): void } {
  const [counted, setCounted] = useState(() =>
    window.matchMedia("(prefers-reduced-motion: reduce)").matches ? parts : 0,
  );
  useEffect(() => {
    if (counted >= parts) return;
    const timer = setTimeout(() => setCounted(counted + 1), PERIOD);
    return () => clearTimeout(timer);
  }, [counted, parts]);
  return { counted, skip: () => setCounted(parts) };
}

interface Lead {
  points: number;
  next: string; // the best seat that did not win
}

/** By how many points the winners are ahead of the best other seat; null if nobody lost. */
export function leadOf(scores: Record<string, number>, winners: string[]): Lead | null {
  const others = Object.keys(scores).filter((seat) => !winners.includes(seat));
  if (!others.length || !winners.length) return null;
  const next = others.reduce((best, seat) => (scores[seat]! > scores[best]! ? seat : best));
  return { points: scores[winners[0]!]! - scores[next]!, next };
}
