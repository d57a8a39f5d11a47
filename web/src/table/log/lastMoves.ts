/** What the others have done since the player's own last move. */

import type { LogEntry, MoveEntry } from "../../api/client";
import type { LastMove } from "../../board/context";
import { isSeat } from "../../api/seats";
import type { Seen, Speech } from "../../texts/speech";
import { eventsOf } from "../session/entries";
import { isPart } from "./telling";

const TURN = "turn"; // the event that the next turn begins, which the prompt says anyway

/** The moves of others since the player's own last one; a spectator gets those of the player who moved last. */
function since(entries: LogEntry[], seat: string | null): MoveEntry[] {
  const found: MoveEntry[] = [];
  for (const entry of entries.toReversed()) {
    if (entry.kind !== "move" || entry.undone || !entry.seat) continue;
    if (entry.seat === seat || (seat === null && found.some((one) => one.seat !== entry.seat))) break;
    found.unshift(entry);
  }
  return found;
}

/** The names of components in an event: a card, a town. */
function componentsIn(seen: Seen): string[] {
  const facts = Object.entries(seen).filter(([fact, value]) => fact !== "event" && typeof value === "string");
  return facts.map(([, value]) => value as string).filter((word) => !isSeat(word));
}

/** For the board, which marks what the moves of the others name. */
export function lastMoves(entries: LogEntry[], seat: string | null, speech: Speech): LastMove[] {
  return marksOf(since(entries, seat), seat, speech);
}

/** Whether a player did it; other events followed by themselves, such as new cards in an area. */
const isAct = (seen: Seen): boolean => typeof seen.seat === "string";

/** What players did, or everything that happened if nobody did anything. */
const actsOf = (seen: Seen[]): Seen[] => (seen.some(isAct) ? seen.filter(isAct) : seen);

/** What these moves name; neither how something was paid nor what came to light by itself is marked. */
export function marksOf(moves: LogEntry[], seat: string | null, speech: Speech): LastMove[] {
  return moves
    .filter((entry) => !isPart(entry, speech))
    .map((entry) => {
      const seen = speech.seen(eventsOf(entry), seat);
      const own = actsOf(seen.filter((event) => !speech.leads(event.event)));
      return { seat: entry.seat!, named: own.flatMap(componentsIn) };
    });
}

/**
 * Moves in words, one sentence for each that did something to a component; without one, the last sentence. What
 * somebody did comes before what followed by itself, such as new cards in an area.
 */
export function mainSentences(moves: LogEntry[], viewer: string | null, speech: Speech): string[] {
  const found: Seen[][] = [];
  let parts: LogEntry[] = [];
  for (const entry of moves) {
    parts.push(entry);
    if (isPart(entry, speech)) continue;
    const seen = parts.flatMap((part) => speech.seen(eventsOf(part), viewer));
    found.push(seen.filter((event) => speech.leads(event.event) || componentsIn(event).length > 0));
    parts = [];
  }
  const hasActs = found.some((main) => main.some(isAct));
  const sentences = found.flatMap((main) => speech.tell(hasActs ? main.filter(isAct) : main, viewer));
  if (sentences.length) return sentences;
  const rest = moves.flatMap((move) => speech.seen(eventsOf(move), viewer)).filter(({ event }) => event !== TURN);
  return speech.tell(rest, viewer).slice(-1);
}

/** What the others have done since the player's own last move, in words. */
export function narration(entries: LogEntry[], seat: string | null, speech: Speech): string[] {
  return mainSentences(since(entries, seat), seat, speech);
}

/** The same of each player, in the order of their moves; the name is not said again in the sentences. */
export function narrationBySeat(
  entries: LogEntry[],
  seat: string | null,
  speech: Speech,
): { seat: string; told: string[] }[] {
  const moves = since(entries, seat);
  const movers = [...new Set(moves.map((entry) => entry.seat!))];
  return movers.map((mover) => {
    const name = `${speech.seat(mover)} `;
    const sentences = mainSentences(
      moves.filter((entry) => entry.seat === mover),
      seat,
      speech,
    );
    return {
      seat: mover,
      told: sentences.map((sentence) => (sentence.startsWith(name) ? sentence.slice(name.length) : sentence)),
    };
  });
}

/** How many of the last sentences tell the turn of the player who moved last, and fit into a small window. */
export function lastTurn(entries: LogEntry[], seat: string | null, speech: Speech, room: number): number {
  const moves = since(entries, seat);
  const mover = moves.at(-1)?.seat;
  const before = moves.findLastIndex((entry) => entry.seat !== mover);
  let left = room;
  const sentences = mainSentences(moves.slice(before + 1), seat, speech).toReversed();
  const cut = sentences.findIndex((sentence) => (left -= sentence.length) < 0);
  return cut < 0 ? sentences.length : Math.max(1, cut);
}
