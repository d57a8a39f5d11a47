/** The view of a seat in MASTER ELF, as `view.py` and `commentary.py` make it. */

import type { Score, View } from "../../api/client";
import { effectOf } from "../../board";
import { seatIndex } from "../../api/seats";

export const PLACES = ["left", "middle", "right"] as const;
export const CRYSTAL = "crystal";

export interface PlayerView {
  at: string;
  hand: { count: number; cards: string[] }; // the known cards
  crystal: boolean;
  special: boolean; // whether the special action is used up
  gifts: string[];
  age: number;
  score?: Score;
}

export interface Collection {
  type: string;
  gifts: string[];
  points: number;
  next: number; // points with one gift more
}

interface WorkshopView {
  collections: Collection[];
  colours: Record<string, number>;
  wild: number; // gifts that count as any colour
  largest: string | null; // the colour that scores
  elves: number; // gifts that elves love
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
  for?: string; // selects the question
  limit?: number; // of the hand
  count?: number; // cards to discard
}

export type ElfView = View & {
  seats: number;
  active: string;
  players: PlayerView[];
  workshops?: WorkshopView[];
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
};

export const viewOf = (view: View): ElfView => view as ElfView;

export function playerOf(view: ElfView, seat: string): PlayerView | undefined {
  return view.players[seatIndex(seat)];
}

/** The gifts of a player by collection; a view without collections has them all in one. */
export function workshopOf(view: ElfView, seatNumber: number): WorkshopView {
  const gifts = view.players[seatNumber]?.gifts ?? [];
  const all = { type: "", gifts, points: 0, next: 0 };
  return view.workshops?.[seatNumber] ?? { collections: [all], colours: {}, wild: 0, largest: null, elves: 0 };
}

/** The gifts that this seat is looking at. */
export function lookedAt(view: ElfView, seat: string | null): string[] {
  const place = view.pending?.choice === "claim" ? view.pending.place : undefined;
  if (!place || seat !== view.turn) return [];
  if (place === "aside") return view.aside.gifts;
  return view.stacks[PLACES.indexOf(place as (typeof PLACES)[number])]?.gifts ?? [];
}

/** The points that a move brings at once, if it brings any. */
export function gainOf(view: ElfView, move: string | undefined): number {
  const points = effectOf(view, move, "points");
  return points ? Number(points.after) - Number(points.before) : 0;
}

/** The cards that a move pays for a gift. */
export function paidBy(view: ElfView, move: string | undefined): string[] {
  return (effectOf(view, move, "costs")?.cards as string[] | undefined) ?? [];
}
