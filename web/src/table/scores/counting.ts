/** Counting a score up: its parts appear one after another. */

import { useEffect, useState } from "react";
import { isStill } from "../../board/Flights";

const PERIOD_MS = 650; // between two parts

const REST_MS = 1500; // in which the table is seen at the end, before the count

/** Whether the count may begin: a while after an end that was seen, so that its last move is seen too. */
export function useRest(isOver: boolean): boolean {
  const [isRested, setRested] = useState(() => isOver || isStill());
  useEffect(() => {
    if (!isOver || isRested) return;
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, [isOver, isRested]);
  return isOver && isRested;
}

/** How many parts are counted so far, and a way to skip the rest. All at once for those who want no motion. */
export function useCounting(parts: number): { counted: number; skip(): void } {
  const [counted, setCounted] = useState(() => (isStill() ? parts : 0));
  useEffect(() => {
    if (counted >= parts) return;
    const timer = setTimeout(() => setCounted(counted + 1), PERIOD_MS);
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

interface Decision {
  part: string;
  points: number; // how many more the winner has there
}

/** The part of the scores that put a seat most ahead of another; null if none did, or there is only one. */
export function decidedBy(
  parts: Record<string, Record<string, number>>,
  winner: string,
  next: string,
): Decision | null {
  const own = Object.entries(parts[winner] ?? {});
  if (own.length < 2) return null;
  const gaps = own.map(([part, points]) => ({ part, points: points - (parts[next]?.[part] ?? 0) }));
  const best = gaps.reduce((one, other) => (other.points > one.points ? other : one));
  return best.points > 0 ? best : null;
}
