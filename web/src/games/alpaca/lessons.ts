/** The lessons of the guided first match. */

import type { View } from "../../api/client";
import { movesOn } from "../../board/moves";
import type { Edition, Lesson } from "../../board/gameModule";
import { seatIndex } from "../../api/seats";
import { lessonsWith } from "../lessons";
import { figures, isFilling, viewOf, type AlpacaView, type CardName, type Figures, type Player } from "./view";

/** What lessons ask about a view. */
interface Situation {
  view: AlpacaView;
  own: Player;
  isMine: boolean; // this seat must move in its own turn
  isLater: boolean; // this seat's first turn is over
  can(verb: string, card?: CardName): boolean; // whether this seat may do so, with this card or with any
  figures(card: CardName): Figures;
}

/** One's own pile, which lies beside the hand or the market. */
const pile = (name: string): string => `:is(.alpaca-tray, .alpaca-own-cards) .alpaca-player-pile[data-pile="${name}"]`;

/** A Dreamer that one has, or else the pile of the market. */
const OWN_DREAMER = ":is(.alpaca-hand, .alpaca-own) [data-word=dreamer]";
const DREAMER = `${OWN_DREAMER}, .alpaca-board:not(:has(${OWN_DREAMER})) .alpaca-market [data-word=dreamer]`;

/** What lessons point at. */
const PLACES: Record<string, string> = {
  welcome: ".alpaca-own",
  cards: ".alpaca-market", // has every shape of badge
  bought: pile("discard"),
  shuffle: `${pile("deck")}, ${pile("discard")}`,
  buy: ".alpaca-market",
  puppy: ".alpaca-hand",
  pay: ".alpaca-hand, .alpaca-payment",
  play: ".alpaca-hand",
  place: ".alpaca-own",
  passive: ".alpaca-hand",
  dreamer: DREAMER,
  snob: ".alpaca-market [data-word=snob]",
  nobles: ".alpaca-market .alpaca-stock:has(.alpaca-noble)",
  fence: ".alpaca-own",
  end: ".action-bar",
  others: ".alpaca-opponents",
  noise: ".alpaca-pen[data-silenced]",
  half: ":is(.alpaca-own, .alpaca-place)[data-filling]",
  final: ".alpaca-own",
};

/** Where farms are folded, what opens them. */
const OPENERS: Record<string, string> = { noise: ".alpaca-opponents" };

const lesson = lessonsWith({ places: PLACES, openers: OPENERS }, situationOf);

function situationOf(given: View, seat: string, edition: Edition): Situation | null {
  const view = viewOf(given);
  const own = view.players[seatIndex(seat)];
  if (!own) return null;
  return {
    view,
    own,
    isMine: view.turn === seat && view.active === seat,
    isLater: own.discard.length > 0 && !view.bought,
    can: (verb, card) => view.turn === seat && movesOn(view.moves, [verb], card).length > 0,
    figures: (card) => figures(edition, card),
  };
}

const standing = ({ filled = 0 }: Player): number => filled;
const named = (view: AlpacaView): CardName[] => Object.keys(view.market) as CardName[];

export const lessons: Lesson[] = [
  lesson("welcome", ["A1", "A3"], () => true),
  lesson("cards", ["A2"], ({ isMine }) => isMine),
  lesson("buy", ["A13", "A-R2"], ({ isMine, can }) => isMine && can("buy")),
  lesson("puppy", ["A27", "A17"], ({ isMine, can }) => isMine && can("place", "puppy")),
  lesson("pay", ["A14", "A-R2"], ({ view, can }) => view.pending?.choice === "pay" && can("pay")),
  lesson("bought", ["A13", "A8"], ({ view, isMine }) => isMine && view.bought && !view.pending),
  lesson("play", ["A9", "A10"], ({ isMine, can }) => isMine && can("play")),
  lesson(
    "place",
    ["A15", "A16", "A19"],
    ({ isMine, own, can }) => isMine && own.hand.cards.some((card) => card !== "puppy" && can("place", card)),
  ),
  lesson("passive", ["A11", "A20"], ({ own, figures }) =>
    own.hand.cards.some((card) => figures(card).ability === "passive" && card !== "dreamer"),
  ),
  lesson(
    "dreamer", // with a passive ability of its own kind
    ["A36", "A-R27"],
    ({ own, isLater, can }) =>
      own.hand.cards.includes("dreamer") || own.farm.flat().includes("dreamer") || (isLater && can("buy", "dreamer")),
  ),
  lesson(
    "snob",
    ["A50", "A-R6"],
    ({ view, isMine, isLater, can }) => isMine && ((isLater && can("buy", "snob")) || view.pending?.for === "snob"),
  ),
  lesson("nobles", ["A49", "A-R7"], ({ view, own, can, figures }) =>
    [...own.hand.cards, ...named(view).filter((card) => can("buy", card))].some(
      (card) => figures(card).colour === "noble",
    ),
  ),
  lesson("fence", ["A17", "A18", "A19"], ({ own }) => standing(own) > 0),
  lesson(
    "end",
    ["A7"],
    ({ view, isMine, can }) =>
      isMine && can("end") && !view.moves.some((move) => move.startsWith("play ") || move.startsWith("buy ")),
  ),
  lesson("shuffle", ["A8", "A-R14"], ({ own }) => own.deck.count === 0 && own.discard.length > 0),
  lesson("others", ["A21", "A-R31"], ({ view, own }) =>
    view.players.some((player) => player !== own && standing(player) > 0),
  ),
  lesson("noise", ["A42", "A-R24"], ({ view }) => view.players.some(({ silenced = [] }) => silenced.length > 0)),
  lesson("half", ["A22"], ({ view }) => view.players.some((player) => isFilling(view, player))),
  lesson("final", ["A22", "A23"], ({ view }) => view.final && !view.outcome),
  lesson("closing", ["A24", "A25", "A26"], ({ view }) => view.outcome !== null),
];
