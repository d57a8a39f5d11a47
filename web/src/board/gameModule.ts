/** What a game brings to the pages: `index.tsx` of its folder in `src/games` exports a GameModule. */

import type { FluentBundle } from "@fluent/bundle";
import type { ComponentType, ReactNode } from "react";
import type { Edition, Language, View } from "../api/client";
import type { Speech } from "../texts/speech";
import type { Identity } from "./identities";

export type { Edition };

/** Help on a component: its name, its text, its figures, and paragraphs of the rules. */
export interface ComponentHelp {
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
  when(view: View, seat: string, edition: Edition): boolean;
  at?: string; // a selector of what it speaks about; the lesson lies beside it, with a light on it
  opener?: string; // a selector of the button that opens it, where it is not in sight
  paragraphs: string[]; // of the rules; the attribute `.more` of the text names the link to them
}

/** A component of a game, as views name it in `obstacles`: `card dreamer`. */
export interface Component {
  kind: string;
  word: string;
}

export interface GameModule {
  Board: ComponentType; // made of the board kit, inside its provider
  buttons: string[]; // verbs of moves that have no place on the board and are buttons below it
  isButton?(move: string, view: View): boolean; // whether a move is a button, if not by its verb
  buttonName?(move: string, view: View): string | null; // a text of the board that says it better than the move's words
  texts?(language: Language): FluentBundle; // of the board: `why-<code>`, `effect-<code>` and what `useBoard().say` says
  Picture?: ComponentType<Component>; // the large picture in the card viewer, drawn inside the board's provider
  PlayerPiece?: ComponentType<{ seat: string }>; // a player's own piece, large, at the end of the match
  MoveSign?: ComponentType<{ move: string }>; // a small picture of a move, in menus
  signed?: string[]; // the codes of effects that `MoveSign` shows, so that menus need not say them
  identities?(view: View, edition: Edition): Partial<Identity>[]; // colours and shapes of the pieces, by seat number
  pieces?: Partial<Identity>[]; // the same for a table being set up, in the order in which the rules give them out
  help(speech: Speech, edition: Edition, kind: string, word: string): ComponentHelp;
  score(view: View, seatNumber: number, edition: Edition): ReactNode; // the score in the list of players
  lessons: Lesson[];
}
