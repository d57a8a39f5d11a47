/** Moves by component, and the ways to pay for a gift. */

import { CRYSTAL } from "./view";

/** The ways to make a gift, cheapest first: they save the crystal and rare cards. */
export function waysToMake(gift: string, moves: string[], hand: string[]): string[] {
  const held = (card: string) => hand.filter((one) => one === card).length;
  const price = (move: string) =>
    paidBy(move).reduce((sum, card) => sum + (card === CRYSTAL ? 10 : 1 / Math.max(1, held(card))), 0);
  return moves.filter((move) => move.startsWith(`make ${gift} `)).sort((one, other) => price(one) - price(other));
}

export function paidBy(move: string | null): string[] {
  return move?.startsWith("make ") ? move.split(" ").slice(3) : [];
}

/** The move in these words as a list, empty if it is not legal. */
export function only(move: string, moves: string[]): string[] {
  return moves.includes(move) ? [move] : [];
}

/** The places in the hand of the cards that a payment takes. */
export function takenBy(move: string | null, hand: (string | null)[]): Set<number> {
  const taken = new Set<number>();
  for (const card of paidBy(move)) {
    const place = hand.findIndex((one, nth) => one === card && !taken.has(nth));
    if (place >= 0) taken.add(place);
  }
  return taken;
}
