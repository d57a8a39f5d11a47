/** The players with their scores and clocks; it marks whose turn it is. */

import { useEffect, useState, type CSSProperties } from "react";
import type { Table, View } from "../../api/client";
import { useBoard } from "../../board/context";
import { seatColour, SeatMark } from "../../board/identities";
import { useLanguage } from "../../texts/language";
import { botName, seatNames, shortBotName } from "../../people/people";
import { Countdown } from "../management/Countdown";
import { Points, tellsPoints } from "../scores/Points";
import { useTable } from "../session/context";

interface Props {
  view: View;
  seat: string | null;
  due: Record<string, number>; // when a bot takes over the seat of somebody who is away
}

export function Players({ view, seat, due }: Props) {
  const { table, state, module, edition, speech } = useTable();
  const { say } = useLanguage();
  const { identityOf } = useBoard();
  const names = seatNames(table, say);
  const shortNames = seatNames(table, say, shortBotName);
  const [counted, setCounted] = useState<string | null>(null); // whose points are shown part by part
  const canCount = tellsPoints(view, table.seats.length);
  return (
    <ul className="players" aria-label={say("players")} style={{ "--seats": table.seats.length } as CSSProperties}>
      {table.seats.map((one, seatNumber) => {
        const bot = one.kind === "bot" ? one.level : one.stand_in;
        const away = !bot && !state.present.includes(one.seat);
        const isTurn = table.turn === one.seat;
        const isMe = one.seat === seat;
        return (
          <li
            key={one.seat}
            className="player"
            data-turn={isTurn || undefined}
            data-me={isMe || undefined}
            data-away={away || undefined}
            data-seat={one.seat}
            style={seatColour(one.seat)}
          >
            <SeatMark seat={one.seat} shape={identityOf(one.seat).shape} size={20} />
            <span className="player-name">
              <span className="player-called" title={names[one.seat]}>
                <span className="player-whole">{names[one.seat]}</span>
                <span className="player-short" aria-hidden="true">
                  {shortNames[one.seat]}
                </span>
              </span>
              {isMe && <small className="player-you">{say("you")}</small>}
              {one.stand_in && <small>{botName(one.stand_in, 0, say)}</small>}
              {away && (
                <small className={due[one.seat] ? "" : "player-away"}>
                  {say("away")} {due[one.seat] && <Countdown due={due[one.seat]!} />}
                </small>
              )}
            </span>
            <span className="player-score">{module.score(view, seatNumber, edition)}</span>
            {table.clock && <Remaining table={table} since={state.tableAt} seat={one.seat} />}
            {isTurn && <span className="hidden-text">{say("is-turn")}</span>}
            {canCount && (
              <button
                className="player-points"
                aria-label={say("points-of", { name: names[one.seat]! })}
                onClick={() => setCounted(one.seat)}
              />
            )}
            {canCount && counted === one.seat && (
              <Points view={view} seat={one.seat} speech={speech} onClose={() => setCounted(null)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The time left on a clock, counted down since the server's last message. */
function Remaining({ table, since, seat }: { table: Table; since: number; seat: string }) {
  const { say } = useLanguage();
  const [now, setNow] = useState(() => performance.now());
  const runs = table.clock?.running === seat;
  useEffect(() => {
    if (!runs) return;
    const look = () => setNow(performance.now());
    look();
    const timer = window.setInterval(look, 500);
    return () => window.clearInterval(timer);
  }, [runs, since]);
  const seconds = secondsLeft(table, seat, now - since);
  const days = Math.floor(seconds / 86400);
  const clock = new Date(seconds * 1000).toISOString().slice(seconds >= 3600 ? 11 : 14, 19);
  const text = days ? say("clock-left", { days }) : clock;
  return (
    <span className="clock" data-low={(seconds < 30 && runs) || undefined}>
      {text}
    </span>
  );
}

/** Whole seconds left on a seat's clock, some milliseconds after the table came. */
export function secondsLeft({ clock }: Table, seat: string, passed: number): number {
  const left = (clock?.left[seat] ?? 0) - (clock?.running === seat ? Math.max(0, passed) / 1000 : 0);
  return Math.max(0, Math.round(left));
}
