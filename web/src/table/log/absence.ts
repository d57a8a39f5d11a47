/** What happened at a table since its player last looked at it. */

import { useEffect, useState } from "react";
import type { LogEntry } from "../../api/client";
import { isRecord, keep, stored } from "../../device/storage";
import type { TableSession } from "../session/session";

const KEY = "ludoteca.seen";
const AWAY_MS = 60_000; // after which somebody has been away
const LOOKING_MS = 5000; // between two notes that somebody is looking
const MOST_TABLES = 50; // that are remembered
const ARRIVING_MS = 3000; // until a page that wakes up has heard everything

type Looks = Record<string, { number: number; at: number }>; // by table: the last entry seen, and when

const looks = (): Looks => stored(KEY, isRecord, {});

function keepLook(table: string, number: number): void {
  const visits = Object.entries({ ...looks(), [table]: { number, at: Date.now() } });
  const newest = visits.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST_TABLES);
  keep(KEY, Object.fromEntries(newest));
}

/** The last entry seen before somebody went away; null if they were not away. */
function seenBefore(table: string): number | null {
  const look = looks()[table];
  return look && Date.now() - look.at > AWAY_MS ? look.number : null;
}

interface Absence {
  from: number; // the entries after this one
  to: number | null; // up to this one; null while they are still coming
}

/** The entries that somebody missed, until they close the list or move. */
export function useAbsence(
  session: TableSession,
  table: string,
  entries: LogEntry[],
  seat: string | null,
): { missed: LogEntry[]; close(): void } {
  const number = entries.at(-1)?.number ?? 0;
  const [absence, setAbsence] = useState<Absence | null>(() => {
    const from = seenBefore(table);
    return from === null ? null : { from, to: number };
  });

  useEffect(() => {
    if (!document.hidden) keepLook(table, number);
  }, [table, number]);

  useEffect(() => {
    const look = () => {
      if (document.hidden) return keepLook(table, session.state.entries.at(-1)?.number ?? 0);
      const from = seenBefore(table);
      if (from === null) return;
      session.skip();
      setAbsence({ from, to: null });
      window.setTimeout(() => {
        const to = session.state.entries.at(-1)?.number ?? 0;
        setAbsence((now) => now && { from: now.from, to });
      }, ARRIVING_MS);
    };
    const note = () => !document.hidden && keepLook(table, session.state.entries.at(-1)?.number ?? 0);
    const timer = window.setInterval(note, LOOKING_MS);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", note); // a page that is loaded again was not left
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", note);
    };
  }, [session, table]);

  const hasMoved = entries.some((entry) => entry.seat === seat && absence?.to != null && entry.number > absence.to);
  if (hasMoved) setAbsence(null);

  const missed = absence
    ? entries.filter((entry) => entry.number > absence.from && entry.number <= (absence.to ?? number))
    : [];
  return { missed, close: () => setAbsence(null) };
}
