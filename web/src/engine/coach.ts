/** The coach on the player's own device: hints, and the analysis of a finished match, from what each seat knew.
 *
 * It searches with the game's network where the server says so (`champion` of an engine key).
 * `ludoteca/bots/coach.py` does the same on the server, which is asked where there is no module.
 */

import type { Schemas } from "../api/client";
import { seatIndex } from "../api/seats";
import type { Reason } from "./continuations";
import { findFiles, type EngineFiles } from "./modules";
import type { Found } from "./requests";
import { SearchWorkers } from "./searchWorkers";

type Known = Schemas["Known"];
type Key = Schemas["EngineKey"];
type Hinted = Schemas["HintResult"];
export type AnalysedMove = Schemas["AnalysedMove"];

/** A legal move and what the search found about it. */
export interface Candidate {
  move: string;
  visits: number;
  winProbabilities: number[]; // of each seat
}

// A test compares these numbers with those of `ludoteca/bots`.
const SEED = 77n; // the coach's own random numbers, the same in every match
const HINT = { milliseconds: 800 }; // what the level `best` has
const MOST_HINTS = 3;
export const CLEARLY_BETTER = 0.04; // difference in win probability; the search cannot tell smaller ones apart
const MOST_TURNING_POINTS = 5;
const ITERATIONS = 600; // for each decision of an analysis
const LEAST_DECISION_MS = 3;
export const ANALYSIS = 4000; // milliseconds in which an analysis is done, with fewer iterations if it must be

const decode = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The legal moves, the most visited first. Actions that were legal only in some redeals are left out. */
export function candidates(known: Known, found: Found): Candidate[] {
  const all = known.moves.map((move, index) => {
    const child = found.children.find((child) => child.key === known.actions[index]);
    const visits = child?.visits ?? 0;
    return { move, visits, winProbabilities: (child?.wins ?? []).map((won) => won / Math.max(1, visits)) };
  });
  return all.sort((one, other) => other.visits - one.visits);
}

const totalVisits = (all: Candidate[]): number =>
  Math.max(
    1,
    all.reduce((sum, one) => sum + one.visits, 0),
  );

/** A decision, judged by what its player knew. */
export function judge(known: Known, found: Found, seats: readonly string[]): AnalysedMove {
  const all = candidates(known, found).filter((candidate) => candidate.visits > 0);
  const [best] = all as [Candidate];
  const own = seatIndex(known.seat);
  const total = totalVisits(all);
  const probabilities = seats.map(
    (_, seat) => all.reduce((sum, one) => sum + one.winProbabilities[seat]! * one.visits, 0) / total,
  );
  const move = known.move ?? best.move;
  const chosen = all.find((one) => one.move === move);
  const played = chosen ? chosen.winProbabilities[own]! : Math.min(...all.map((one) => one.winProbabilities[own]!));
  const isWorse = best.winProbabilities[own]! - played > CLEARLY_BETTER && best.move !== move;
  return {
    number: known.number,
    seat: known.seat,
    move,
    wins: Object.fromEntries(seats.map((seat, seatNumber) => [seat, probabilities[seatNumber]!])),
    played,
    best: best.winProbabilities[own]!,
    better: isWorse ? best.move : null,
    turning_point: false,
    reason: null,
  };
}

/** Mark the most costly mistakes. */
export function markTurningPoints(moves: AnalysedMove[]): AnalysedMove[] {
  const loss = (one: AnalysedMove): number => Math.max(0, one.best - one.played);
  const costly = moves.filter((move) => move.better !== null).sort((one, other) => loss(other) - loss(one));
  const turning = new Set(costly.slice(0, MOST_TURNING_POINTS));
  return moves.map((move) => ({ ...move, turning_point: turning.has(move) }));
}

/** Searches for one page. A `null` means that there is no module: ask the server. */
export class DeviceCoach {
  private readonly workers = new SearchWorkers();

  files(key: Key): Promise<EngineFiles | null> {
    return findFiles(key);
  }

  /** The best moves of a seat that must move, and how often the search has played on from one. */
  async hint(key: Key, known: Known): Promise<Pick<Hinted, "advice" | "iterations" | "reason"> | null> {
    const files = await this.files(key);
    if (!files) return null;
    const seat = seatIndex(known.seat);
    const state = decode(known.state);
    const found = await this.workers.search(() => ({ ...files, state, seat, budget: HINT, seed: SEED }));
    const all = candidates(known, found);
    const visited = all.filter((one) => one.visits > 0).slice(0, MOST_HINTS);
    const total = totalVisits(all);
    const advice = visited.map((child) => ({
      move: child.move,
      wins: child.winProbabilities[seat]!,
      share: child.visits / total,
    }));
    const [best, second] = advice;
    const reason = second ? await this.explain(files, known, best!.move, second.move) : null;
    return { advice, iterations: found.iterations, reason };
  }

  /** Why a move is better than another one; null if that is not clear. */
  explain({ module }: EngineFiles, known: Known, move: string, other: string): Promise<Reason | null> {
    const actionOf = (one: string): number => known.actions[known.moves.indexOf(one)]!;
    const [state, seat] = [decode(known.state), seatIndex(known.seat)];
    return this.workers.compare({ module, state, seat, action: actionOf(move), other: actionOf(other) });
  }

  /** Judge one decision. `share` says which part of the rest of an analysis it is, when its turn comes. */
  async judge(
    files: EngineFiles,
    known: Known,
    seats: readonly string[],
    deadline: number,
    share: () => number,
  ): Promise<AnalysedMove> {
    const [state, seat] = [decode(known.state), seatIndex(known.seat)];
    const found = await this.workers.search(() => {
      const milliseconds = Math.max(LEAST_DECISION_MS, (deadline - performance.now()) * this.workers.size * share());
      return { ...files, state, seat, budget: { iterations: ITERATIONS, milliseconds }, seed: SEED };
    });
    return judge(known, found, seats);
  }

  stop(): void {
    this.workers.stop();
  }

  close(): void {
    this.workers.close();
  }
}
