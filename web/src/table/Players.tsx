/** The players with their scores and clocks; it marks whose turn it is. */

import { useEffect, useState, type CSSProperties } from "react";
import type { Table, View } from "../api/client";
import type { Edition, GameModule } from "../games/module";
import { useLanguage } from "../texts/language";
import { Icon } from "../ui/Icon";
import { Countdown } from "./Countdown";
import { botName, seatNames } from "./people";

interface Props {
  table: Table;
  view: View;
  module: GameModule;
  edition: Edition;
  seat: string | null;
  present: string[];
  due: Record<string, number>; // when a bot takes over the seat of somebody who is away
}

export function Players({ table, view, module, edition, seat, present, due }: Props) {
  const { say } = useLanguage();
  const names = seatNames(table, say);
  return (
    <ul className="players" aria-label={say("players")} style={{ "--seats": table.seats.length } as CSSProperties}>
      {table.seats.map((one, place) => {
        const bot = one.kind === "bot" ? one.level : one.stand_in;
        const away = !bot && !present.includes(one.seat);
        const isTurn = table.turn === one.seat;
        return (
          <li
            key={one.seat}
            className={`player${isTurn ? " is-turn" : ""}${one.seat === seat ? " is-me" : ""}`}
            data-seat={one.seat}
          >
            <Icon name={bot ? "bot" : "person"} />
            <span className="player-name">
              <span className="player-called">{names[one.seat]}</span>
              {one.stand_in && <small>{botName(one.stand_in, 0, say)}</small>}
              {away && (
                <small>
                  {say("away")} {due[one.seat] && <Countdown due={due[one.seat]!} />}
                </small>
              )}
            </span>
            <span className="player-score">{module.score(view, place, edition)}</span>
            {table.clock && <Remaining key={table.number} table={table} seat={one.seat} />}
            {isTurn && <span className="hidden-text">{say("is-turn")}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The time left on a clock, counted down since the server's last message. */
function Remaining({ table, seat }: { table: Table; seat: string }) {
  const { say } = useLanguage();
  const [start] = useState(() => performance.now());
  const [now, setNow] = useState(start);
  const runs = table.clock?.running === seat;
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => setNow(performance.now()), 500);
    return () => window.clearInterval(timer);
  }, [runs]);
  const left = (table.clock?.left[seat] ?? 0) - (runs ? Math.max(0, now - start) / 1000 : 0);
  const seconds = Math.max(0, Math.round(left));
  const days = Math.floor(seconds / 86400);
  const clock = new Date(seconds * 1000).toISOString().slice(seconds >= 3600 ? 11 : 14, 19);
  const shown = days ? say("clock-left", { days }) : clock;
  return <span className={`clock${seconds < 30 && runs ? " is-low" : ""}`}>{shown}</span>;
}
