/** Several people on one device: a curtain hides the board between their turns. */

import { useEffect, useState } from "react";
import type { LogEntry, Table, View } from "../../api/client";
import { identitiesOf, seatColours, SeatMark } from "../../board/identities";
import { useSettings } from "../../device/settings";
import { useLanguage } from "../../texts/language";
import { TopBar } from "../../ui/TopBar";
import { changesMatch, eventsOf } from "../session/entries";
import { useTable } from "../session/context";
import "./curtain.css";

const LOOK_MS = 2500; // in which a player sees what the end of the turn brought, before the curtain falls

interface Perspective {
  seat: string | null; // whose view is shown; null for a spectator, and while the curtain is down
  curtain: string | null; // who should take the device next
  lift(): void;
}

/**
 * Whose view to show if several seats are on this device. The curtain falls whenever that changes, also when a
 * bot takes over for the player who looks. After the match there is no curtain.
 */
export function usePerspective(table: Table, views: Record<string, View>, entries: LogEntry[]): Perspective {
  const held = table.seats.filter((seat) => seat.seat in views);
  const people = held.filter((seat) => !seat.stand_in).map((seat) => seat.seat);
  const [looking, setLooking] = useState<string | null>(null);
  const awaited = [table.turn, looking].find((seat) => seat && people.includes(seat));
  const next = awaited ?? people[0] ?? held[0]?.seat ?? null;
  const isLooking = useLook(entries, looking !== null && people.includes(looking) ? looking : null, next);
  const lift = () => setLooking(next);
  if (held.length < 2) return { seat: next, curtain: null, lift };
  if (table.state === "over" || table.state === "study") return { seat: looking ?? next, curtain: null, lift };
  if (next === looking || isLooking) return { seat: looking, curtain: null, lift };
  return { seat: null, curtain: next, lift };
}

/** Whether a player may look on for a moment: the last move brought something that the next player may not see. */
function useLook(entries: LogEntry[], seat: string | null, next: string | null): boolean {
  const [{ pace }] = useSettings();
  const [over, setOver] = useState<number | null>(null); // the entry after which the moment is over
  const last = entries.findLast(changesMatch);
  const seen = (who: string | null): string => JSON.stringify(last && eventsOf(last)[who ?? ""]);
  const isShown = seat !== null && seat !== next && last?.seat === seat && seen(seat) !== seen(next);
  const number = isShown && pace !== "instant" && last.number !== over ? last.number : null;
  useEffect(() => {
    if (number === null) return;
    const timer = setTimeout(() => setOver(number), LOOK_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return number !== null;
}

/** Covers the whole table. It shows what everybody may know: the game, the players, and who comes next. */
export function Curtain({ seat, onLift }: { seat: string; onLift(): void }) {
  const { table, state, module, edition, speech } = useTable();
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
