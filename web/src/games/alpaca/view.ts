/** The view of a seat in ALPACA. What follows from the rules comes with it; nothing is computed here. */

import type { Score, View } from "../../api/client";
import { effectOf } from "../../board";
import type { Edition } from "../../board/gameModule";

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
  silenced?: CardName[]; // of the farm: they count nothing
  filled?: number; // of the spaces of the farm
  score?: Score;
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

export interface AlpacaView extends View {
  seat: string | null; // whose view it is; null for a spectator
  first: string;
  active: string;
  seats: number;
  players: Player[];
  market: Partial<Record<CardName, number>>;
  fences?: number; // of a farm; views of old rules lack what is optional
  spaces?: number; // of a farm
  prices?: Partial<Record<CardName, number>>; // for the seat whose turn it is
  purse?: number; // the coins in the viewer's hand
  bought: boolean;
  placements: number;
  coins: number;
  reveller: boolean;
  final: boolean;
  "extra-turns": number;
  pending: Pending | null;
}

/** Whether a farm is more than half full. */
export const isFilling = ({ spaces = Infinity }: AlpacaView, { filled = 0 }: Player): boolean => 2 * filled > spaces;

export const viewOf = (view: View): AlpacaView => view as AlpacaView;
export const unmasked = (card: FarmCard): CardName => (card === "mime-as-noisemaker" ? "mime" : card);
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
  const facts = edition.cards?.[card] ?? {};
  return {
    value: Number(facts.value ?? 0),
    coins: Number(facts.coins ?? 0),
    colour: (facts.colour as Colour | undefined) ?? "none",
    ability: (facts.ability as string | undefined) ?? "none",
    copies: Number(facts.copies ?? 0),
    origin: (facts.origin as Record<string, string> | undefined) ?? {},
  };
}

/** The cards that are proposed to pay with, the first of them first. */
export function proposedPayment(view: View, moves: string[]): CardName[] {
  for (const move of moves) {
    const proposed = effectOf(view, move, "completes");
    if (proposed) return proposed.cards as CardName[];
  }
  return [];
}
