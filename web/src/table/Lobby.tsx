/** A table that waits for people: invite, join, begin with bots. */

import { useState } from "react";
import { post, type Seat } from "../api/client";
import { useMe } from "../me";
import { useLanguage } from "../texts/language";
import { Icon } from "../ui/Icon";
import { TopBar } from "../ui/TopBar";
import { useTelling } from "../ui/telling";
import { Invite } from "./Invite";
import type { Setting } from "./TablePage";

export function Lobby({ table, speech, module }: Setting) {
  const { say } = useLanguage();
  const { person, ensure } = useMe();
  const { telling, attempt, busy } = useTelling();
  const [name, setName] = useState("");
  const isSeated = table.seats.some((seat) => seat.person !== null && seat.person === person?.id);
  const isOwner = table.owner === person?.id;
  const mine = table.seats.find((seat) => seat.person === person?.id && seat.kind === "elsewhere");

  const join = (seat?: Seat) =>
    attempt(async () => {
      await ensure(name.trim() || undefined);
      await post(`/api/tables/${table.id}/join`, { seat: seat?.seat ?? null, name: name.trim() || null });
      location.reload();
    });
  const leave = (seat: Seat) => attempt(() => post(`/api/tables/${table.id}/leave`, { seat: seat.seat }));
  const start = () => attempt(() => post(`/api/tables/${table.id}/start`));

  return (
    <div className="page">
      <TopBar />
      <main className="lobby" tabIndex={-1}>
        <div className="lobby-cover" aria-hidden="true">
          <module.Cover />
        </div>
        <section className="paper">
          <h1>{speech.text("game-title")}</h1>
          <p>{say("lobby-waiting")}</p>
          <ul className="lobby-seats">
            {table.seats.map((seat) => (
              <li key={seat.seat}>
                <Icon name={seat.kind === "bot" ? "bot" : "person"} />
                <span>{seat.name ?? (seat.level ? say(`level-${seat.level}`) : say("free-seat"))}</span>
                {!seat.name && !seat.level && !isSeated && (
                  <button className="button" disabled={busy} onClick={() => void join(seat)}>
                    {say("sit-here")}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {!isSeated && (
            <label className="field">
              <span>{say("name")}</span>
              <input value={name} maxLength={40} placeholder={person?.name} onChange={(event) => setName(event.target.value)} />
            </label>
          )}
          <div className="row">
            {isOwner && (
              <button className="button primary" disabled={busy} onClick={() => void start()}>
                {say("start-with-bots")}
              </button>
            )}
            {mine && (
              <button className="button" disabled={busy} onClick={() => void leave(mine)}>
                {say("leave-seat")}
              </button>
            )}
          </div>
          {telling}
        </section>
        <Invite id={table.id} />
      </main>
    </div>
  );
}
