/** What a thing on a board stands for: marked on it, so that helpers and tests find it by its moves. */
export function moveAttributes(moves: readonly string[]): { "data-move"?: string; "data-moves"?: string } {
  return moves.length ? { "data-move": moves[0], "data-moves": moves.join("|") } : {};
}
