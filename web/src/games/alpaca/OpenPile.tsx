/** A pile spread out to look through, or to choose from. */

import { useEffect, useRef } from "react";
import { seatIndex } from "../seats";
import { CardFace } from "./Card";
import { useBoard, type OpenPile } from "./context";
import { Thing } from "./Thing";
import { figures, movesOf, type CardName } from "./view";

/** A pile that is spread out because the player must choose from it. */
export function Choosing() {
  const { view, seat, moves } = useBoard();
  const place = useRef<HTMLDivElement>(null);
  const pile = view.pending?.choice === "fetch" ? "deck" : view.pending?.for === "sweeper" ? "discard" : null;
  const isAsked = pile !== null && seat !== null && moves.length > 0;
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [isAsked]);
  return (
    <div ref={place} className="alpaca-choosing">
      {isAsked && <Spread openPile={{ seat, pile }} />}
    </div>
  );
}

export function OpenPileView() {
  const { openPile, setOpenPile, say } = useBoard();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (openPile) dialog.current?.showModal();
    else dialog.current?.close();
  }, [openPile]);
  return (
    <dialog
      ref={dialog}
      className="alpaca-dialog"
      onClose={() => setOpenPile(null)}
      onClick={(event) => event.target === dialog.current && setOpenPile(null)}
    >
      {openPile && <Spread openPile={openPile} />}
      <button type="button" className="alpaca-close" onClick={() => setOpenPile(null)}>
        {say("close")}
      </button>
    </dialog>
  );
}

function Spread({ openPile }: { openPile: OpenPile }) {
  const { view, speech, edition, names, moves, seat, say } = useBoard();
  const player = view.players[seatIndex(openPile.seat)]!;
  const cards = openPile.pile === "deck" ? player.deck.cards : player.discard;
  const counts = new Map<CardName, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const kinds = [...counts.keys()].sort((a, b) => figures(edition, b).value - figures(edition, a).value);
  const isAsked =
    openPile.seat === seat &&
    (openPile.pile === "deck" ? view.pending?.choice === "fetch" : view.pending?.for === "sweeper");
  return (
    <section className="alpaca-spread">
      <h2 className="alpaca-tag">
        {speech.text(`label-${openPile.pile}`)} · {names[openPile.seat] ?? openPile.seat}
      </h2>
      {kinds.length === 0 && <p className="alpaca-faint">{say("nothing")}</p>}
      <div className="alpaca-spread-cards">
        {kinds.map((card) => (
          <div key={card} className="alpaca-stock">
            <Thing
              moves={isAsked ? movesOf(moves, ["free", "fetch"], card) : []}
              word={card}
              label={say("count", { count: counts.get(card)! })}
            >
              <CardFace card={card} />
            </Thing>
            <span className="alpaca-count">{counts.get(card)}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
