/** The log in words: the entries that belong to one move are told together. */

import type { LogEntry } from "../../api/client";
import type { Speech } from "../../texts/speech";
import { eventsOf } from "../session/entries";

export interface EntryGroup {
  entries: LogEntry[];
  last: LogEntry; // the one that a click looks back at
}

/** The entries, those of one purchase or the like together. */
export function grouped(entries: LogEntry[], speech: Speech): EntryGroup[] {
  const result: EntryGroup[] = [];
  for (const entry of entries) {
    const before = result.at(-1);
    if (before && isPart(before.last, speech) && continues(entry, before.last)) {
      before.entries.push(entry);
      before.last = entry;
    } else {
      result.push({ entries: [entry], last: entry });
    }
  }
  return result;
}

export function isPart(entry: LogEntry, speech: Speech): boolean {
  return entry.kind === "move" && speech.isPart(entry.events);
}

function continues(entry: LogEntry, before: LogEntry): boolean {
  return (
    entry.kind === "move" &&
    before.kind === "move" &&
    entry.seat === before.seat &&
    Boolean(entry.undone) === Boolean(before.undone)
  );
}

/** What happened in some entries, in sentences, for a seat or a spectator. */
export function tell(entries: LogEntry[], speech: Speech, viewer: string | null): string[] {
  return speech.tell(
    entries.flatMap((entry) => speech.seen(eventsOf(entry), viewer)),
    viewer,
  );
}

const RECENT = 30; // entries that may belong to one move

/** What happened in new entries of a log: a move that they end is told whole, with the parts that came before. */
export function tellFresh(entries: LogEntry[], fresh: LogEntry[], speech: Speech, viewer: string | null): string[] {
  const first = fresh[0]?.number ?? Infinity;
  const before = entries.filter((entry) => entry.number < first).slice(-RECENT);
  const groups = grouped([...before, ...fresh], speech).filter(({ last }) => last.number >= first);
  return groups.flatMap((group) => {
    const isWhole = !isPart(group.last, speech);
    const shownEntries = isWhole ? group.entries : group.entries.filter((entry) => entry.number >= first);
    return tell(shownEntries, speech, viewer);
  });
}
