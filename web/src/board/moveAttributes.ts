/** Attributes that mark a component on a board with the moves it offers, so that lessons and tests find it. */
export function moveAttributes(moves: readonly string[]): { "data-move"?: string; "data-moves"?: string } {
  return moves.length ? { "data-move": moves[0], "data-moves": moves.join("|") } : {};
}
