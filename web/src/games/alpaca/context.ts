/** The context that all parts of the board share: its props, the tokens of the cards, and the open pile. */

import { createContext, useContext } from "react";
import type { BoardProps } from "../module";
import type { Token } from "./tokens";
import type { AlpacaView, CardName } from "./view";

export interface BoardState extends Omit<BoardProps, "view"> {
  view: AlpacaView;
  zone(name: string): Token[];
  say(name: string, values?: Record<string, string | number>): string;
  proposed: CardName[]; // the cards to pay with that are suggested to the player
  setOpenPile(pile: OpenPile | null): void; // spread a pile out to look through it
  openPile: OpenPile | null;
}

export interface OpenPile {
  seat: string;
  pile: "discard" | "deck";
}

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = useContext(BoardContext);
  if (!board) throw new Error("useBoard needs a BoardContext");
  return board;
}
