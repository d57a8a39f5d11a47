/** The score of a workshop as it is now (ME28 to ME33): each gift counts in one collection, so that the sum is best. */

import type { Catalogue } from "./catalogue";

export interface Collection {
  type: string;
  gifts: string[];
  points: number;
  next: number; // points with one more gift
}

export interface Tally {
  collections: Collection[];
  inCollections: number;
  colours: { colour: string; count: number }[]; // wild gifts not counted
  wild: number;
  best: string | null; // the colour that scores
  inColour: number;
  elves: number;
  total: number;
}

export function tallyOf(gifts: string[], catalogue: Catalogue): Tally {
  const collections = bestCollections(gifts, catalogue);
  const inCollections = collections.reduce((sum, one) => sum + one.points, 0);
  const colourOf = (gift: string) => catalogue.gift(gift).colour;
  const wild = gifts.filter((gift) => catalogue.isWild(colourOf(gift))).length;
  const colours = catalogue.colours.map((colour) => ({
    colour,
    count: gifts.filter((gift) => colourOf(gift) === colour).length,
  }));
  const largest = colours.reduce<{ colour: string; count: number } | null>(
    (best, one) => (one.count > (best?.count ?? 0) ? one : best),
    null,
  );
  const inColour = ((largest?.count ?? 0) + wild) * catalogue.number("colour-point");
  const elves = gifts.filter((gift) => catalogue.gift(gift).elf).length * catalogue.number("elf-point");
  const total = inCollections + inColour + elves;
  return { collections, inCollections, colours, wild, best: largest?.colour ?? null, inColour, elves, total };
}

function bestCollections(gifts: string[], catalogue: Catalogue): Collection[] {
  const counts = new Map<string, number>(catalogue.types.map((type) => [type, 0]));
  const add = (type: string, count: number) => counts.set(type, (counts.get(type) ?? 0) + count);
  const torn: [string, string[]][] = [];
  const chosen = new Map<string, string>();
  for (const gift of gifts) {
    const { types } = catalogue.gift(gift);
    if (types.length > 1) torn.push([gift, types]);
    else {
      chosen.set(gift, types[0] ?? "");
      add(types[0] ?? "", 1);
    }
  }

  let best = -1;
  let way: string[] = [];
  const choices: string[] = [];
  const tryFrom = (place: number): void => {
    if (place === torn.length) {
      let points = 0;
      for (const [type, count] of counts) points += catalogue.worth(type, count);
      if (points > best) [best, way] = [points, [...choices]];
      return;
    }
    for (const type of torn[place]![1]) {
      add(type, 1);
      choices[place] = type;
      tryFrom(place + 1);
      add(type, -1);
    }
  };
  tryFrom(0);
  torn.forEach(([gift], place) => chosen.set(gift, way[place]!));

  return [...counts.keys()]
    .map((type) => {
      const own = gifts.filter((gift) => chosen.get(gift) === type);
      const points = catalogue.worth(type, own.length);
      return { type, gifts: own, points, next: catalogue.worth(type, own.length + 1) };
    })
    .filter((collection) => collection.gifts.length > 0);
}
