/** The market: a pile for each kind of card, cheapest first; the Nobles share one. */

import type { ReactNode } from "react";
import { Figure, MoveTarget, Piece, TargetGroup, useBoard, movesOn, useZone } from "../../board";
import type { Edition } from "../../board/gameModule";
import { CardFace } from "./Card";
import { spokenStock } from "./spoken";
import { figures, type AlpacaView, type CardName } from "./view";

/** The kinds of cards in each pile. */
export function stocksOf(view: AlpacaView, edition: Edition): CardName[][] {
  const rank = (card: CardName): number => figures(edition, card).value * 2 + Number(card === "snob");
  const kinds = (Object.keys(view.market) as CardName[]).sort((a, b) => rank(a) - rank(b));
  const isNoble = (card: CardName): boolean => figures(edition, card).colour === "noble";
  const nobles = kinds.filter(isNoble);
  const singles = kinds.filter((card) => !isNoble(card)).map((card) => [card]);
  return nobles.length ? [...singles, nobles] : singles;
}

export function Market({ stocks, children }: { stocks: CardName[][]; children: ReactNode }) {
  const { speech } = useBoard();
  return (
    <section className="alpaca-market" data-essential>
      <Awning />
      <TargetGroup className="alpaca-stocks" aria-label={speech.text("label-market")}>
        {stocks.map((kinds) => (
          <Stock key={kinds[0]} kinds={kinds} />
        ))}
        {children}
      </TargetGroup>
    </section>
  );
}

function Stock({ kinds }: { kinds: CardName[] }) {
  const board = useBoard<AlpacaView>();
  const { view, moves, say, isOver } = board;
  const stocked = kinds.filter((card) => view.market[card]);
  const card = stocked[0] ?? kinds[0]!;
  const next = useZone<CardName>(`market ${stocked[1] ?? card}`).at(stocked[1] ? -1 : -2);
  const top = useZone<CardName>(`market ${card}`).at(-1);
  const count = kinds.reduce((sum, kind) => sum + (view.market[kind] ?? 0), 0);
  const isBought = view.pending?.choice === "pay" && kinds.includes(view.pending.card!);
  const price = isOver || view.pending?.choice === "dream" ? undefined : view.prices?.[card];
  const face = (kind: CardName) => (
    <CardFace card={kind} title={stocked.length > 1 ? say("nobles") : undefined} price={price} />
  );
  const cards = stocked.length > 1 ? stocked : [card];
  const spoken = cards.map((kind) => spokenStock(board, kind)).join(" ");
  return (
    <MoveTarget
      className="alpaca-stock"
      kind="card"
      word={card}
      moves={(stocked.length ? stocked : kinds).flatMap((kind) => movesOn(moves, ["buy", "take", "dream"], kind))}
      label={stocked.length > 1 ? `${say("nobles")}. ${spoken}` : spoken}
      showsLast
      data-empty={count === 0 || undefined}
      data-chosen={isBought || undefined}
    >
      {next && (
        <Piece key={next.id} id={next.id} className="alpaca-next">
          <span className="alpaca-card" />
        </Piece>
      )}
      {top ? (
        <Piece key={top.id} id={top.id}>
          {face(card)}
        </Piece>
      ) : (
        <div className="piece">{face(card)}</div>
      )}
      <Figure className="alpaca-count" value={`×${count}`} />
    </MoveTarget>
  );
}

/** The awning of the market stand. */
function Awning() {
  return (
    <svg className="alpaca-awning" viewBox="0 0 720 30" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: 18 }, (_, index) => (
        <path key={index} d={`M${index * 40} 0h40v14q0 15-20 15t-20-15z`} fill={index % 2 ? "#fff4dd" : "#c8503f"} />
      ))}
      <path d="M0 0h720v5H0z" fill="#000" opacity=".14" />
    </svg>
  );
}
