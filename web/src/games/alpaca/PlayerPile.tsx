/** The draw pile or the discard pile of a player; a click spreads out what the viewer knows of it. */

import { useState } from "react";
import { Figure, Counter, MoveTarget, Piece, TargetGroup, useBoard, movesOn, useZone } from "../../board";
import { Dialog } from "../../ui/Dialog";
import { seatIndex } from "../../api/seats";
import { CardBack, CardFace } from "./Card";
import { spokenCard } from "./spoken";
import { figures, unmasked, type AlpacaView, type CardName } from "./view";

type PileName = "deck" | "discard";

export function PlayerPile({ seat, pile }: { seat: string; pile: PileName }) {
  const { speech, say, names } = useBoard<AlpacaView>();
  const [isOpen, setOpen] = useState(false);
  const tokens = useZone<CardName>(`${seat} ${pile}`);
  const top = tokens.at(-1)?.card;
  const called = speech.text(`label-${pile}`);
  const label = [
    say("pile-of", { pile: called, count: tokens.length }),
    top ? say("on-top", { name: speech.name("card", top) }) : "",
  ];
  return (
    <>
      <button
        type="button"
        className="alpaca-player-pile"
        data-pile={pile}
        data-empty={tokens.length === 0 || undefined}
        aria-label={label.filter(Boolean).join(" ")}
        onClick={() => setOpen(true)}
      >
        {tokens.slice(-3).map(({ id, card }) => (
          <Piece key={id} id={id}>
            {card ? <CardFace card={card} isSmall /> : <CardBack />}
          </Piece>
        ))}
        <Counter value={tokens.length} />
      </button>
      {isOpen && (
        <Dialog wide title={`${called} · ${names[seat] ?? seat}`} onClose={() => setOpen(false)}>
          <Spread seat={seat} pile={pile} />
        </Dialog>
      )}
    </>
  );
}

interface SpreadProps {
  seat: string;
  pile: PileName | "farm";
  isAsked?: boolean; // a card must be chosen from it
}

/** A pile spread out, equal cards together, the most valuable first. */
export function Spread({ seat, pile, isAsked = false }: SpreadProps) {
  const board = useBoard<AlpacaView>();
  const { view, edition, moves, say } = board;
  const player = view.players[seatIndex(seat)]!;
  const cards = { deck: player.deck.cards, discard: player.discard, farm: player.farm.flat().map(unmasked) }[pile];
  const counts = new Map<CardName, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const kinds = [...counts.keys()].sort((a, b) => figures(edition, b).value - figures(edition, a).value);
  if (!kinds.length) return <p className="muted">{say("nothing")}</p>;
  return (
    <TargetGroup className="alpaca-spread">
      {kinds.map((card) => (
        <MoveTarget
          key={card}
          className="alpaca-stock"
          kind="card"
          word={card}
          moves={isAsked ? movesOn(moves, ["free", "fetch", "copy", "swap-out"], card) : []}
          label={`${spokenCard(board, card)} ${say("count", { count: counts.get(card)! })}`}
        >
          <CardFace card={card} />
          <Figure className="alpaca-count" value={`×${counts.get(card)}`} />
        </MoveTarget>
      ))}
    </TargetGroup>
  );
}
