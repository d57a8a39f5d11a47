/** What a move would bring and cost. */

import { said } from "../../texts/speech";
import type { MoveContext } from "../module";
import { seatIndex } from "../seats";
import { dueFor, paymentOf, purseOf } from "./payment";
import { wordsOf } from "./texts";
import { figures, numberOf, seen, spacesTaken, type AlpacaView, type CardName, type Player } from "./view";

interface Asked {
  view: AlpacaView;
  own: Player;
  say(name: string, values?: Record<string, string | number>): string;
}

type Telling = (context: MoveContext, asked: Asked, card: CardName) => string[];

const TELLINGS: Record<string, Telling> = {
  play: ({ speech }, _, card) => [speech.text(`card-${card}`)],
  copy: ({ speech }, _, card) => [speech.text(`card-${card}`)],
  buy,
  place: ({ edition }, { own, say }, card) => [
    say("will-count", { points: figures(edition, card).value }),
    hasRoom(own, card) ? "" : say("will-build"),
  ],
  pay: ({ edition }, { view, say }, card) => {
    const { coins } = figures(edition, card);
    const due = view.pending?.due ?? 0;
    return [
      say("will-pay", { coins, left: Math.max(due - coins, 0) }),
      coins > due ? say("will-lose", { coins: coins - due }) : "",
    ];
  },
  free: ({ edition }, { view, say }, card) => {
    const { coins, value } = figures(edition, card);
    const brings = {
      coins: coins * numberOf(edition, "sweeper-factor"),
      limit: value + numberOf(edition, "bargainer-adds"),
    };
    const cause = view.pending?.for ?? "";
    return [say("will-free"), cause === "sweeper" || cause === "bargainer" ? say(`will-free-${cause}`, brings) : ""];
  },
  give: ({ edition }, { say }) => [say("will-draw", { count: numberOf(edition, "pacifist-draws") })],
  take: (_, { say }) => [say("will-hold")],
  fetch: (_, { say }) => [say("will-hold")],
  dream: ({ edition }, { say }, card) => [say("will-count", { points: figures(edition, card).value })],
  "swap-in": ({ edition }, { say }, card) => [say("will-count", { points: figures(edition, card).value })],
  "swap-out": (_, { say }) => [say("will-hold")],
  join: (_, { view, say }) => [view.pending?.card === "noisemaker" ? say("will-silence") : ""],
  end: ({ edition }, { own, say }) => {
    const more = own.farm.flat().includes("storekeeper") ? numberOf(edition, "storekeeper-adds") : 0;
    return [say("will-end", { held: own.hand.count, drawn: numberOf(edition, "hand") + more })];
  },
};

function buy({ edition, speech }: MoveContext, { view, own, say }: Asked, card: CardName): string[] {
  const whereTo = say(view.reveller ? "will-hold" : "will-discard");
  if (card === "snob") return [say("will-free-two", { count: numberOf(edition, "snob-price") }), whereTo];
  const due = dueFor(view, edition, own, card);
  if (!due) return [say("will-cost-nothing"), whereTo];
  const cards = speech.several("card", paymentOf(edition, own.hand.cards, due));
  return [say("will-cost", { due, purse: purseOf(edition, own.hand.cards), cards }), whereTo];
}

/** Whether a built Fence has room for a card. */
function hasRoom(own: Player, card: CardName): boolean {
  return own.farm.some((fence) => 2 - spacesTaken(fence) >= (card === "twins" ? 2 : 1));
}

export function forecast(context: MoveContext, move: string): string {
  const view = seen(context.view);
  const own = view.players[seatIndex(context.seat)];
  const [verb, word] = move.split(" ");
  const telling = TELLINGS[verb!];
  if (!own || !telling) return "";
  const say: Asked["say"] = (name, values) => said(wordsOf(context.speech.language), name, values);
  return telling(context, { view, own, say }, word as CardName)
    .filter(Boolean)
    .join(" ");
}
