/** Types of the view of a seat and of the edition's figures, and questions about them. */

import type { Language, Score, View } from "../../api/client";
import type { ActionView, Point, Route } from "../../board";
import type { Edition } from "../../board/gameModule";
import { seatIndex } from "../../api/seats";

// --- The view ---------------------------------------------------------------------------------------

export interface Player {
  company: string;
  at: string;
  silver: number;
  hand: { count: number; cards: string[] }; // of other players only jokers and guides
  open: string[];
  done: string[];
  score?: Score;
}

export interface Slot {
  expedition: string;
  markers: string[];
}

export interface Stack {
  count: number;
  cards: string[]; // those that everybody knows, top card first
}

export type Side = "left" | "right";
export type Half = "north" | "south";
export const SIDES: Side[] = ["left", "right"];
export const HALVES: Half[] = ["north", "south"];

export interface AfricanaView extends ActionView {
  seats: number;
  active: string;
  first: string;
  players: Player[];
  slots: (Slot | null)[];
  pile: { count: number; letters: Record<string, number> };
  books: Record<Half, Record<Side, Stack>>;
  deck: { count: number };
  discard: Record<string, number>;
  used: string[];
  flips: number;
  final: boolean;
  pending: { choice: "turn" | "buy" | "move" | "discard" | "drop"; for?: string } | null; // `for` selects the question
  // What the rules say; views of old rules lack it.
  book?: Half; // the one that can be used where the explorer stands
  prices?: { adventure: number; page: number; recolour: number };
  markers?: Record<string, number>; // free ones, by seat
  sets?: Record<string, Record<string, number>>; // what one more artefact or guide adds, by seat
  completed?: Record<string, Record<string, string[]>>; // by seat and kind: expeditions, each artefact, guides
  goals?: Record<string, string[]>; // what the viewer could join or complete, by region
}

export const viewOf = (view: View): AfricanaView => view as AfricanaView;

// --- The edition ------------------------------------------------------------------------------------

export type Origin = string | Record<string, string>;
type Named = { en: string; it: string; ru: string; origin: Origin };

export type Region = Named & { half: Half; xy: Point; symbols: string[] };
export type Company = Named & { colour: string; home: string; silver: number };
export type Colour = Named & { "travel-cards": number; guides: number };

interface Expedition {
  letter: string;
  start: string;
  target: string;
  silver: number;
  points: number;
  origin: Origin;
}

interface Adventure {
  book: Half;
  target: string;
  artefact?: string;
  guide?: string;
  silver?: number;
  points?: number;
  origin: Origin;
}

export interface Figures {
  numbers: Record<string, { value: number; origin: Origin }>;
  sources: Record<string, string>;
  colours: Record<string, Colour>;
  companies: Record<string, Company>;
  slots: Record<string, { "travel-cards": number; silver: number; origin: Origin }>;
  map: { width: number; height: number; equator: number; routes: Route[] };
  regions: Record<string, Region>;
  expeditions: Record<string, Expedition>;
  artefacts: Record<string, Named>;
  adventures: Record<string, Adventure>;
}

export const figuresOf = (edition: Edition): Figures => edition as unknown as Figures;

export function numberOf(figures: Figures, name: string): number {
  return figures.numbers[name]?.value ?? 0;
}

/** The colour of a travel card or guide; a joker has none. */
export function colourOf(figures: Figures, card: string): string | null {
  const colour = card.replace(/^guide-/, "");
  return colour in figures.colours ? colour : null;
}

/** The names of colours in a language, as a list. */
export function coloursIn(figures: Figures, language: Language, colours: string[]): string {
  return colours.map((colour) => figures.colours[colour]?.[language] ?? colour).join(", ");
}

export const isGuide = (card: string): boolean => card.startsWith("guide-");

// --- Moves ------------------------------------------------------------------------------------------

/** The region of a leg, and the card that pays for it. */
export function legOf(move: string): { region?: string; card?: string } {
  return /^go (?<region>\S+) with (?<card>\S+)/.exec(move)?.groups ?? {};
}

export const isRecoloured = (move: string): boolean => / for \d+$/.test(move);

/** The colour of a seat's company. */
export function colourOfSeat(view: AfricanaView, figures: Figures, seat: string): string {
  return figures.companies[view.players[seatIndex(seat)]?.company ?? ""]?.colour ?? "white";
}
