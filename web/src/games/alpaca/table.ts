/** What every part of the board needs: the props of the board, and the cards' identities. */

import { createContext, useContext } from "react";
import type { BoardProps } from "../module";
import type { Token } from "./tokens";
import type { AlpacaView, CardName } from "./view";

export interface Table extends Omit<BoardProps, "view"> {
  view: AlpacaView;
  zone(name: string): Token[];
  say(name: string, values?: Record<string, string | number>): string;
  proposed: CardName[]; // what the coach of purchases would pay with
  look(pile: Looked | null): void; // open a pile to look through
  looked: Looked | null;
}

export interface Looked {
  seat: string;
  pile: "discard" | "deck";
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("no table here");
  return table;
}
