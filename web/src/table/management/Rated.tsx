/** Says whether the match is rated, and if not, why. */

import type { Table } from "../../api/client";
import { useLanguage } from "../../texts/language";

export function Rated({ table }: { table: Table }) {
  const { say } = useLanguage();
  if (table.state === "study") return null;
  const because = table.unrated_because ?? [];
  const reasons = (because.includes("casual") ? ["casual"] : because).map((reason) => say(`unrated-${reason}`));
  return (
    <p className="rated">
      <strong>{say(table.rated ? "rated-yes" : "rated-no")}</strong>{" "}
      {table.rated ? say("rated-how") : reasons.join(" ")}
    </p>
  );
}
