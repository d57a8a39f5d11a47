/** A table that waits for players: invite, join, start with bots. */

import { useState } from "react";
import { post, type Seat } from "../api/client";
import { Cover } from "../games/Cover";
import { useMe } from "../people/me";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { useAttempt } from "../ui/attempt";
import { NAME_LETTERS, personName, seatNames } from "../people/people";
import { CloseTable } from "./management/CloseTable";
import { Invite } from "./management/Invite";
import { LobbySeat } from "./LobbySeat";
import { NoBoard } from "./NoBoard";
import { Rated } from "./management/Rated";
import { Report } from "./management/Report";
import { useTable } from "./session/context";

export function Lobby() {
  const { table, state, speech, renew } = useTable();
  const { say } = useLanguage();
  const { person, ensure } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const [name, setName] = useState("");
  const [reported, setReported] = useState<Seat | null>(null);
  const names = seatNames(table, say);
  const isSeated = table.seats.some((seat) => seat.person !== null && seat.person === person?.id);
  const isOwner = table.owner === person?.id;
  const mine = table.seats.find((seat) => seat.person === person?.id && seat.kind === "elsewhere");

  const isFull = table.seats.every((seat) => seat.person || seat.kind === "bot");
  // A rated match starts when everybody is here; the presence list is newer than the table.
  const missing =
    isFull && table.rated ? table.seats.filter((seat) => seat.person && !state.present.includes(seat.seat)) : [];

  const join = (seat: Seat) =>
    attempt(async () => {
      await ensure(name.trim() || undefined);
      await post(`/api/tables/${table.id}/join`, { seat: seat.seat, name: name.trim() || null });
      renew();
    });
  const leave = (seat: Seat) => attempt(() => post(`/api/tables/${table.id}/leave`, { seat: seat.seat }));
  const start = () => attempt(() => post(`/api/tables/${table.id}/start`));

  if (table.state === "closed") return <NoBoard title={speech.text("game-title")} text={say("table-closed")} />;
  return (
    <div className="page">
      <TopBar />
      <main className="lobby" tabIndex={-1}>
        <div className="lobby-cover" aria-hidden="true">
          <Cover game={table.game} />
        </div>
        <section className="paper">
          <h1>{speech.text("game-title")}</h1>
          <p role="status">
            {missing.length
              ? say("lobby-missing", { names: missing.map((seat) => names[seat.seat]).join(", ") })
              : say("lobby-waiting")}
          </p>
          <Rated table={table} />
        </section>
        {isSeated && !isFull && <Invite id={table.id} />}
        <section className="paper">
          {!isSeated && (
            <label className="field">
              <span>{say("name")}</span>
              <input
                value={name}
                maxLength={NAME_LETTERS}
                placeholder={personName(person?.name ?? say("guest-name"), say)}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
          )}
          <ul className="lobby-seats">
            {table.seats.map((seat) => (
              <LobbySeat
                key={seat.seat}
                seat={seat}
                name={names[seat.seat]!}
                isSeated={isSeated}
                isMissing={missing.includes(seat)}
                isBusy={busy}
                attempt={attempt}
                onJoin={() => join(seat)}
                onReport={() => setReported(seat)}
              />
            ))}
          </ul>
          <div className="row lobby-acts">
            {isOwner && (
              <button className="button" disabled={busy} onClick={() => start()}>
                {say("start-with-bots")}
              </button>
            )}
            {mine && (
              <button className="button" disabled={busy} onClick={() => leave(mine)}>
                {say("leave-seat")}
              </button>
            )}
            <CloseTable />
          </div>
          {problem}
          {reported && (
            <Report
              table={table}
              about={{ seat: reported.seat }}
              shown={names[reported.seat]!}
              onClose={() => setReported(null)}
            />
          )}
        </section>
        {!isSeated && <Invite id={table.id} />}
      </main>
    </div>
  );
}
