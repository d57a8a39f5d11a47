/** A list of tables with their players; those where it is my turn are marked. */

import type { ReactNode } from "react";
import type { Table } from "../api/client";
import { useMe } from "../people/me";
import { linkTo } from "../navigation/route";
import { seatNames } from "../people/people";
import { useGameTexts, useLanguage } from "../texts/language";
import { Ago } from "./Ago";

/** My tables in the order in which I want them: where it is my turn, then the newest. */
export function sortTables(tables: Table[], person?: string): Table[] {
  const isMine = (table: Table) => table.seats.some((seat) => seat.seat === table.turn && seat.person === person);
  return [...tables].sort((one, other) => Number(isMine(other)) - Number(isMine(one)) || other.updated - one.updated);
}

interface Props {
  title: string;
  tables: Table[];
  empty?: string;
  action?(table: Table): ReactNode; // beside each table
  children?: ReactNode; // below the list
}

export function TableList({ title, tables, empty, action, children }: Props) {
  return (
    <section className="paper table-list">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="muted">{empty}</p>}
      <ul>
        {tables.map((table) => (
          <TableItem key={table.id} table={table} action={action?.(table)} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function TableItem({ table, action }: { table: Table; action: ReactNode }) {
  const { say } = useLanguage();
  const { person } = useMe();
  const text = useGameTexts(table.game);
  const isMine = table.seats.some((seat) => seat.seat === table.turn && seat.person === person?.id);
  const rank = table.seats.find((seat) => seat.person === person?.id && seat.rank !== null)?.rank;
  const free = table.seats.filter((seat) => seat.kind === "elsewhere" && !seat.person).length;
  const names = Object.values(seatNames(table, say));
  return (
    <li>
      <a href={linkTo("table", table.id)} className={isMine ? "my-turn" : ""}>
        <strong>{text("game-title")}</strong>
        <span>{names.join(", ")}</span>
        <small>
          {table.rated && <b>{say("rated-short")} · </b>}
          {rank && <b>{say("result-rank", { rank })} · </b>}
          {isMine && <b>{say("your-turn")} · </b>}
          {table.state === "open" && `${say("free-seats", { count: free })} · `}
          <Ago at={table.updated} />
        </small>
      </a>
      {action}
    </li>
  );
}
