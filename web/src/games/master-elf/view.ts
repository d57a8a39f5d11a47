/** The view of a seat in MASTER ELF, as `view.py` makes it. */

import { seatIndex } from "../seats";
import type { View } from "../../api/client";

export const PLACES = ["left", "middle", "right"] as const;
export const CRYSTAL = "crystal";

export interface PlayerView {
  at: string;
  hand: { count: number; cards: string[] }; // the known cards
  crystal: boolean;
  special: boolean; // whether the special action is used up
  gifts: string[];
  age: number;
}

interface StackView {
  count: number;
  gifts: string[]; // the known ones, top first
}

export interface Pending {
  choice: "take" | "refresh" | "make" | "look" | "claim" | "discard" | "choose";
  special?: string;
  place?: string;
  discarded?: number;
}

export type ElfView = View & {
  seats: number;
  active: string;
  players: PlayerView[];
  areas: Record<string, string[]>;
  stacks: StackView[];
  among: string[];
  aside: { count: number; gifts: string[] };
  deck: { count: number };
  discard: Record<string, number>;
  exhausted: number;
  bonus: string[];
  order: string[];
  pending: Pending | null;
  outcome: { scores: Record<string, number> } | null;
};

export const asElf = (view: View): ElfView => view as ElfView;

export function playerOf(view: ElfView, seat: string): PlayerView | undefined {
  return view.players[seatIndex(seat)];
}

/** The gifts that this seat is looking at. */
export function lookedAt(view: ElfView, seat: string | null): string[] {
  const place = view.pending?.choice === "claim" ? view.pending.place : undefined;
  if (!place || seat !== view.turn) return [];
  if (place === "aside") return view.aside.gifts;
  return view.stacks[PLACES.indexOf(place as (typeof PLACES)[number])]?.gifts ?? [];
}

/** The progress of the match, which ends when two stacks have run out. */
export function progressOf(view: ElfView): number {
  if (view.turn === null) return 1;
  if (view.pending?.choice === "choose") return 0.97;
  const least = Math.min(...view.stacks.map((stack) => stack.count));
  const full = 4 + 2 * view.seats;
  if (view.exhausted === 0) return 0.6 * (1 - least / full);
  return Math.max(0.6, 0.95 - (0.35 * least) / (full * 0.6));
}
