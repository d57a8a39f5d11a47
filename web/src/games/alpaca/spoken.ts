/** Spoken names with all their figures. */

import type { BoardState } from "../../board";
import { figures, type AlpacaView, type CardName } from "./view";

type Board = BoardState<AlpacaView>;

/** "Viking, brown: 3 Coins, value 7. Free this card: ..." */
export function spokenCard({ say, speech, edition }: Board, card: CardName): string {
  const called = speech.name("card", card);
  const { coins, value, colour } = figures(edition, card);
  const name =
    colour === "none" ? called : say("spoken-colour", { name: called, colour: speech.text(`colour-${colour}`) });
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
