/** A list of tables with their players; those where it is my turn are marked. */

import type { Table } from "../api/client";
import { useMe } from "../me";
import { linkTo } from "../route";
import { seatNames } from "../table/people";
import { useLanguage, useSpeech } from "../texts/language";

interface Props {
  title: string;
  tables: Table[];
  empty?: string;
}

export function TableList({ title, tables, empty }: Props) {
  return (
    <section className="paper table-list">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="muted">{empty}</p>}
      <ul>
        {tables.map((table) => (
          <TableItem key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function TableItem({ table }: { table: Table }) {
  const { say, language } = useLanguage();
  const { person } = useMe();
  const speech = useSpeech(table.game);
  const isMine = table.seats.some((seat) => seat.seat === table.turn && seat.person === person?.id);
  const free = table.seats.filter((seat) => seat.kind === "elsewhere" && !seat.person).length;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" });
  const names = Object.values(seatNames(table, say));
  return (
    <li>
      <a href={linkTo("table", table.id)} className={isMine ? "my-turn" : ""}>
        <strong>{speech?.text("game-title") ?? table.game}</strong>
        <span>{names.join(", ")}</span>
        <small>
          {table.rated && <b>{say("rated-short")} · </b>}
          {isMine ? say("your-turn") : table.state === "open" ? say("free-seats", { count: free }) : ""}{" "}
          <time>{when.format(table.updated * 1000)}</time>
        </small>
      </a>
    </li>
  );
}
