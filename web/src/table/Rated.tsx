/** Whether the game changes ratings, and why not. */

import type { Table } from "../api/client";
import { useLanguage } from "../texts/language";

export function Rated({ table }: { table: Table }) {
  const { say } = useLanguage();
  if (table.state === "study") return null;
  const reasons = (table.unrated_because ?? []).map((reason) => say(`unrated-${reason}`));
  return (
    <p className="rated">
      <strong>{say(table.rated ? "rated-yes" : "rated-no")}</strong> {table.rated ? say("rated-how") : reasons.join(" ")}
    </p>
  );
}
