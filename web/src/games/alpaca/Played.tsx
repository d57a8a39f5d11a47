/** What the player whose turn it is has played, with the name of anybody else, and what the turn has brought. */

import type { ReactNode } from "react";
import { MoveTarget, Piece, SeatMark, useBoard, useZone } from "../../board";
import { seatOf } from "../../api/seats";
import { Portrait } from "./art/Portrait";
import { CardFace, Coin } from "./Card";
import { spokenCard } from "./spoken";
import type { AlpacaView, CardName } from "./view";

export function Played({ seatNumber }: { seatNumber: number }) {
  const board = useBoard<AlpacaView>();
  const seat = seatOf(seatNumber);
  const tokens = useZone<CardName>(`${seat} played`);
  if (!tokens.length) return null;
  const isOwn = seat === board.seat;
  const name = board.names[seat] ?? seat;
  const label = [board.speech.text("label-played"), ...(isOwn ? [] : [name])].join(" · ");
  return (
    <div className="alpaca-played" role="group" aria-label={label}>
      {!isOwn && (
        <span className="alpaca-played-by" title={name} aria-hidden="true">
          <SeatMark seat={seat} shape={board.identityOf(seat).shape} size={14} />
          <b>{name}</b>
        </span>
      )}
      {tokens.map(({ id, card }) => (
        <MoveTarget key={id} kind="card" word={card!} label={spokenCard(board, card!)} isQuiet>
          <Piece id={id}>
            <CardFace card={card!} isSmall />
          </Piece>
        </MoveTarget>
      ))}
    </div>
  );
}

/** What is special in this turn: coins of a Sweeper, a Reveller, extra turns, the last round. */
export function Status() {
  const { view, speech } = useBoard<AlpacaView>();
  const extra = view["extra-turns"];
  if (view.outcome) return null;
  return (
    <ul className="alpaca-status">
      {view.coins > 0 && (
        <Mark icon={<Coin count={view.coins} />} text={speech.text("turn-coins", { coins: view.coins })} />
      )}
      {view.placements > 1 && (
        <Mark icon={<Bust card="carpenter" />} text={speech.text("turn-placements", { count: view.placements })} />
      )}
      {view.reveller && <Mark icon={<Bust card="reveller" />} text={speech.text("turn-reveller")} />}
      {extra > 0 && <Mark icon={<Bust card="graduate" />} text={speech.text("turn-extra", { count: extra })} />}
      {view.final && <Mark icon={<b aria-hidden="true">!</b>} text={speech.text("turn-final")} />}
    </ul>
  );
}

function Mark({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <li>
      {icon}
      {text}
    </li>
  );
}

function Bust({ card }: { card: CardName }) {
  return (
    <span className="alpaca-bust">
      <Portrait card={card} crop="bust" />
    </span>
  );
}
