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
    (seat) =>
      seat.kind !== "bot" && !seat.stand_in && !state.present.includes(seat.seat) && !(seat.seat in state.views),
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
        absent.map((seat) =>
          standIn.due[seat.seat] ? (
            <p key={seat.seat} className="row">
              <span>
                {say("bot-soon", { name: speech.seat(seat.seat) })} <Countdown due={standIn.due[seat.seat]!} />
              </span>
              <button className="button" onClick={() => standIn.cancel(seat.seat)}>
                {say("cancel")}
              </button>
            </p>
          ) : (
            <button
              key={seat.seat}
              className="button"
              disabled={busy}
              onClick={() => attempt(() => standIn.ask(seat.seat))}
            >
              {say("bot-for", { name: speech.seat(seat.seat) })}
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
