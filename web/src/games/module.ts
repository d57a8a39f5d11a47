/** The interface between the pages and a game: each folder here has an `index.tsx` that exports a GameModule. */

import type { ComponentType, ReactNode } from "react";
import type { View } from "../api/client";
import type { Speech } from "../texts/speech";

/** The figures of an edition, as the server sends them. */
export type Edition = Record<string, Record<string, Record<string, unknown>>>;

/** The props of a board. */
export interface BoardProps {
  view: View; // what this seat may see
  seat: string | null; // whose view it is; null for a spectator
  names: Record<string, string>; // of the players, by seat
  speech: Speech;
  edition: Edition;
  moves: string[]; // the legal moves; empty unless it is this seat's turn
  act(move: string): void;
  preview(...moves: string[]): void; // the moves of the thing under the pointer, or none
  explain(kind: string, word: string, moves: string[]): void; // open the help on a thing that offers these moves
  hinted: string | null; // the best move of a hint
}

/** What forecasts and reasons are made from. */
export interface MoveContext {
  view: View;
  seat: string;
  edition: Edition;
  speech: Speech;
}

/** Help on a component: its name, its text, its figures, and paragraphs of the rules. */
export interface Explanation {
  title: string;
  text: string;
  facts: [string, string][];
  origin: string;
  paragraphs: string[];
}

/**
 * A step of the guided first match, shown when `when` first holds. The one with the id "closing" is shown with the
 * score pad; its text may use `$result` (won, shared, lost) and `$points`. All may use `$input` (touch, mouse).
 */
export interface Lesson {
  id: string; // the text is `lesson-<id>` of the game's lessons.<language>.ftl
  when(view: View, seat: string): boolean;
  paragraphs: string[]; // of the rules; the attribute `.more` of the text names the link to them
}

export interface GameModule {
  Board: ComponentType<BoardProps>;
  Cover: ComponentType; // the picture on the box
  minutes: string;
  plain: string[]; // verbs of moves that have no place on the board and are buttons below it
  help(speech: Speech, edition: Edition, kind: string, word: string): Explanation;
  forecast(context: MoveContext, move: string): string; // what a move brings and costs
  reasons(context: MoveContext, kind: string, word: string): string[]; // why a thing cannot be played now
  progress(view: View, edition: Edition): number; // of the match, from 0 to 1
  score(view: View, place: number, edition: Edition): ReactNode; // the score in the list of players
  lessons: Lesson[];
}

const modules = import.meta.glob<{ default: GameModule }>("./*/index.tsx");

export async function moduleOf(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.tsx`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
