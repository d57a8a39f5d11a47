/** The context that all parts of a table's page share. */

import { createContext, useContext, type ReactNode } from "react";
import type { Table } from "../../api/client";
import type { Edition, GameModule } from "../../board/gameModule";
import type { Speech } from "../../texts/speech";
import type { SessionState, TableSession } from "./session";

export interface TableContext {
  session: TableSession;
  renew(): void; // visits the table again: a connection keeps the rights that it was opened with
  state: SessionState;
  table: Table;
  module: GameModule;
  edition: Edition;
  speech: Speech;
}

const Context = createContext<TableContext | null>(null);

export function TableProvider({ value, children }: { value: TableContext; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useTable(): TableContext {
  const table = useContext(Context);
  if (!table) throw new Error("useTable needs a TableProvider");
  return table;
}
