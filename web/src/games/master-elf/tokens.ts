/** Identities for ingredient cards, so that a card can be animated from place to place.
 *
 * Views name kinds of cards, not cards.  Places are `hand p1`, `area north`, `deck` and `discard`.  A card that
 * left one place and a card that came to another between two views are taken to be the same card.
 */

import { seatOf } from "../seats";
import { type ElfView } from "./view";

export interface Token {
  id: string;
  card: string | null; // null: face down
}

export interface Tokens {
  view: ElfView;
  made: number;
  at: Record<string, Token[]>;
}

const SHOWN = 3; // cards of the deck and of the discard pile that are drawn

interface Loose extends Token {
  from: string;
}

export function tokensOf(view: ElfView, before: Tokens | null): Tokens {
  let made = before?.made ?? 0;
  const fresh = (card: string | null): Token => ({ id: `card-${made++}`, card });
  const wanted = placesOf(view);
  const at: Record<string, Token[]> = {};
  const loose: Loose[] = [];
  const missing: [string, string | null][] = [];

  for (const [place, cards] of Object.entries(wanted)) {
    const had = [...(before?.at[place] ?? [])];
    at[place] = [];
    for (const card of cards) {
      const same = had.findIndex((token) => token.card === card);
      if (same >= 0) at[place].push(...had.splice(same, 1));
      else missing.push([place, card]);
    }
    loose.push(...had.map((token) => ({ ...token, from: place })));
  }

  const deck = [...(before?.at.deck ?? [])];
  for (const [place, card] of missing) {
    const found = takeFrom(loose, place, card) ?? deck.pop() ?? fresh(card);
    at[place]!.push({ id: found.id, card });
  }
  for (const place of Object.keys(wanted)) at[place] = inOrder(at[place]!, wanted[place]!);

  at.discard = pileOf(view, before, loose, fresh);
  const shown = Math.min(SHOWN, view.deck.count);
  while (deck.length < shown) deck.unshift(fresh(null));
  at.deck = deck.slice(0, shown);
  return { view, made, at };
}

/** The top cards of the discard pile; cards that have just left a hand lie on top. */
function pileOf(view: ElfView, before: Tokens | null, loose: Loose[], fresh: (card: string) => Token): Token[] {
  const kinds = Object.keys(view.discard).filter((card) => view.discard[card]);
  const added = kinds.flatMap((card) =>
    Array<string>(Math.max(0, view.discard[card]! - (before?.view.discard[card] ?? 0))).fill(card),
  );
  const thrown = added.map((card): Token => ({ id: takeFrom(loose, "", card, true)?.id ?? fresh(card).id, card }));
  const lying = kinds.reduce((sum, card) => sum + view.discard[card]!, 0);
  const pile = [...(before?.at.discard ?? []), ...thrown].filter((token) => kinds.includes(token.card ?? ""));
  while (pile.length < Math.min(SHOWN, lying)) pile.unshift(fresh(kinds[0]!));
  return lying ? pile.slice(-Math.min(SHOWN, lying)) : [];
}

function placesOf(view: ElfView): Record<string, (string | null)[]> {
  const places: Record<string, (string | null)[]> = {};
  for (const [area, cards] of Object.entries(view.areas)) places[`area ${area}`] = cards;
  view.players.forEach(({ hand }, place) => {
    const hidden = Math.max(0, hand.count - hand.cards.length);
    places[`hand ${seatOf(place)}`] = [...hand.cards, ...Array<null>(hidden).fill(null)];
  });
  return places;
}

/** A card of this kind that left its place; else a face-down one from the same hand, or any if allowed. */
function takeFrom(loose: Loose[], place: string, card: string | null, any = false): Token | undefined {
  const same = loose.findIndex((token) => token.card === card);
  const hidden = loose.findIndex((token) => (token.card === null && any) || token.from === place);
  const found = same >= 0 ? same : hidden;
  return found >= 0 ? loose.splice(found, 1)[0] : undefined;
}

function inOrder(tokens: Token[], cards: (string | null)[]): Token[] {
  const left = [...tokens];
  return cards.map(
    (card) =>
      left.splice(
        left.findIndex((token) => token.card === card),
        1,
      )[0]!,
  );
}
