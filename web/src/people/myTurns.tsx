/** The tables that wait for a move of mine, on every page. */

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { get, type Table } from "../api/client";
import { keepReading } from "../api/keepReading";
import { useRoute } from "../navigation/route";
import { useMe } from "./me";
import { peopleOf } from "./people";

interface MyTurns {
  all: Table[]; // the one that has waited longest first
  shared: Table[]; // those where other people wait too, without the table that is shown
}

const Context = createContext<MyTurns>({ all: [], shared: [] });

export function MyTurnsProvider({ children }: { children: ReactNode }) {
  const { person } = useMe();
  const [place, id] = useRoute();
  const here = place === "table" ? id : undefined;
  const [found, setFound] = useState<{ person: string; tables: Table[] } | null>(null);
  const mine = person?.id;

  useEffect(() => {
    if (!mine) return;
    return keepReading(
      () => get("/api/tables/mine?state=turn"),
      (tables) => setFound({ person: mine, tables }),
    );
  }, [mine, here]);

  const turns = useMemo<MyTurns>(() => {
    const all = found && found.person === mine ? found.tables : [];
    return { all, shared: all.filter((table) => table.id !== here && peopleOf(table).length > 1) };
  }, [found, mine, here]);
  return <Context.Provider value={turns}>{children}</Context.Provider>;
}

export const useMyTurns = (): MyTurns => useContext(Context);

/** The title of the page, with the number of tables that wait elsewhere. */
export function useTitle(title: string): void {
  const { shared } = useMyTurns();
  const count = shared.length;
  useEffect(() => void (document.title = count ? `(${count}) ${title}` : title), [count, title]);
}
