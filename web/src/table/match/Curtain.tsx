/** Several people on one device: a curtain hides the board between their turns. */

import { useEffect, useState } from "react";
import type { LogEntry, Table, View } from "../../api/client";
import { identitiesOf, seatColours, SeatMark } from "../../board/identities";
import { useLanguage } from "../../texts/language";
import { TopBar } from "../../ui/TopBar";
import { changesMatch, eventsOf } from "../session/entries";
import { useTable } from "../session/context";
import "./curtain.css";

const LOOK_MS = 2500; // in which a player may look again at what the end of the turn brought

interface Perspective {
  seat: string | null; // whose view is shown; null for a spectator, and while the curtain is down
  curtain: string | null; // who should take the device next
  before: string | null; // who may look again for a moment
  lift(): void;
  lookAgain(): void;
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
  const { canLook, isLooking, lookAgain } = useLook(
    entries,
    looking !== null && people.includes(looking) ? looking : null,
    next,
  );
  const acts = { before: canLook ? looking : null, lift: () => setLooking(next), lookAgain };
  if (held.length < 2) return { seat: next, curtain: null, ...acts };
  if (table.state === "over" || table.state === "study") return { seat: looking ?? next, curtain: null, ...acts };
  if (next === looking || isLooking) return { seat: looking, curtain: null, ...acts };
  return { seat: null, curtain: next, ...acts };
}

/** Lets a player look again for a moment, if the last move brought something that the next player may not see. */
function useLook(entries: LogEntry[], seat: string | null, next: string | null) {
  const [lookedAfter, setLookedAfter] = useState<number | null>(null); // the entry whose events a player looks at
  const last = entries.findLast(changesMatch);
  const seen = (who: string | null): string => JSON.stringify(last && eventsOf(last)[who ?? ""]);
  const canLook = seat !== null && seat !== next && last?.seat === seat && seen(seat) !== seen(next);
  const isLooking = canLook && last.number === lookedAfter;
  useEffect(() => {
    if (!isLooking) return;
    const timer = setTimeout(() => setLookedAfter(null), LOOK_MS);
    return () => clearTimeout(timer);
  }, [isLooking]);
  return { canLook, isLooking, lookAgain: () => setLookedAfter(last?.number ?? null) };
}

interface Props {
  seat: string;
  before: string | null; // who may look again at what the turn brought
  onLift(): void;
  onLook(): void;
}

/** Covers the whole table. It shows what everybody may know: the game, the players, and who comes next. */
export function Curtain({ seat, before, onLift, onLook }: Props) {
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
          {before && (
            <button className="link-button" onClick={onLook}>
              {say("curtain-look", { name: speech.seat(before) })}
            </button>
          )}
        </div>
      </main>
    </div>
  );
}
