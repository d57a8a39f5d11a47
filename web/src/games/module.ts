/** What a game brings to the browser: one folder here, with an `index.tsx` that exports a GameModule. */

import type { ComponentType, ReactNode } from "react";
import type { View } from "../api/client";
import type { Speech } from "../texts/speech";

/** The figures of an edition, as the server tells them. */
export type Edition = Record<string, Record<string, Record<string, unknown>>>;

/** What a board is drawn from, and how it is played on. */
export interface BoardProps {
  view: View; // what this seat sees
  seat: string | null; // whose eyes; null for a spectator
  names: Record<string, string>; // of those who play
  speech: Speech;
  edition: Edition;
  moves: string[]; // what can be done now; empty unless it is this seat's turn
  act(move: string): void;
  preview(...moves: string[]): void; // what the pointer is on, or nothing
  explain(kind: string, word: string, moves: string[]): void; // open the help on a thing that stands for these moves
  hinted: string | null; // the move that the coach likes best
}

/** What forecasts and reasons are made from: what the seat that is asked sees. */
export interface MoveContext {
  view: View;
  seat: string;
  edition: Edition;
  speech: Speech;
}

/** A component explained: its name, its text, the figures, and paragraphs of the rules. */
export interface Explanation {
  title: string;
  text: string;
  facts: [string, string][];
  origin: string;
  paragraphs: string[];
}

/** A step of the guided first game: said when `when` first holds. */
export interface Lesson {
  id: string; // the text is `lesson-<id>` of the game's lessons.<language>.ftl
  when(view: View, seat: string): boolean;
  paragraphs: string[];
}

export interface GameModule {
  Board: ComponentType<BoardProps>;
  Cover: ComponentType; // the picture on the box
  minutes: string;
  plain: string[]; // verbs of moves that have no place on the board: they are buttons below it
  help(speech: Speech, edition: Edition, kind: string, word: string): Explanation;
  forecast(context: MoveContext, move: string): string; // what a move brings and costs, beyond its own sentence
  reasons(context: MoveContext, kind: string, word: string): string[]; // why a thing cannot be played with now
  progress(view: View, edition: Edition): number; // of the game, from 0 to 1
  score(view: View, place: number, edition: Edition): ReactNode; // what the strip of players shows of one of them
  lessons: Lesson[];
}

const modules = import.meta.glob<{ default: GameModule }>("./*/index.tsx");

export async function moduleOf(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.tsx`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
