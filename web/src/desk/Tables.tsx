/** Tables that are open or being played. */

import { linkTo } from "../navigation/route";
import { useGameTexts, useLanguage } from "../texts/language";
import { Act, Cards, When, useList } from "./list";

export function Tables() {
  const { say } = useLanguage();
  const list = useList("tables");
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
              path={`tables/${table.id}/close`}
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
