/** One colour, one shape and one name for each player, wherever the player is shown. */

import type { CSSProperties } from "react";
import type { View } from "../api/client";
import { seatIndex, seatOf } from "../api/seats";
import type { Edition, GameModule } from "./gameModule";

export type SeatShape = "disc" | "square" | "triangle" | "diamond";

export interface Identity {
  colour: string; // any CSS colour that is read on paper, light and dark
  shape: SeatShape;
}

const SHAPES: readonly SeatShape[] = ["disc", "square", "triangle", "diamond"];

const PATHS: Record<SeatShape, string> = {
  disc: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z",
  square: "M5 3.5h14q1.5 0 1.5 1.5v14q0 1.5-1.5 1.5H5q-1.5 0-1.5-1.5V5q0-1.5 1.5-1.5z",
  triangle: "M12 2.5L22.5 20.5q.5 1-.6 1H2.1q-1.1 0-.6-1z",
  diamond: "M12 1.5L22 12L12 22.5L2 12z",
};

export type IdentityOf = (seat: string) => Identity;

/** The identities of the seats: those of the game's pieces, or our own. */
export function identitiesOf(module: GameModule, view: View, edition: Edition): IdentityOf {
  return identitiesFrom(module.identities?.(view, edition));
}

export function identitiesFrom(own: Partial<Identity>[] = []): IdentityOf {
  return (seat) => {
    const seatNumber = seatIndex(seat);
    return { colour: `var(--own-${seat})`, shape: SHAPES[seatNumber % SHAPES.length]!, ...own[seatNumber] };
  };
}

/** The pieces of the seats: as the game gives them out, or from the first player on. */
export function piecesFrom(first: string | null, seats: number, pieces: Partial<Identity>[] = []): Partial<Identity>[] {
  const begin = first ? seatIndex(first) : 0;
  return Array.from({ length: seats }, (_, seatNumber) => pieces[(seatNumber - begin + seats) % seats] ?? {});
}

/** The colours of all seats as CSS variables `--p1` to `--p4`; strip, log, curve and boards use only these. */
export function seatColours(identityOf: IdentityOf, seats: number): CSSProperties {
  const colours = Array.from({ length: seats }, (_, seatNumber) => {
    const seat = seatOf(seatNumber);
    return [`--${seat}`, identityOf(seat).colour];
  });
  return Object.fromEntries(colours) as CSSProperties;
}

/** The colour of a seat as the CSS variable `--seat`, for whatever shows that it belongs to a player. */
export const seatColour = (seat: string): CSSProperties => ({ "--seat": `var(--${seat})` }) as CSSProperties;

/** The sign of a player: its shape in its colour. It says nothing to screen readers; the name stands beside it. */
export function SeatMark({ seat, shape, size = 16 }: { seat: string; shape: SeatShape; size?: number }) {
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-seat={seat}>
      <path d={PATHS[shape]} fill={`var(--${seat})`} stroke="rgb(40 20 5 / 55%)" strokeWidth="1.5" />
    </svg>
  );
}
