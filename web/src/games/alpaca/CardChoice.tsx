/** A choice among what is not spread out on the board: cards of your own piles, or farms that are folded. */

import { useBoard } from "../../board";
import { seatOf } from "../../api/seats";
import { Spread } from "./PlayerPile";
import { Place } from "./Opponents";
import type { AlpacaView } from "./view";

export function CardChoice({ isFolded }: { isFolded: boolean }) {
  const { view, seat, moves, speech } = useBoard<AlpacaView>();
  if (!seat || !moves.length || !view.pending) return null;
  const { choice, for: cause } = view.pending;
  const pile = choice === "fetch" ? "deck" : cause === "sweeper" ? "discard" : null;
  if (pile) {
    return (
      <section className="alpaca-card-choice" aria-label={speech.ask(view)}>
        <Spread seat={seat} pile={pile} isAsked />
      </section>
    );
  }
  if (!isFolded) return null;
  if (choice === "copy" || choice === "swap-out") {
    return (
      <section className="alpaca-card-choice" aria-label={speech.ask(view)}>
        <Spread seat={seat} pile="farm" isAsked />
      </section>
    );
  }
  if (choice !== "join") return null;
  const opponents = view.players.map((_, seatNumber) => seatOf(seatNumber)).filter((opponent) => opponent !== seat);
  return (
    <section className="alpaca-card-choice" aria-label={speech.ask(view)}>
      {opponents.map((opponent) => (
        <Place key={opponent} seat={opponent} isFolded={false} />
      ))}
    </section>
  );
}
