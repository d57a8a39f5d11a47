/** The cost of a purchase, and a suggestion of cards to pay with: the least useful ones, with little overpayment. */

import type { Edition } from "../module";
import { figures, numberOf, type AlpacaView, type CardName, type Player } from "./view";

/** What must still be paid for a card with cards from the hand (A13, A37); the Sweeper's coins are used first. */
export function dueFor(view: AlpacaView, edition: Edition, player: Player, card: CardName): number {
  const saved = player.farm.flat().includes("accountant") ? numberOf(edition, "accountant-saves") : 0;
  return Math.max(Math.max(figures(edition, card).value - saved, 0) - view.coins, 0);
}

export const isAlpaca = (card: CardName): boolean => card !== "fence";

/** All the coins in a hand. */
export function purseOf(edition: Edition, hand: CardName[]): number {
  return hand.filter(isAlpaca).reduce((sum, card) => sum + figures(edition, card).coins, 0);
}

/** How useful a card still is this turn, for playing or placing it. */
function use(edition: Edition, card: CardName): number {
  const { value, ability } = figures(edition, card);
  if (card === "puppy") return 0.1;
  if (card === "snob") return 0.2;
  return 1 + value / 2 + (ability.startsWith("active") ? 1 : 0);
}

export function proposal(view: AlpacaView, edition: Edition, hand: CardName[]): CardName[] {
  return view.pending?.choice === "pay" ? paymentOf(edition, hand, view.pending.due ?? 0) : [];
}

export function paymentOf(edition: Edition, hand: CardName[], due: number): CardName[] {
  const payers = hand
    .filter(isAlpaca)
    .sort((a, b) => use(edition, a) - use(edition, b))
    .slice(0, 14); // because all subsets are tried
  let best: CardName[] = [];
  let least = Infinity;
  for (let subset = 1; subset < 1 << payers.length; subset++) {
    const chosen = payers.filter((_, place) => subset & (1 << place));
    const coins = chosen.map((card) => figures(edition, card).coins);
    const paid = coins.reduce((sum, coin) => sum + coin, 0);
    if (paid < due || coins.some((coin) => paid - coin >= due)) continue;
    const cost = chosen.reduce((sum, card) => sum + use(edition, card), 0) + (paid - due);
    if (cost < least) [best, least] = [chosen, cost];
  }
  return best;
}
