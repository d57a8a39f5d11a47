/** Why a component cannot be played now. */

import type { MoveContext } from "../module";
import { seatOf } from "../seats";
import { Catalogue } from "./catalogue";
import { say as sayIn } from "./texts";
import { asElf, CRYSTAL, playerOf, type PlayerView } from "./view";

export function reasons({ view: told, seat, edition, speech }: MoveContext, kind: string, word: string): string[] {
  const view = asElf(told);
  const own = playerOf(view, seat);
  if (!own || told.moves.some((move) => move.split(" ").slice(0, 2).includes(word))) return [];
  const step = view.pending?.choice;
  const catalogue = new Catalogue(edition, speech.language);
  const say = (name: string, values?: Record<string, string | number>) => sayIn(speech.language, name, values);
  const area = (name: string) => speech.name("area", name);
  const tell: Record<string, () => string> = { gift: ofGift, area: ofArea, card: ofCard, pile: ofPile };
  const reason = tell[kind]?.() ?? "";
  return reason ? [reason] : [];

  function ofGift(): string {
    const maker = view.players.findIndex((player) => player.gifts.includes(word));
    if (maker >= 0) return say("why-made", { name: speech.seat(seatOf(maker)) });
    if (!view.stacks.some((stack) => stack.gifts[0] === word)) return say("why-under");
    const missing = missingFor(own!, catalogue.gift(word).ingredients);
    if (missing.length) return say("why-missing", { cards: speech.several("card", missing) });
    return step === "make" ? "" : say("why-later");
  }

  function ofArea(): string {
    if (own!.at === word) return say("why-here");
    if (step) return say("why-gone");
    return say("why-far", { at: area(own!.at), area: area(word) });
  }

  function ofCard(): string {
    if (word === CRYSTAL) return say("why-crystal");
    const where = Object.entries(view.areas).flatMap(([name, cards]) => (cards.includes(word) ? [area(name)] : []));
    if (own!.hand.cards.includes(word)) return say("why-held");
    return where.length ? say("why-lies", { areas: where.join(", "), at: area(own!.at) }) : "";
  }

  function ofPile(): string {
    return word === "deck" || word === "aside" ? say(`why-${word}`) : "";
  }
}

/** The cards that are missing from a hand to make a gift, in the way that misses least. */
export function missingFor({ hand, crystal }: Pick<PlayerView, "hand" | "crystal">, ingredients: string[]): string[] {
  const [one, other] = ingredients;
  if (!one || !other) return [];
  const lacking = (price: string[]): string[] => {
    const left = [...hand.cards];
    return price.filter((card) => {
      const place = left.indexOf(card);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  };
  const [first, second] = [lacking([one, one, other]), lacking([one, other, other])];
  return (first.length <= second.length ? first : second).slice(crystal ? 1 : 0);
}
