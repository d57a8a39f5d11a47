/** The view of a seat in ALPACA, and questions about it. */

import type { View } from "../../api/client";
import type { Edition } from "../module";
import { seatOf } from "../seats";

export type CardName =
  | "puppy"
  | "fence"
  | "librarian"
  | "consumerist"
  | "sweeper"
  | "fighter"
  | "mime"
  | "explorer"
  | "pacifist"
  | "dreamer"
  | "accountant"
  | "carpenter"
  | "storekeeper"
  | "anxious"
  | "woodcutter"
  | "noisemaker"
  | "bargainer"
  | "reveller"
  | "viking"
  | "ticket-clerk"
  | "twins"
  | "graduate"
  | "alpaking"
  | "alpaqueen"
  | "alpaprince"
  | "alpaprincess"
  | "snob";

/** In a farm a Mime may count as a Noisemaker; it is still named Mime. */
export type FarmCard = CardName | "mime-as-noisemaker";

interface Pile {
  count: number;
  cards: CardName[]; // the cards that this seat knows
}

export interface Player {
  hand: Pile;
  deck: Pile;
  discard: CardName[];
  played: CardName[];
  farm: FarmCard[][];
}

export interface Pending {
  choice: "pay" | "free" | "take" | "copy" | "fetch" | "give" | "to" | "join" | "swap-in" | "swap-out" | "dream";
  for?: "snob" | "sweeper" | "bargainer" | "viking";
  card?: CardName;
  due?: number;
  left?: number;
  limit?: number;
  by?: string;
}

export interface Outcome {
  scores: Record<string, number>;
}

export interface AlpacaView extends View {
  seat: string | null; // whose view it is; null for a spectator
  first: string;
  active: string;
  seats: number;
  players: Player[];
  market: Partial<Record<CardName, number>>;
  bought: boolean;
  placements: number;
  coins: number;
  reveller: boolean;
  final: boolean;
  "extra-turns": number;
  pending: Pending | null;
  outcome: Outcome | null;
}

export const FENCES = 4;
export const NOBLES: CardName[] = ["alpaking", "alpaqueen", "alpaprince", "alpaprincess"];

export const seen = (view: View): AlpacaView => view as AlpacaView;
export const plain = (card: FarmCard): CardName => (card === "mime-as-noisemaker" ? "mime" : card);
export const isNoisy = (card: FarmCard): boolean => card === "noisemaker" || card === "mime-as-noisemaker";

export type Colour = "brown" | "white" | "noble" | "none";

export interface Figures {
  value: number;
  coins: number;
  colour: Colour;
  ability: string;
  copies: number;
  origin: Record<string, string>;
}

export function figures(edition: Edition, card: CardName): Figures {
  const told = edition.cards?.[card] ?? {};
  return {
    value: Number(told.value ?? 0),
    coins: Number(told.coins ?? 0),
    colour: (told.colour as Colour | undefined) ?? "none",
    ability: (told.ability as string | undefined) ?? "none",
    copies: Number(told.copies ?? 0),
    origin: (told.origin as Record<string, string> | undefined) ?? {},
  };
}

export const numberOf = (edition: Edition, name: string): number => Number(edition.numbers?.[name]?.value ?? 0);

/** The value of a farm now: printed values, without cards silenced by noise. */
export function worth(edition: Edition, farm: FarmCard[][]): number {
  let sum = 0;
  for (const fence of farm) {
    fence.forEach((card, place) => {
      const beside = fence[1 - place];
      if (!(beside && isNoisy(beside))) sum += figures(edition, plain(card)).value;
    });
  }
  return sum;
}

/** The score of a seat after the match; before that, players read only the value of their own farm (A21). */
export function knownPoints(view: AlpacaView, edition: Edition, place: number): number | null {
  const seat = seatOf(place);
  if (view.outcome) return view.outcome.scores[seat] ?? null;
  return view.seat === seat ? worth(edition, view.players[place]?.farm ?? []) : null;
}

export const spacesTaken = (fence: FarmCard[]): number =>
  fence.reduce((sum, card) => sum + (card === "twins" ? 2 : 1), 0);

/** The moves with one of these verbs and this card. */
export function movesOf(moves: string[], verbs: string[], card: string): string[] {
  return verbs.map((verb) => `${verb} ${card}`).filter((move) => moves.includes(move));
}
