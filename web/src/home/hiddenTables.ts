/** Tables that a person does not want to see in lists any more, on this device. */

import { useState } from "react";
import type { Table } from "../api/client";
import { isList, keep, stored } from "../device/storage";
import { peopleOf } from "../people/people";

const KEY = "ludoteca.hidden";
const MOST_TABLES = 500; // older ones are shown again

export const loadHidden = (): string[] => stored(KEY, isList, []);

/** Whether nobody else waits at a table, so that it may leave the lists. */
export const canHide = (table: Table): boolean => table.state === "over" || peopleOf(table).length <= 1;

export interface HiddenTables {
  isHidden(table: Table): boolean;
  hide(table: Table): void;
  undo: (() => void) | null; // shows the table again that was hidden last
  showAll(): void;
}

export function useHiddenTables(): HiddenTables {
  const [ids, setIds] = useState(loadHidden);
  const [last, setLast] = useState<string | null>(null);
  const change = (next: string[], hidden: string | null) => {
    keep(KEY, next.slice(-MOST_TABLES));
    setIds(next);
    setLast(hidden);
  };
  return {
    isHidden: (table) => ids.includes(table.id),
    hide: (table) => change([...ids.filter((id) => id !== table.id), table.id], table.id),
    undo:
      last === null
        ? null
        : () =>
            change(
              ids.filter((id) => id !== last),
              null,
            ),
    showAll: () => change([], null),
  };
}
