/** What lies in front of the player: the hand, the draw pile, the discard pile. */

import { Hand, MoveTarget, Piece, useBoard, movesOn, pickTokens, useZone } from "../../board";
import { CardBack, CardFace } from "./Card";
import { PlayerPile } from "./PlayerPile";
import type { Layout } from "./layout";
import { spokenCard } from "./spoken";
import { type AlpacaView, type CardName } from "./view";

const VERBS = ["play", "place", "pay", "free", "give", "swap-in"];

interface Props {
  seat: string;
  layout: Layout;
  proposed: CardName[]; // to pay with
}

export function OwnCards({ seat, layout, proposed }: Props) {
  const board = useBoard<AlpacaView>();
  const { view, moves, say } = board;
  const tokens = useZone<CardName>(`${seat} hand`);
  // While a Sweeper frees cards from the discard pile, the same words mean cards there.
  const verbs = view.pending?.for === "sweeper" ? [] : VERBS;
  const marked = pickTokens(tokens, proposed);
  const label = say("hand-worth", { count: tokens.length, coins: view.purse ?? 0 });
  return (
    <section className="alpaca-own-cards" data-essential>
      <Hand
        label={label}
        cardWidth={layout.card.width}
        gap={4}
        rows={layout.rows}
        shown={layout.rows > 1 ? 1 : undefined}
        className="alpaca-hand"
      >
        {tokens.map(({ id, card }) =>
          card ? (
            <MoveTarget
              key={id}
              className="alpaca-held"
              kind="card"
              word={card}
              moves={movesOn(moves, verbs, card)}
              label={spokenCard(board, card)}
              isDraggable
              data-proposed={marked.has(id) || undefined}
              data-chosen={(card === view.pending?.card && view.pending.choice !== "pay") || undefined}
            >
              <Piece id={id}>
                <CardFace card={card} />
              </Piece>
            </MoveTarget>
          ) : (
            <div key={id} className="alpaca-held">
              <Piece id={id}>
                <CardBack />
              </Piece>
            </div>
          ),
        )}
      </Hand>
      {layout.shape === "wide" && <PlayerPile seat={seat} pile="deck" />}
      {layout.shape === "wide" && <PlayerPile seat={seat} pile="discard" />}
    </section>
  );
}
