/** The deck of travel cards and the discard pile, on the sea of the map. */

import { Counter, movesOn, Pile, useBoard, useZone } from "../../board";
import { SymbolMark } from "./art/signs";
import { CardBack } from "./art/faces";
import type { AfricanaView } from "./view";

export function Piles() {
  const { view, moves, speech } = useBoard<AfricanaView>();
  const deck = useZone("deck");
  const discard = Object.entries(view.discard).filter(([, count]) => count > 0);
  const said = discard.map(([colour, count]) => `${speech.name("card", colour)} ${count}`).join(", ");
  return (
    <div className="africana-piles">
      <Pile
        tokens={deck}
        className="africana-card africana-deck"
        data-deep={deck.length > 1 || undefined}
        moves={movesOn(moves, ["draw"])}
        kind="pile"
        word="deck"
        label={`${speech.text("label-deck")}: ${deck.length}`}
        draw={({ id }) => <CardBack count={id === deck.at(-1)?.id ? deck.length : undefined} />}
      >
        {deck.length === 0 && <CardBack count={0} />}
      </Pile>
      {discard.length > 0 && (
        <div className="africana-discard" role="img" aria-label={`${speech.text("label-discard")}: ${said}`}>
          {discard.map(([colour, count]) => (
            <Counter key={colour} value={count} icon={<SymbolMark colour={colour} size={14} />} />
          ))}
        </div>
      )}
    </div>
  );
}
