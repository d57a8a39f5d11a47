/** Identities for cards, so that a card can be animated from place to place. Views name kinds of cards, not cards:
 * a card that left one zone and a card that came into another between two views are taken to be the same card. */

import { seatOf } from "../seats";
import { plain, type AlpacaView, type CardName } from "./view";

export interface Token {
  id: string;
  card: CardName | null; // null: face down
}

export interface Tokens {
  view: AlpacaView;
  zones: Record<string, Token[]>;
  next: number;
}

interface Wanted {
  zone: string;
  seat: string | null;
  cards: (CardName | null)[];
}

interface Loose extends Token {
  seat: string | null;
  zone: string;
}

const hidden = (count: number): null[] => Array.from({ length: Math.max(0, count) }, () => null);

/** Discards come before hands: at the end of a turn the old hand is discarded before a new one is drawn. */
function wanted(view: AlpacaView): Wanted[] {
  const zones: Wanted[] = [];
  const add = (zone: string, seat: string | null, cards: (CardName | null)[]): void => {
    zones.push({ zone, seat, cards });
  };
  view.players.forEach((player, place) => {
    const seat = seatOf(place);
    add(`${seat} farm`, seat, player.farm.flat().map(plain));
    add(`${seat} played`, seat, player.played);
    add(`${seat} discard`, seat, player.discard);
  });
  for (const [card, count] of Object.entries(view.market)) {
    add(
      `market ${card}`,
      null,
      Array.from({ length: count }, () => card as CardName),
    );
  }
  view.players.forEach((player, place) => {
    const seat = seatOf(place);
    const known = player.hand.cards;
    add(`${seat} hand`, seat, [...known, ...hidden(player.hand.count - known.length)]);
    add(`${seat} deck`, seat, hidden(player.deck.count));
  });
  return zones;
}

export function makeTokens(view: AlpacaView): Tokens {
  return moveTokens({ view, zones: {}, next: 0 }, view);
}

export function moveTokens(before: Tokens, view: AlpacaView): Tokens {
  const zones = wanted(view);
  const loose: Loose[] = [];
  const needs: { place: number; want: Wanted }[] = [];
  const result: (Token | null)[][] = zones.map(() => []);
  const left = before.view.active;
  const hasEnded = left !== view.active;

  zones.forEach((want, index) => {
    const old = [...(before.zones[want.zone] ?? [])];
    const isLeaving = hasEnded && want.zone === `${left} hand`;
    want.cards.forEach((card, place) => {
      const at = isLeaving ? -1 : old.findIndex((token) => token.card === card);
      result[index]![place] = at < 0 ? null : old.splice(at, 1)[0]!;
      if (at < 0) needs.push({ place, want });
    });
    loose.push(...old.map((token) => ({ ...token, seat: want.seat, zone: want.zone })));
  });
  for (const [zone, tokens] of Object.entries(before.zones)) {
    if (!zones.some((want) => want.zone === zone))
      loose.push(...tokens.map((token) => ({ ...token, seat: null, zone })));
  }

  let next = before.next;
  for (const { place, want } of needs) {
    const card = want.cards[place] ?? null;
    const found = match(loose, want, card);
    const id = found >= 0 ? loose.splice(found, 1)[0]!.id : `card-${next++}`;
    result[zones.indexOf(want)]![place] = { id, card };
  }

  const told: Record<string, Token[]> = {};
  zones.forEach((want, index) => (told[want.zone] = order(want, result[index] as Token[], before.zones[want.zone])));
  return { view, zones: told, next };
}

/** The zone that a new card most likely came from. */
function match(loose: Loose[], want: Wanted, card: CardName | null): number {
  const own = (token: Loose): boolean => token.seat === want.seat;
  const isDrawn = (token: Loose): boolean => own(token) && token.zone.endsWith("deck");
  const tests: ((token: Loose) => boolean)[] = want.zone.endsWith("hand")
    ? [isDrawn, (token) => card !== null && token.card === card, (token) => token.card === null]
    : want.zone.endsWith("deck")
      ? [(token) => own(token) && token.zone.endsWith("discard"), own]
      : [
          (token) => own(token) && token.card === card,
          (token) => token.card === card,
          (token) => own(token) && token.card === null,
          (token) => token.card === null && token.zone.endsWith("hand"),
        ];
  for (const test of tests) {
    const found = loose.findLastIndex(test);
    if (found >= 0) return found;
  }
  return -1;
}

/** In open piles the newest card lies on top; hands and farms keep the order of the view. */
function order(want: Wanted, tokens: Token[], before: Token[] = []): Token[] {
  if (/(hand|farm)$/.test(want.zone)) return tokens;
  const age = new Map(before.map((token, place) => [token.id, place]));
  return tokens.sort((a, b) => (age.get(a.id) ?? Infinity) - (age.get(b.id) ?? Infinity) || 0);
}
