/** Actions for the table as a whole: invite, leave the seat to a bot, download the record. */

import { isOffline } from "../../offline/mode";
import { downloadRecord } from "../../api/record";
import { go } from "../../navigation/route";
import { useLanguage } from "../../texts/language";
import { useAttempt } from "../../ui/attempt";
import { CloseTable } from "../management/CloseTable";
import { Countdown } from "../management/Countdown";
import { Invite } from "../management/Invite";
import { LeaveSeat } from "../management/LeaveSeat";
import { Rated } from "../management/Rated";
import type { StandIn } from "../management/standIn";
import { useTable } from "../session/context";

export function TablePanel({ seat, standIn }: { seat: string | null; standIn: StandIn }) {
  const { table, state, speech } = useTable();
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const isOver = table.state === "over" || table.state === "study";
  const mine = table.seats.find((one) => one.seat === seat);
  const absent = table.seats.filter(
    (one) => one.kind !== "bot" && !one.stand_in && !state.present.includes(one.seat) && !(one.seat in state.views),
  );
  const download = () => attempt(() => downloadRecord(table));
  return (
    <div className="table-panel">
      {isOver && (
        <button className="button" disabled={busy} onClick={() => download()}>
          {say("download-record")}
        </button>
      )}
      {table.rematch && (
        <button className="button" onClick={() => go("table", table.rematch!)}>
          {say("to-rematch")}
        </button>
      )}
      {table.state === "playing" && mine && !mine.stand_in && <LeaveSeat table={table.id} seat={mine.seat} />}
      {table.state === "playing" &&
        seat &&
        !table.clock &&
        absent.map((one) =>
          standIn.due[one.seat] ? (
            <p key={one.seat} className="row">
              <span>
                {say("bot-soon", { name: speech.seat(one.seat) })} <Countdown due={standIn.due[one.seat]!} />
              </span>
              <button className="button" onClick={() => standIn.cancel(one.seat)}>
                {say("cancel")}
              </button>
            </p>
          ) : (
            <button
              key={one.seat}
              className="button"
              disabled={busy}
              onClick={() => attempt(() => standIn.ask(one.seat))}
            >
              {say("bot-for", { name: speech.seat(one.seat) })}
            </button>
          ),
        )}
      {!isOffline && <Rated table={table} />}
      <CloseTable />
      {problem}
      {!isOffline && <p className="muted">{say("watching-count", { count: state.watching })}</p>}
      {table.state !== "closed" && !isOffline && <Invite id={table.id} />}
    </div>
  );
}
