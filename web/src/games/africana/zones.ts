/** Where travel cards lie, for their flights: drawn from the deck, played beside the hand. */

import { hidden, type Zone } from "../../board";
import { seatOf } from "../../api/seats";
import type { AfricanaView } from "./view";

export const handOf = (seat: string): string => `hand ${seat}`;

/** What is played returns to the hand, or lies on the discard pile, when the movement ends. */
export function zonesOf(view: AfricanaView): Zone[] {
  const hands = view.players.map((_, seatNumber) => handOf(seatOf(seatNumber)));
  const discarded = Object.entries(view.discard).flatMap(([card, count]) => Array<string>(count).fill(card));
  return [
    { name: "used", cards: view.used, from: hands },
    { name: "discard", cards: discarded, from: ["used", ...hands] },
    ...view.players.map(({ hand }, seatNumber) => ({
      name: hands[seatNumber]!,
      cards: [...hand.cards, ...hidden(hand.count - hand.cards.length)],
      from: ["used", "deck"],
    })),
    { name: "deck", cards: hidden(view.deck.count), from: ["discard"] },
  ];
}
