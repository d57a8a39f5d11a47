/** Hides a table from the lists of its player, and takes that back. */

import type { Table } from "../api/client";
import { useGameTexts, useLanguage } from "../texts/language";
import { Icon } from "../ui/Icon";
import { canHide, type HiddenTables } from "./hiddenTables";

export function HideButton({ table, hidden }: { table: Table; hidden: HiddenTables }) {
  const { say } = useLanguage();
  const text = useGameTexts(table.game);
  if (!canHide(table)) return null;
  const label = say("hide-table", { game: text("game-title") });
  return (
    <button className="icon-button hide-table" aria-label={label} title={label} onClick={() => hidden.hide(table)}>
      <Icon name="close" />
    </button>
  );
}

/** Says that a table was hidden, with the way back. */
export function HiddenNote({ hidden }: { hidden: HiddenTables }) {
  const { say } = useLanguage();
  return (
    <div role="status">
      {hidden.undo && (
        <p className="hidden-note">
          {say("table-hidden")}{" "}
          <button className="button" onClick={hidden.undo}>
            {say("show-again")}
          </button>
        </p>
      )}
    </div>
  );
}
