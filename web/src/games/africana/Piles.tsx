/** The pile of travel cards and the discard pile. */

import { SymbolMark } from "./art";
import { usePlay, useThing } from "./play";
import { CardBack } from "./TravelCard";
import type { AfricanaView } from "./view";

export function Piles({ view }: { view: AfricanaView }) {
  const { board } = usePlay();
  const { speech } = board;
  const draws = board.moves.filter((move) => move === "draw");
  const deck = useThing({
    moves: draws,
    explained: ["pile", "deck"],
    label: `${speech.text("label-deck")}: ${view.deck.count}`,
  });
  const discard = Object.entries(view.discard).filter(([, count]) => count > 0);
  const said = discard.map(([colour, count]) => `${speech.name("card", colour)} ${count}`).join(", ");
  return (
    <div className="africana-piles">
      <div className="africana-card africana-deck" data-deep={view.deck.count > 1 || undefined}>
        <div className="africana-card-body" title={speech.text("label-deck")} {...deck}>
          <CardBack count={view.deck.count} />
        </div>
      </div>
      <div
        className="africana-discard"
        role="img"
        aria-label={`${speech.text("label-discard")}: ${said || speech.text("nothing")}`}
        title={speech.text("label-discard")}
      >
        {discard.map(([colour, count]) => (
          <span key={colour}>
            <SymbolMark colour={colour} size={15} />
            {count}
          </span>
        ))}
      </div>
    </div>
  );
}
