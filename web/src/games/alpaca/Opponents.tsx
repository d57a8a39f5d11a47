/** The other players: a line each, which opens; where there is room, their farms. */

import { useState } from "react";
import { Figure, MoveTarget, SeatMark, useBoard } from "../../board";
import { Dialog } from "../../ui/Dialog";
import { seatIndex } from "../../api/seats";
import { CardBack, CardFace } from "./Card";
import { Farm } from "./Farm";
import "./opponents.css";
import { Spread } from "./PlayerPile";
import { isFilling, type AlpacaView } from "./view";

interface OpponentsProps {
  seats: string[];
  isFolded: boolean;
}

export function Opponents({ seats, isFolded }: OpponentsProps) {
  const { say } = useBoard();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section
      className="alpaca-opponents"
      aria-label={say("other-players")}
      data-folded={isFolded ? (seats.length > 1 ? "all" : "one") : undefined}
    >
      {seats.map((seat) => (
        <Place key={seat} seat={seat} isFolded={isFolded} onOpen={() => setOpen(seat)} />
      ))}
      {open && <PlaceDialog seat={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface PlaceProps {
  seat: string;
  isFolded: boolean;
  onOpen?(): void;
}

/** A player's place. If the player can be chosen, a click chooses; else it opens the place. */
export function Place({ seat, isFolded, onOpen }: PlaceProps) {
  const { view, names, moves, say } = useBoard<AlpacaView>();
  const { spaces = 0 } = view;
  const player = view.players[seatIndex(seat)]!;
  const { hand, discard, filled = 0 } = player;
  const name = names[seat] ?? seat;
  const choice = moves.filter((move) => move === `to ${seat}` || move === `join ${seat}`);
  const label = say("place-of", { name, count: hand.count, discarded: discard.length, filled, spaces });
  const shared = {
    className: "alpaca-place",
    "data-seat": seat,
    "data-filling": isFilling(view, player) || undefined,
    "data-turn": (view.active === seat && !view.outcome) || undefined,
  };
  const face = isFolded ? <Folded seat={seat} name={name} /> : <Unfolded seat={seat} name={name} />;
  if (choice.length) {
    return (
      <MoveTarget {...shared} moves={choice} label={label}>
        {face}
      </MoveTarget>
    );
  }
  return (
    <button type="button" {...shared} aria-label={label} onClick={onOpen}>
      {face}
    </button>
  );
}

function Folded({ seat, name }: { seat: string; name: string }) {
  const { view, identityOf } = useBoard<AlpacaView>();
  const { filled = 0 } = view.players[seatIndex(seat)]!;
  if (view.players.length === 2 && view.seat) {
    return (
      <>
        <SeatMark seat={seat} shape={identityOf(seat).shape} size={14} />
        <span className="alpaca-who">{name}</span>
        <Farm seat={seat} isStill />
      </>
    );
  }
  return (
    <>
      <span className="alpaca-who">{name}</span>
      <span className="alpaca-head alpaca-pips" aria-hidden="true">
        <SeatMark seat={seat} shape={identityOf(seat).shape} size={14} />
        {Array.from({ length: view.spaces ?? filled }, (_, index) => (
          <i key={index} data-filled={index < filled || undefined} />
        ))}
        <Figure className="alpaca-filled" value={`${filled}/${view.spaces ?? filled}`} />
      </span>
    </>
  );
}

function Unfolded({ seat, name }: { seat: string; name: string }) {
  const { view, identityOf, say, speech } = useBoard<AlpacaView>();
  const { hand, deck, discard } = view.players[seatIndex(seat)]!;
  const piles = [
    say("pile-of", { pile: speech.text("label-deck"), count: deck.count }),
    say("pile-of", { pile: speech.text("label-discard"), count: discard.length }),
  ].join(" ");
  return (
    <>
      <span className="alpaca-head">
        <SeatMark seat={seat} shape={identityOf(seat).shape} size={14} />
        <span className="alpaca-who">{name}</span>
        <Held count={hand.count} />
        <Figure className="alpaca-pile-counts" value={`${deck.count} + ${discard.length}`} title={piles} />
      </span>
      <Farm seat={seat} isStill />
    </>
  );
}

/** How many cards a player holds. */
function Held({ count }: { count: number }) {
  return (
    <Figure className="alpaca-backs" value={count}>
      <span>
        <CardBack />
      </span>
    </Figure>
  );
}

function PlaceDialog({ seat, onClose }: { seat: string; onClose(): void }) {
  const { view, names, speech, say } = useBoard<AlpacaView>();
  const { hand, deck, discard } = view.players[seatIndex(seat)]!;
  return (
    <Dialog wide title={names[seat] ?? seat} onClose={onClose}>
      <div className="alpaca-board alpaca-opened">
        <Farm seat={seat} />
        <p>
          {say("pile-of", { pile: speech.text("label-hand"), count: hand.count })}{" "}
          {say("pile-of", { pile: speech.text("label-deck"), count: deck.count })}
        </p>
        {hand.cards.length > 0 && (
          <div className="alpaca-known">
            {hand.cards.map((card, index) => (
              <CardFace key={index} card={card} />
            ))}
          </div>
        )}
        <h3>{say("pile-of", { pile: speech.text("label-discard"), count: discard.length })}</h3>
        <Spread seat={seat} pile="discard" />
      </div>
    </Dialog>
  );
}
