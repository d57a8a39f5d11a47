/** Spoken names with all their figures. */

import type { BoardState } from "../../board";
import { figures, type AlpacaView, type CardName } from "./view";

type Board = BoardState<AlpacaView>;

/** "Viking: 3 Coins, value 7. Free this card: ..." */
export function spokenCard({ say, speech, edition }: Board, card: CardName): string {
  const name = speech.name("card", card);
  const { coins, value } = figures(edition, card);
  const figured = card === "fence" ? `${name}.` : say("spoken-card", { name, coins, value });
  return `${figured} ${speech.text(`card-${card}`)}`;
}

/** The same of a pile in the market, with its price and how many are left. */
export function spokenStock(board: Board, card: CardName): string {
  const { view, say } = board;
  const count = view.market[card] ?? 0;
  const price = view.prices?.[card];
  const priced = price === undefined ? "" : say("spoken-price", { price });
  return [spokenCard(board, card), priced, say("spoken-left", { count })].filter(Boolean).join(" ");
}
