/** A card: its picture, coins, value, name, and its back. It fills its place, whatever its shape. */

import { memo, type CSSProperties } from "react";
import { Figure, Fitted, useBoard } from "../../board";
import { isSeat, seatIndex } from "../../api/seats";
import { Portrait } from "./art/Portrait";
import { figures, unmasked, type AlpacaView, type CardName, type Colour } from "./view";

interface FaceProps {
  card: CardName;
  title?: string; // instead of the card's own name
  price?: number; // what it costs now
  isSmall?: boolean; // without its name
  isSilenced?: boolean;
}

/** Small cards show picture and figures, larger ones their name, the largest ones their text. */
export function CardFace({ card, title, price, isSmall = false, isSilenced = false }: FaceProps) {
  const { edition, speech, say } = useBoard<AlpacaView>();
  const { value, coins, colour } = figures(edition, card);
  const isFence = card === "fence";
  const name = title ?? (isFence ? say("fence-short") : speech.name("card", card));
  return (
    <span className={`alpaca-card alpaca-${colour}`}>
      <span className="alpaca-art">
        <Portrait card={card} crop={isSmall ? "bust" : "whole"} />
      </span>
      {!isFence && <Coin count={coins} />}
      {!isFence && <Value value={value} colour={colour} isSilenced={isSilenced} />}
      {price !== undefined && price !== value && <Figure className="alpaca-price" value={`→ ${price}`} />}
      {!isSmall && (
        <span className="alpaca-label" aria-hidden="true">
          <Fitted className="alpaca-name">{name}</Fitted>
          <span className="alpaca-ability" data-text={speech.text(`card-${card}`)} />
        </span>
      )}
    </span>
  );
}

/** The large card of the card viewer. */
export function Picture({ word }: { word: string }) {
  return (
    <span className="alpaca-picture">
      <CardFace card={word as CardName} />
    </span>
  );
}

/** The small picture of a move in a menu. */
export function MoveSign({ move }: { move: string }) {
  const word = move.split(" ")[1];
  if (!word || isSeat(word)) return null;
  return (
    <span className="alpaca-bust">
      <Portrait card={word as CardName} crop="bust" />
    </span>
  );
}

/** The most valuable alpaca of a player's farm. */
export function PlayerPiece({ seat }: { seat: string }) {
  const { view, edition } = useBoard<AlpacaView>();
  const cards = (view.players[seatIndex(seat)]?.farm ?? []).flat().map(unmasked);
  const best = cards.reduce<CardName>((one, other) => {
    return figures(edition, other).value > figures(edition, one).value ? other : one;
  }, "puppy");
  return <Portrait card={best} />;
}

/** Figures and the ability are not text on the page: the spoken name of a card has them. */
export function Coin({ count }: { count: number }) {
  return (
    <Figure className="alpaca-coin" value={count}>
      <svg viewBox="-20 -20 40 40">
        <circle r="17.5" fill="#f4c534" stroke="#a97709" strokeWidth="3" />
        <circle r="12.6" fill="none" stroke="#fbe79f" strokeWidth="1.6" />
      </svg>
    </Figure>
  );
}

/** The shape shows the colour: a plank for brown, a tuft of wool for white, a shield for noble. */
const SHAPES: Record<Colour, { path: string; fill: string; line: string; ink: string }> = {
  brown: { path: "M-18-14L17-17L18 14L-17 17Z", fill: "#9c6a3f", line: "#5e3a1c", ink: "#fff" },
  white: {
    path: "M-10-15Q0-22 9-15Q20-14 18-3Q22 9 11 13Q2 21-8 14Q-20 14-18 2Q-22-10-10-15Z",
    fill: "#fffdf6",
    line: "#8d7a5c",
    ink: "#3a2a20",
  },
  noble: {
    path: "M-18-16Q-8-12 0-19Q8-12 18-16V0Q16 15 0 20Q-16 15-18 0Z",
    fill: "#7a3f97",
    line: "#f0c34a",
    ink: "#fff",
  },
  none: { path: "M0-18A18 18 0 1 1 0 18A18 18 0 1 1 0-18Z", fill: "#efe3cc", line: "#7b6a52", ink: "#3a2a20" },
};

function Value({ value, colour, isSilenced }: { value: number; colour: Colour; isSilenced: boolean }) {
  const shape = SHAPES[colour];
  return (
    <Figure
      className="alpaca-value"
      value={value}
      data-long={value > 9 || undefined}
      style={
        { "--figure": isSilenced ? `color-mix(in srgb, ${shape.ink} 55%, transparent)` : shape.ink } as CSSProperties
      }
    >
      <svg viewBox="-22 -22 44 44">
        <path d={shape.path} fill={shape.fill} stroke={shape.line} strokeWidth="2.8" strokeLinejoin="round" />
        {isSilenced && <path d="M-16 14L16-14" stroke="#d5283c" strokeWidth="5" strokeLinecap="round" />}
      </svg>
    </Figure>
  );
}

export const CardBack = memo(function CardBack() {
  return (
    <span className="alpaca-card alpaca-back">
      <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="100" height="140" fill="#7a3b34" />
        <path
          d="M-10 20l30 30l30-30l30 30l30-30M-10 52l30 30l30-30l30 30l30-30M-10 84l30 30l30-30l30 30l30-30M-10 116l30 30l30-30l30 30l30-30M-10-12l30 30l30-30l30 30l30-30"
          fill="none"
          stroke="#96524a"
          strokeWidth="7"
        />
        <circle cx="50" cy="70" r="25" fill="#f6e3bd" />
        <path d="M38 58l-3-14q7 2 9 9zM62 58l3-14q-7 2-9 9z" fill="#7a3b34" />
        <path
          d="M36 58q-2-9 7-9q7-6 14 0q9 0 7 9q4 8-3 12v6q3 4 3 12q-14 9-28 0q0-8 3-12v-6q-7-4-3-12z"
          fill="#7a3b34"
        />
        <path d="M44 63q6-5 12 0q3 9-6 10q-9-1-6-10z" fill="#f6e3bd" />
      </svg>
    </span>
  );
});
