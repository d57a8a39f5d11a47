/** Where cards lie, for the flights from place to place. */

import { hidden, type Zone } from "../../board";
import { seatOf } from "../../api/seats";
import { unmasked, type AlpacaView } from "./view";

/** Discards come before hands: at the end of a turn the old hand is discarded before a new one is drawn. */
export function zonesOf(view: AlpacaView, before: AlpacaView | null): Zone[] {
  const left = before && before.active !== view.active ? `${before.active} hand` : "";
  const seats = view.players.map((player, seatNumber) => ({ player, seat: seatOf(seatNumber) }));
  return [
    ...seats.flatMap(({ player, seat }): Zone[] => [
      { name: `${seat} farm`, cards: player.farm.flat().map(unmasked), from: [`${seat} hand`] },
      { name: `${seat} played`, cards: player.played, from: [`${seat} hand`] },
      { name: `${seat} discard`, cards: player.discard, from: [`${seat} played`, `${seat} hand`] },
    ]),
    ...Object.entries(view.market).map(([card, count]): Zone => ({
      name: `market ${card}`,
      cards: Array.from({ length: count }, () => card),
    })),
    ...seats.flatMap(({ player: { hand, deck }, seat }): Zone[] => [
      {
        name: `${seat} hand`,
        cards: [...hand.cards, ...hidden(hand.count - hand.cards.length)],
        from: [`${seat} deck`],
        isRenewed: left === `${seat} hand`,
      },
      { name: `${seat} deck`, cards: hidden(deck.count), from: [`${seat} discard`] },
    ]),
  ];
}
