/** Large pictures for the card viewer, and small signs of moves for menus. */

import { useBoard } from "../../board";
import type { Component } from "../../board/gameModule";
import { Coin, ExplorerMark, SymbolMark } from "./art/signs";
import { AdventureFace } from "./Adventure";
import { CardBack, CardFace, Locator } from "./art/faces";
import { colourOfSeat, figuresOf, isRecoloured, legOf, type AfricanaView } from "./view";

export function Picture({ kind, word }: Component) {
  const { edition, view } = useBoard<AfricanaView>();
  const figures = figuresOf(edition);
  const expedition = figures.expeditions[word];
  const region = figures.regions[word];
  const company = figures.companies[word];
  if (kind === "card") return <CardFace card={word} figures={figures} />;
  if (kind === "pile") return <CardBack count={view.deck.count} />;
  if (expedition) return <Locator figures={figures} from={expedition.start} to={expedition.target} />;
  if (company) return <ExplorerMark colour={company.colour} size={64} />;
  if (region) {
    return (
      <>
        <Locator figures={figures} to={word} />
        {region.symbols.map((symbol) => (
          <SymbolMark key={symbol} colour={symbol} size={36} />
        ))}
      </>
    );
  }
  return word in figures.adventures ? (
    <div className="africana-adventure africana-picture">
      <AdventureFace word={word} figures={figures} />
    </div>
  ) : null;
}

/** The card that a leg costs, and the silver. */
export function MoveSign({ move }: { move: string }) {
  const { edition, view } = useBoard<AfricanaView>();
  const { card } = legOf(move);
  if (!card) return null;
  return (
    <span className="africana-sign" aria-hidden="true">
      <CardFace card={card} figures={figuresOf(edition)} />
      {isRecoloured(move) && view.prices && <Coin value={view.prices.recolour} />}
    </span>
  );
}

/** The explorer of a player. */
export function PlayerPiece({ seat }: { seat: string }) {
  const { edition, view } = useBoard<AfricanaView>();
  return <ExplorerMark colour={colourOfSeat(view, figuresOf(edition), seat)} size={48} />;
}
