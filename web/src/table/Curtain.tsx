/** Several people on one device: a curtain hides the board between their turns. */

import { useState } from "react";
import type { Table, View } from "../api/client";
import { useLanguage } from "../texts/language";

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

export function Curtain({ name, isTurn, onLift }: { name: string; isTurn: boolean; onLift(): void }) {
  const { say } = useLanguage();
  const title = say(isTurn ? "curtain-title" : "curtain-for", { name });
  return (
    <div className="curtain" role="dialog" aria-label={title}>
      <h2>{title}</h2>
      <p>{say("curtain-text")}</p>
      <button className="button primary" autoFocus onClick={onLift}>
        {say("curtain-lift", { name })}
      </button>
    </div>
  );
}
