/** A choice among what is not spread out on the board: cards of your own piles, or farms that are folded. */

import { useBoard } from "../../board";
import { seatOf } from "../seats";
import { Spread } from "./Heap";
import { Place } from "./Others";
import type { AlpacaView } from "./view";

export function Choosing({ isFolded }: { isFolded: boolean }) {
  const { view, seat, moves, speech } = useBoard<AlpacaView>();
  if (!seat || !moves.length || !view.pending) return null;
  const { choice, for: cause } = view.pending;
  const pile = choice === "fetch" ? "deck" : cause === "sweeper" ? "discard" : null;
  if (pile) {
    return (
      <section className="alpaca-choosing" aria-label={speech.ask(view)}>
        <Spread seat={seat} pile={pile} isAsked />
      </section>
    );
  }
  if (!isFolded) return null;
  if (choice === "copy" || choice === "swap-out") {
    return (
      <section className="alpaca-choosing" aria-label={speech.ask(view)}>
        <Spread seat={seat} pile="farm" isAsked />
      </section>
    );
  }
  if (choice !== "join") return null;
  const others = view.players.map((_, place) => seatOf(place)).filter((other) => other !== seat);
  return (
    <section className="alpaca-choosing" aria-label={speech.ask(view)}>
      {others.map((other) => (
        <Place key={other} seat={other} isFolded={false} />
      ))}
    </section>
  );
}
