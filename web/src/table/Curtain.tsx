/** Several people on one device: a curtain falls between their turns. */

import { useState } from "react";
import type { Table, View } from "../api/client";
import { useLanguage } from "../texts/language";

interface Perspective {
  seat: string | null; // whose eyes one looks through; null for a spectator
  curtain: string | null; // who should take the device
  lift(): void;
}

/** Whose turn it is to look, if several seats are on this device. */
export function usePerspective(table: Table, views: Record<string, View>): Perspective {
  const held = table.seats.map((seat) => seat.seat).filter((seat) => seat in views);
  const people = held.filter((seat) => !table.seats.find((one) => one.seat === seat)?.stand_in);
  const [looking, setLooking] = useState<string | null>(null);
  const turn = table.turn;
  if (held.length === 0) return { seat: null, curtain: null, lift: () => undefined };
  if (people.length < 2 || table.state !== "playing") {
    const seat = people.length === 1 ? people[0]! : (looking ?? held[0]!);
    return { seat, curtain: null, lift: () => undefined };
  }
  const wanted = turn && people.includes(turn) ? turn : looking;
  const next = wanted ?? people[0]!;
  return { seat: next, curtain: next === looking ? null : next, lift: () => setLooking(next) };
}

export function Curtain({ name, onLift }: { name: string; onLift(): void }) {
  const { say } = useLanguage();
  return (
    <div className="curtain" role="dialog" aria-label={say("curtain-title", { name })}>
      <h2>{say("curtain-title", { name })}</h2>
      <p>{say("curtain-text")}</p>
      <button className="button primary" autoFocus onClick={onLift}>
        {say("curtain-lift", { name })}
      </button>
    </div>
  );
}
