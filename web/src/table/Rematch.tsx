/** The same table once more: set up by whoever asks first, joined by the others. */

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
      const again = await post<Table>(`/api/tables/${table.id}/rematch`);
      go("table", again.id);
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
