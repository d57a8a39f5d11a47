/** The tables where it is my turn, above everything else on the home page: those where people wait, then the others. */

import type { Table } from "../api/client";
import { useMe } from "../people/me";
import { linkTo } from "../navigation/route";
import { peopleOf, seatNames } from "../people/people";
import { useGameTexts, useLanguage } from "../texts/language";
import { Cover } from "../games/Cover";
import { Ago } from "./Ago";
import { HideButton } from "./Hide";
import type { HiddenTables } from "./hiddenTables";

const SHOWN_TABLES = 6; // the others follow in the list of my games

/** Tables where people wait, the longest first, come before those with bots, which have time: the newest first. */
export function firstOf(tables: Table[]): Table[] {
  const alone = tables.filter((table) => !isShared(table)).sort((one, other) => other.updated - one.updated);
  return [...tables.filter(isShared), ...alone].slice(0, SHOWN_TABLES);
}

interface Props {
  tables: Table[];
  hidden: HiddenTables;
}

export function YourTurn({ tables, hidden }: Props) {
  const { say } = useLanguage();
  return (
    <section className="your-turn" aria-label={say("home-your-turn")}>
      <Group title={say("home-your-turn")} tables={tables.filter(isShared)} hidden={hidden} />
      <Group title={say("home-go-on")} tables={tables.filter((table) => !isShared(table))} hidden={hidden} />
    </section>
  );
}

function Group({ title, tables, hidden }: Props & { title: string }) {
  if (!tables.length) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {tables.map((table) => (
          <WaitingTable key={table.id} table={table} hidden={hidden} />
        ))}
      </ul>
    </>
  );
}

function isShared(table: Table): boolean {
  return peopleOf(table).length > 1;
}

function WaitingTable({ table, hidden }: { table: Table; hidden: HiddenTables }) {
  const { say } = useLanguage();
  const { person } = useMe();
  const text = useGameTexts(table.game);
  const names = seatNames(table, say);
  const others = table.seats.filter((seat) => seat.person !== person?.id).map((seat) => names[seat.seat]);
  return (
    <li>
      <a className="waiting-table" href={linkTo("table", table.id)}>
        <span className="waiting-cover" aria-hidden="true">
          <Cover game={table.game} />
        </span>
        <span className="waiting-words">
          <strong>{text("game-title")}</strong>
          <span>{(others.length ? others : Object.values(names)).join(", ")}</span>
          <small>
            <b>{say("your-turn")}</b> · <Ago at={table.updated} />
          </small>
        </span>
        <span className="waiting-go">{say("home-go-on")}</span>
      </a>
      <HideButton table={table} hidden={hidden} />
    </li>
  );
}
