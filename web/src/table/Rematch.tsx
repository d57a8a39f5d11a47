/** The same table once more, when everybody who played agrees. */

import { post, type Table } from "../api/client";
import { go } from "../route";
import { useLanguage } from "../texts/language";
import { useTelling } from "../ui/telling";
import type { Setting } from "./TablePage";

export function Rematch({ setting: { table, state } }: { setting: Setting }) {
  const { say } = useLanguage();
  const { telling, attempt, busy } = useTelling();
  const isPlayer = table.seats.some((one) => one.seat in state.views);
  const rematch = () =>
    attempt(async () => {
      const { rematch: again } = await post<Table>(`/api/tables/${table.id}/rematch`, { agree: true });
      if (again) go("table", again);
    });
  if (!isPlayer) return null;
  return (
    <>
      <button className="button primary" disabled={busy} onClick={() => void rematch()}>
        {say("rematch")}
      </button>
      {telling}
    </>
  );
}
