/** Identities for cards, so that a card can fly from where it was to where it is.
 *
 * Views name kinds of cards, not cards. A card that left one zone and a card that came into another between two
 * views are taken to be the same card.
 */

import { createContext, useContext, useState } from "react";
import type { View } from "../api/client";
import { useBoard } from "./context";

export interface CardToken {
  id: string;
  card: string | null; // null: face down
}

/** A place where cards lie. Zones are filled in their order, so list first those that take from others. */
export interface Zone {
  name: string;
  cards: (string | null)[];
  from?: string[]; // the zones that its cards come from, the likeliest first; else equal cards come from anywhere
  isRenewed?: boolean; // all its old cards have left, even if equal ones lie there now
}

export type CardTokens = Record<string, CardToken[]>;

interface Loose extends CardToken {
  zone: string;
}

interface Kept {
  tokens: CardTokens;
  next: number;
}

export function hidden(count: number): null[] {
  return Array.from({ length: Math.max(0, count) }, () => null);
}

/** The tokens of a board, for all its parts. */
export const TokenContext = createContext<CardTokens>({});

/** The cards that lie in a zone, in the words of the game. */
export function useZone<Card extends string = string>(name: string): (CardToken & { card: Card | null })[] {
  return (useContext(TokenContext)[name] ?? []) as (CardToken & { card: Card | null })[];
}

/** The tokens of all zones of a view; `zonesOf` gets the view before it, too. */
export function useCardTokens<V extends View>(zonesOf: (view: V, before: V | null) => Zone[]): CardTokens {
  const { view } = useBoard<V>();
  const [kept, setKept] = useState(() => ({ view, ...moveTokens({ tokens: {}, next: 0 }, zonesOf(view, null)) }));
  if (kept.view === view) return kept.tokens;
  const moved = { view, ...moveTokens(kept, zonesOf(view, kept.view)) };
  setKept(moved);
  return moved.tokens;
}

export function moveTokens(before: Kept, zones: Zone[]): Kept {
  const loose: Loose[] = [];
  const placed = zones.map(({ name, cards, isRenewed }) => {
    const old = [...(before.tokens[name] ?? [])];
    const stays = cards.map((card): CardToken | null => {
      const at = isRenewed ? -1 : old.findIndex((token) => token.card === card);
      return at < 0 ? null : old.splice(at, 1)[0]!;
    });
    loose.push(...old.map((token) => ({ ...token, zone: name })));
    return stays;
  });
  for (const [name, tokens] of Object.entries(before.tokens)) {
    if (!zones.some((zone) => zone.name === name)) loose.push(...tokens.map((token) => ({ ...token, zone: name })));
  }

  let next = before.next;
  const tokens: CardTokens = {};
  zones.forEach((zone, index) => {
    tokens[zone.name] = placed[index]!.map((stays, cardIndex) => {
      if (stays) return stays;
      const card = zone.cards[cardIndex] ?? null;
      const found = likeliest(loose, zone, card);
      const id = found < 0 ? `card-${next++}` : loose.splice(found, 1)[0]!.id;
      return { id, card };
    });
  });
  return { tokens, next };
}

/** The loose card that most likely came here: from the zones named, of the same kind, or face down. */
function likeliest(loose: Loose[], { from = [] }: Zone, card: string | null): number {
  const fits = (token: Loose): boolean => token.card === card;
  const isHidden = (token: Loose): boolean => token.card === null || card === null;
  const tests = [
    ...from.map((zone) => (token: Loose) => token.zone === zone && fits(token)),
    ...from.map((zone) => (token: Loose) => token.zone === zone && isHidden(token)),
    (token: Loose) => card !== null && fits(token),
    (token: Loose) => card !== null && token.card === null,
  ];
  for (const test of tests) {
    const found = loose.findLastIndex(test);
    if (found >= 0) return found;
  }
  return -1;
}

/** The ids of the tokens that some cards mean: of equal cards as many as are named. */
export function pickTokens(tokens: CardToken[], cards: string[]): Set<string> {
  const left = [...cards];
  const picked = tokens.filter(({ card }) => {
    const at = card === null ? -1 : left.indexOf(card);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
  return new Set(picked.map(({ id }) => id));
}
