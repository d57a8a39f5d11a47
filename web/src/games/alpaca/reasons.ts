/** Why a card cannot be bought, played or placed now. */

import { said } from "../../texts/speech";
import type { MoveContext } from "../module";
import { seatIndex } from "../seats";
import { dueFor, isAlpaca, purseOf } from "./payment";
import { wordsOf } from "./texts";
import { FENCES, figures, numberOf, plain, seen, type AlpacaView, type CardName, type Player } from "./view";

type Say = (name: string, values?: Record<string, string | number>) => string;

export function reasons({ view: told, seat, edition, speech }: MoveContext, kind: string, word: string): string[] {
  const view = seen(told);
  const own = view.players[seatIndex(seat)];
  if (kind !== "card" || !own) return [];
  const card = word as CardName;
  const say: Say = (name, values) => said(wordsOf(speech.language), name, values);
  const isHeld = own.hand.cards.includes(card) && !view.pending;
  return [
    card in view.market ? cannot(view.pending ? "take" : "buy", notBought()) : "",
    isHeld ? cannot("play", notPlayed()) : "",
    isHeld ? cannot("place", notPlaced()) : "",
  ].filter(Boolean);

  function cannot(verb: string, reason: string): string {
    return reason && say(`why-not-${verb}`, { reason });
  }

  function notBought(): string {
    const limit = view.pending?.choice === "take" ? view.pending.limit : undefined;
    const { value } = figures(edition, card);
    if (limit !== undefined && value > limit) return say("why-limit", { value, limit });
    if (view.pending || told.moves.includes(`buy ${card}`)) return "";
    if (!view.market[card]) return say("why-sold-out");
    if (view.bought) return say("why-bought");
    const held = own!.hand.cards;
    if (card === "snob")
      return say("why-snob", { needed: numberOf(edition, "snob-price"), held: held.filter(isAlpaca).length });
    return say("why-coins", { needed: dueFor(view, edition, own!, card), held: purseOf(edition, held) });
  }

  function notPlayed(): string {
    if (told.moves.includes(`play ${card}`)) return "";
    if (card === "fence") return say("why-fence");
    if (!figures(edition, card).ability.startsWith("active")) return say("why-passive");
    const special = `why-${card}`;
    return wordsOf(speech.language).hasMessage(special) ? say(special) : "";
  }

  function notPlaced(): string {
    if (card === "fence" || told.moves.includes(`place ${card}`)) return "";
    return say(obstacle(view, own!, card));
  }
}

/** Why a card cannot be placed. */
function obstacle(view: AlpacaView, own: Player, card: CardName): string {
  if (!view.placements) return "why-placed";
  if (own.farm.flat().map(plain).includes(card)) return "why-twice";
  return own.farm.length < FENCES ? "why-no-fence" : "why-full";
}
