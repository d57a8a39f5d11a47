/** A card or a piece that flies from its old place to its new one: see `Flights`. */

import type { HTMLAttributes } from "react";

interface Props extends HTMLAttributes<HTMLDivElement> {
  id: string; // the same wherever it lies: a token's id, or the word of a unique component
}

export function Piece({ id, className = "", ...rest }: Props) {
  return <div data-piece={id} className={`piece ${className}`} {...rest} />;
}
