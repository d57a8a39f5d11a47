/** A pile of cards: its top ones, one on another, and how many there are. */

import type { CSSProperties, ReactNode } from "react";
import { Counter } from "./Counter";
import { Piece } from "./Piece";
import { MoveTarget, type Target } from "./Target";
import type { CardToken } from "./tokens";

const SHOWN = 4;

interface Props extends Target {
  tokens: CardToken[];
  count?: number; // if there are more cards than tokens
  className?: string;
  draw(token: CardToken): ReactNode; // a card of the pile
  children?: ReactNode; // on it, instead of the number
}

export function Pile({ tokens, count = tokens.length, className = "", draw, children, ...target }: Props) {
  return (
    <MoveTarget className={`pile ${className}`} data-empty={count === 0 || undefined} {...target}>
      {tokens.slice(-SHOWN).map((token, layer) => (
        <Piece key={token.id} id={token.id} style={{ "--layer": layer } as CSSProperties}>
          {draw(token)}
        </Piece>
      ))}
      {children ?? <Counter value={count} />}
    </MoveTarget>
  );
}
