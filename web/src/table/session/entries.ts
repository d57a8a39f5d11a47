/** What entries of the log mean for the match: which of them change it, and what is open. */

import type { LogEntry, Table } from "../../api/client";

type Kind = LogEntry["kind"];

const CHANGING: readonly Kind[] = ["deal", "move", "undo", "rules"]; // on the server `TURN_KINDS`, and the deal
const BESIDE: readonly Kind[] = ["chat", "table", "rematch"]; // entries that leave a request to undo open

/** Whether the match is another one after this entry; chat and the like leave it as it is. */
export const changesMatch = ({ kind }: LogEntry): boolean => CHANGING.includes(kind);

/** What happened in an entry, by seat; nothing if it does not change the match. */
export const eventsOf = (entry: LogEntry) => ("events" in entry ? entry.events : {});

/** The number of the last entry that has changed the match. */
export const lastChange = (entries: LogEntry[]): number => entries.findLast(changesMatch)?.number ?? 0;

/** The move of a seat that has led to the present position; null if something else has. */
export function moveMade(entries: LogEntry[], seat: string | null): string | null {
  const last = entries.findLast(changesMatch);
  return last?.kind === "move" && last.seat === seat ? (last.move ?? null) : null;
}

/** A seat that has asked the others whether it may undo, and who has agreed so far; null once somebody has declined. */
export function openUndo(entries: LogEntry[]): { seat: string; agreed: string[] } | null {
  const agreed: string[] = [];
  for (const entry of entries.toReversed()) {
    if (BESIDE.includes(entry.kind)) continue;
    if (entry.kind === "ask") return entry.seat ? { seat: entry.seat, agreed } : null;
    if (entry.kind !== "answer" || !entry.body.agree) return null;
    if (entry.seat) agreed.push(entry.seat);
  }
  return null;
}

/** The seats among one's own that have not answered yet whether another one may undo. */
export function askedSeats(undo: { seat: string; agreed: string[] } | null, table: Table, own: string[]): string[] {
  if (!undo || table.state !== "playing") return [];
  const asker = table.seats.find((seat) => seat.seat === undo.seat)?.person;
  return table.seats
    .filter(({ seat }) => own.includes(seat) && !undo.agreed.includes(seat))
    .filter((seat) => seat.kind !== "bot" && !seat.stand_in && seat.person && seat.person !== asker)
    .map(({ seat }) => seat);
}
