/** Which cards to pay with: those one misses least, and little more than what is due. */

import type { Edition } from "../module";
import { figures, type AlpacaView, type CardName } from "./view";

/** How much it hurts not to be able to play or place a card any more this turn. */
function use(edition: Edition, card: CardName): number {
  const { value, ability } = figures(edition, card);
  if (card === "puppy") return 0.1;
  if (card === "snob") return 0.2;
  return 1 + value / 2 + (ability.startsWith("active") ? 1 : 0);
}

export function proposal(view: AlpacaView, edition: Edition, hand: CardName[]): CardName[] {
  if (view.pending?.choice !== "pay") return [];
  const due = view.pending.due ?? 0;
  const payers = hand
    .filter((card) => card !== "fence")
    .sort((a, b) => use(edition, a) - use(edition, b))
    .slice(0, 14); // subsets are tried one by one
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
