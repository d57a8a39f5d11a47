/** Several people on one device: a curtain hides the board between their turns. */

import { useState } from "react";
import type { Table, View } from "../api/client";
import { identitiesOf, seatColours, SeatMark } from "../board/identities";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import type { TableContext } from "./TablePage";
import "./curtain.css";

interface Perspective {
  seat: string | null; // whose view is shown; null for a spectator, and while the curtain is down
  curtain: string | null; // who should take the device next
  lift(): void;
}

/**
 * Whose view to show if several seats are on this device. The curtain falls whenever that changes, also when a
 * bot takes over for the player who looks. After the match there is no curtain.
 */
export function usePerspective(table: Table, views: Record<string, View>): Perspective {
  const held = table.seats.filter((seat) => seat.seat in views);
  const people = held.filter((seat) => !seat.stand_in).map((seat) => seat.seat);
  const [looking, setLooking] = useState<string | null>(null);
  const awaited = [table.turn, looking].find((seat) => seat && people.includes(seat));
  const next = awaited ?? people[0] ?? held[0]?.seat ?? null;
  const lift = () => setLooking(next);
  if (held.length < 2) return { seat: next, curtain: null, lift };
  if (table.state === "over" || table.state === "study") return { seat: looking ?? next, curtain: null, lift };
  return next === looking ? { seat: next, curtain: null, lift } : { seat: null, curtain: next, lift };
}

/** Covers the whole table. It shows what everybody may know: the game, the players, and who comes next. */
export function Curtain({ context, seat, onLift }: { context: TableContext; seat: string; onLift(): void }) {
  const { table, state, module, edition, speech } = context;
  const { say } = useLanguage();
  const name = speech.seat(seat);
  const title = say(seat === table.turn ? "curtain-title" : "curtain-for", { name });
  const identityOf = identitiesOf(module, state.views[seat]!, edition);
  return (
    <div
      className="page table-page curtain-page"
      data-number={table.number}
      style={seatColours(identityOf, table.seats.length)}
    >
      <TopBar>
        <span className="table-title">{speech.text("game-title")}</span>
      </TopBar>
      <main className="curtain-main" tabIndex={-1}>
        <div className="curtain" role="dialog" aria-label={title}>
          <SeatMark seat={seat} shape={identityOf(seat).shape} size={64} />
          <h1>{title}</h1>
          <p>{say("curtain-text")}</p>
          <button className="button primary" autoFocus onClick={onLift}>
            {say("curtain-lift", { name })}
          </button>
        </div>
      </main>
    </div>
  );
}
