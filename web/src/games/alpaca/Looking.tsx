/** A pile spread out to look through, or to choose from. */

import { useEffect, useRef } from "react";
import { CardFace } from "./Card";
import { useTable, type Looked } from "./table";
import { Thing } from "./Thing";
import { figures, movesOf, type CardName } from "./view";

/** The choices whose cards lie in a pile: the table spreads it by itself. */
export function Choosing() {
  const { view, seat, moves } = useTable();
  const place = useRef<HTMLDivElement>(null);
  const pile = view.pending?.choice === "fetch" ? "deck" : view.pending?.for === "sweeper" ? "discard" : null;
  const isAsked = pile !== null && seat !== null && moves.length > 0;
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [isAsked]);
  return (
    <div ref={place} className="alpaca-choosing">
      {isAsked && <Spread looked={{ seat, pile }} />}
    </div>
  );
}

export function Looking() {
  const { looked, look, say } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (looked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [looked]);
  return (
    <dialog
      ref={dialog}
      className="alpaca-dialog"
      onClose={() => look(null)}
      onClick={(event) => event.target === dialog.current && look(null)}
    >
      {looked && <Spread looked={looked} />}
      <button type="button" className="alpaca-close" onClick={() => look(null)}>
        {say("close")}
      </button>
    </dialog>
  );
}

function Spread({ looked }: { looked: Looked }) {
  const { view, speech, edition, names, moves, seat, say } = useTable();
  const player = view.players[Number(looked.seat.slice(1)) - 1]!;
  const cards = looked.pile === "deck" ? player.deck.cards : player.discard;
  const counts = new Map<CardName, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const kinds = [...counts.keys()].sort((a, b) => figures(edition, b).value - figures(edition, a).value);
  const isAsked =
    looked.seat === seat &&
    (looked.pile === "deck" ? view.pending?.choice === "fetch" : view.pending?.for === "sweeper");
  return (
    <section className="alpaca-spread">
      <h2 className="alpaca-tag">
        {speech.text(`label-${looked.pile}`)} · {names[looked.seat] ?? looked.seat}
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
