/** What the others have done since the player's own last move. */

import type { LogEntry } from "../api/client";
import type { LastMove } from "../board/context";
import type { Seen, Speech } from "../texts/speech";
import { isPart } from "./telling";

const TURN = "turn"; // the event that the next turn begins, which the prompt says anyway

/** The moves of others since the player's own last one; a spectator gets those of the player who moved last. */
function since(entries: LogEntry[], seat: string | null): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of entries.toReversed()) {
    if (entry.kind !== "move" || entry.undone || !entry.seat) continue;
    if (entry.seat === seat || (seat === null && found.some((one) => one.seat !== entry.seat))) break;
    found.unshift(entry);
  }
  return found;
}

/** The names of things in an event: a card, a town. */
function things(seen: Seen): string[] {
  const facts = Object.entries(seen).filter(([fact, value]) => fact !== "event" && typeof value === "string");
  return facts.map(([, value]) => value as string).filter((word) => !/^p[1-4]$/.test(word));
}

/** For the board, which marks what these moves name; how something was paid is not marked. */
export function lastMoves(entries: LogEntry[], seat: string | null, speech: Speech): LastMove[] {
  return since(entries, seat)
    .filter((entry) => !isPart(entry, speech))
    .map((entry) => {
      const seen = speech.seen(entry.events ?? {}, seat);
      const words = seen.filter((event) => !speech.leads(event.event)).flatMap(things);
      return { seat: entry.seat!, move: words.join(" ") };
    });
}

/** Moves in words, one sentence for each that did something to a thing; without one, the last sentence. */
export function mainSentences(moves: LogEntry[], viewer: string | null, speech: Speech): string[] {
  const told: string[] = [];
  let parts: LogEntry[] = [];
  for (const entry of moves) {
    parts.push(entry);
    if (isPart(entry, speech)) continue;
    const seen = parts.flatMap((one) => speech.seen(one.events ?? {}, viewer));
    const main = seen.filter((event) => speech.leads(event.event) || things(event).length > 0);
    told.push(...speech.tell(main, viewer));
    parts = [];
  }
  if (told.length) return told;
  const rest = moves.flatMap((one) => speech.seen(one.events ?? {}, viewer)).filter(({ event }) => event !== TURN);
  return speech.tell(rest, viewer).slice(-1);
}

/** What the others have done since the player's own last move, in words. */
export function narration(entries: LogEntry[], seat: string | null, speech: Speech): string[] {
  return mainSentences(since(entries, seat), seat, speech);
}
