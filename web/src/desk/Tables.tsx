/** Tables that are open or being played. */

import { get, post } from "../api/client";
import { linkTo } from "../navigation/route";
import { useGameTexts, useLanguage } from "../texts/language";
import { Act, Cards, When, useList } from "./list";

const readTables = () => get("/api/desk/tables");

export function Tables() {
  const { say } = useLanguage();
  const list = useList(readTables);
  return (
    <Cards
      list={list}
      keyOf={(table) => table.id}
      show={(table) => (
        <>
          <p>
            <a href={linkTo("table", table.id)}>
              <Title game={table.game} />
            </a>{" "}
            {table.names.join(", ")}
          </p>
          <p className="muted">
            {table.id} · <When at={table.at} />
          </p>
          <div className="row">
            <Act
              label={say("close-table")}
              sure={say("desk-close-sure")}
              act={() => post(`/api/desk/tables/${table.id}/close`)}
              onDone={list.reload}
            />
          </div>
        </>
      )}
    />
  );
}

function Title({ game }: { game: string }) {
  return <b>{useGameTexts(game)("game-title")}</b>;
}
