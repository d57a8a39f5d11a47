/** Draw piles, discard piles, and played cards. */

import { seatOf } from "../seats";
import { CardBack, CardFace, Piece } from "./Card";
import { useBoard } from "./context";
import { Thing } from "./Thing";

const SHOWN = 5; // how many cards of a pile are drawn at most

export function Deck({ place }: { place: number }) {
  const { zone, speech, say, view, seat, setOpenPile } = useBoard();
  const owner = seatOf(place);
  const tokens = zone(`${owner} deck`);
  const label = say("pile-of", { pile: speech.text("label-deck"), count: tokens.length });
  const isKnown = owner === seat && view.players[place]!.deck.cards.length > 0;
  const pile = (
    <span className="alpaca-stack">
      {tokens.slice(-SHOWN).map((token) => (
        <Piece key={token.id} id={token.id}>
          <CardBack />
        </Piece>
      ))}
    </span>
  );
  return (
    <div className="alpaca-heap">
      {isKnown ? (
        <button
          type="button"
          className="alpaca-thing alpaca-still"
          aria-label={label}
          title={label}
          onClick={() => setOpenPile({ seat: owner, pile: "deck" })}
        >
          {pile}
        </button>
      ) : (
        <span role="img" aria-label={label} title={label} className="alpaca-thing">
          {pile}
        </span>
      )}
      <span className="alpaca-count">{tokens.length}</span>
    </div>
  );
}

export function Discard({ place }: { place: number }) {
  const { zone, speech, say, names, setOpenPile, moves, view, seat } = useBoard();
  const owner = seatOf(place);
  const tokens = zone(`${owner} discard`);
  const pile = speech.text("label-discard");
  const label = say("look-through", { pile, name: names[owner] ?? owner });
  const top = tokens.at(-1)?.card;
  const isAsked = owner === seat && view.pending?.for === "sweeper" && moves.length > 0;
  return (
    <div className="alpaca-heap">
      <button
        type="button"
        className={`alpaca-thing ${isAsked ? "alpaca-can" : "alpaca-still"}`}
        aria-label={[label, say("pile-of", { pile, count: tokens.length }), top && speech.name("card", top)]
          .filter(Boolean)
          .join(". ")}
        title={label}
        onClick={() => setOpenPile({ seat: owner, pile: "discard" })}
      >
        <span className="alpaca-stack alpaca-messy">
          {tokens.slice(-4).map((token) => (
            <Piece key={token.id} id={token.id}>
              {token.card && <CardFace card={token.card} />}
            </Piece>
          ))}
        </span>
      </button>
      <span className="alpaca-count">{tokens.length}</span>
    </div>
  );
}

export function Played({ place }: { place: number }) {
  const { zone, speech } = useBoard();
  const tokens = zone(`${seatOf(place)} played`);
  return (
    <div className="alpaca-played" role="group" aria-label={speech.text("label-played")}>
      {tokens.length === 0 && <span className="alpaca-faint">{speech.text("label-played")}</span>}
      {tokens.map((token) => (
        <Thing key={token.id} moves={[]} word={token.card ?? undefined} label={speech.text("label-played")}>
          <Piece id={token.id}>{token.card && <CardFace card={token.card} />}</Piece>
        </Thing>
      ))}
    </div>
  );
}
