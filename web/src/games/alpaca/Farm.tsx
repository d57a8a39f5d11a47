/** A farm: four Fences of two spaces, filled from left to right. */

import { MoveTarget, Piece, TargetGroup, useBoard, movesOn, effectOf, useZone } from "../../board";
import { seatIndex } from "../../api/seats";
import { CardFace } from "./Card";
import { spokenCard } from "./spoken";
import { isNoisy, unmasked, type AlpacaView, type FarmCard, type CardName } from "./view";

interface Props {
  seat: string;
  isStill?: boolean; // only to look at: a part of something that can be clicked itself
}

export function Farm({ seat, isStill = false }: Props) {
  const { view, moves, say, names } = useBoard<AlpacaView>();
  const { farm } = view.players[seatIndex(seat)]!;
  const label = say("farm-of", { name: names[seat] ?? seat });
  const pens = Array.from({ length: view.fences ?? farm.length + 1 }, (_, index) => (
    <Pen key={index} seat={seat} index={index} fence={farm[index]} entry={entries(index)} isStill={isStill} />
  ));
  if (isStill) return <div className="alpaca-farm">{pens}</div>;
  return (
    <TargetGroup className="alpaca-farm" aria-label={label}>
      {pens}
    </TargetGroup>
  );

  /** The moves that put an alpaca behind this Fence and count something there; every other one is made from the hand. */
  function entries(index: number): string[] {
    if (isStill || seat !== view.seat) return [];
    return moves.filter((move) => {
      const placed = effectOf(view, move, "counts") ?? effectOf(view, move, "silences");
      return placed?.fence === index && (move === `join ${seat}` || Number(placed.points) > 0);
    });
  }
}

interface PenProps {
  seat: string;
  index: number;
  fence: FarmCard[] | undefined;
  entry: string[];
  isStill: boolean;
}

function Pen({ seat, index, fence = [], entry, isStill }: PenProps) {
  const board = useBoard<AlpacaView>();
  const { view, moves, say } = board;
  const player = view.players[seatIndex(seat)]!;
  const before = player.farm.slice(0, index).flat().length;
  const tokens = useZone<CardName>(`${seat} farm`).slice(before, before + fence.length);
  const isWide = fence.includes("twins");
  const isSilenced = (card: FarmCard): boolean => player.silenced?.includes(unmasked(card)) ?? false;
  return (
    <div
      className="alpaca-pen"
      data-unbuilt={!fence.length || undefined}
      data-silenced={fence.some(isSilenced) || undefined}
    >
      {fence.map((card, index) => {
        const name = unmasked(card);
        const face = (
          <>
            <Piece id={tokens[index]?.id ?? `${seat}-${name}`}>
              <CardFace card={name} isSmall isSilenced={isSilenced(card)} />
            </Piece>
            {isNoisy(card) && <Noise />}
          </>
        );
        if (isStill) {
          return (
            <div key={name} className="alpaca-space" data-wide={isWide || undefined}>
              {face}
            </div>
          );
        }
        return (
          <MoveTarget
            key={name}
            className="alpaca-space"
            data-wide={isWide || undefined}
            kind="card"
            word={name}
            moves={movesOn(moves, ["copy", "swap-out"], name)}
            label={[spokenCard(board, name), isSilenced(card) && say("silenced")].filter(Boolean).join(" ")}
          >
            {face}
          </MoveTarget>
        );
      })}
      {entry.length > 0 && (
        <MoveTarget className="alpaca-space alpaca-entry" moves={entry} label={say("place-here")}>
          <span aria-hidden="true">+</span>
        </MoveTarget>
      )}
      <Rails isBuilt={fence.length > 0} />
    </div>
  );
}

/** The Fence in front of its alpacas, dotted if it is not built yet. */
function Rails({ isBuilt }: { isBuilt: boolean }) {
  if (!isBuilt) return <span className="alpaca-rails" data-unbuilt />;
  return (
    <svg className="alpaca-rails" viewBox="0 0 200 46" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 14h200v8H0zM0 31h200v8H0z" fill="#b87d46" stroke="#6f4520" strokeWidth="1.6" />
      {[6, 40, 74, 108, 142, 176].map((x) => (
        <path
          key={x}
          d={`M${x} 46V8l9-7l9 7v38z`}
          fill="#dba76c"
          stroke="#6f4520"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

function Noise() {
  return (
    <svg className="alpaca-noise" viewBox="-20 -20 40 40" aria-hidden="true">
      <path
        d="M0-19l4 9l9-6l-2 10l9 2l-7 6l6 8l-10-1l-2 10l-7-8l-8 6l1-10l-10-2l8-6l-6-8l10 1z"
        fill="#ffd84a"
        stroke="#a8480f"
        strokeWidth="2"
      />
      <path d="M-1-8v9M-1 6v1" stroke="#a8480f" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
