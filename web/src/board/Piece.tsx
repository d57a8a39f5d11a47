/** A card or a piece that flies from its old place to its new one: see `Flights`. */

import type { CSSProperties, ReactNode } from "react";

interface Props {
  id: string; // the same wherever it lies: a token's id, or the word of a unique component
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

export function Piece({ id, className = "", style, children }: Props) {
  return (
    <div data-piece={id} className={`piece ${className}`} style={style}>
      {children}
    </div>
  );
}
