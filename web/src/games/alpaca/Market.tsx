/** The market: a pile for each kind of card, cheapest first. */

import type { CSSProperties } from "react";
import { CardFace, Piece } from "./Card";
import { useBoard } from "./context";
import { Thing } from "./Thing";
import { figures, movesOf, NOBLES, type CardName } from "./view";

export function Market() {
  const { view, edition, speech } = useBoard();
  const kinds = (Object.keys(view.market) as CardName[]).sort((a, b) => rank(a) - rank(b));
  function rank(card: CardName): number {
    return figures(edition, card).value * 100 + (card === "snob" ? 50 : 0) + NOBLES.indexOf(card);
  }
  return (
    <section className="alpaca-market" aria-label={speech.text("label-market")}>
      <Awning title={speech.text("label-market")} />
      <div className="alpaca-shelves" style={{ "--columns": Math.ceil(kinds.length / 2) } as CSSProperties}>
        {kinds.map((card) => (
          <Stock key={card} card={card} />
        ))}
      </div>
    </section>
  );
}

function Stock({ card }: { card: CardName }) {
  const { view, zone, moves, speech, say } = useBoard();
  const tokens = zone(`market ${card}`);
  const count = tokens.length;
  const bought = view.pending?.choice === "pay" && view.pending.card === card;
  if (!count) {
    return (
      <div className="alpaca-stock alpaca-sold-out">
        <Thing moves={[]} word={card} label={say("count", { count })}>
          <CardFace card={card} />
        </Thing>
        <span className="alpaca-count">0</span>
      </div>
    );
  }
  const label = `${speech.text("label-left")}: ${count}`;
  return (
    <div className={`alpaca-stock ${bought ? "alpaca-chosen" : ""}`} data-count={Math.min(count, 4)}>
      <Thing moves={movesOf(moves, ["buy", "take", "dream"], card)} word={card} label={label} className="alpaca-pile">
        {tokens.slice(-2).map((token) => (
          <Piece key={token.id} id={token.id}>
            <CardFace card={card} />
          </Piece>
        ))}
      </Thing>
      <span className="alpaca-count">{NOBLES.includes(card) ? "" : count}</span>
    </div>
  );
}

/** The awning of the market stand. */
function Awning({ title }: { title: string }) {
  const width = 60;
  return (
    <div className="alpaca-awning">
      <svg viewBox="0 0 720 46" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 12 }, (_, place) => (
          <path
            key={place}
            d={`M${place * width} 0h${width}v26q0 18-${width / 2} 18t-${width / 2}-18z`}
            fill={place % 2 ? "#fff4dd" : "#c8503f"}
          />
        ))}
        <path d="M0 0h720v9H0z" fill="#000" opacity=".14" />
      </svg>
      <h2 className="alpaca-tag">{title}</h2>
    </div>
  );
}
