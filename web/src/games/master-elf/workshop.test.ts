import { expect, test } from "vitest";
import type { Edition } from "../module";
import { Catalogue } from "./catalogue";
import { tallyOf } from "./collections";
import { takenBy, waysToMake } from "./payments";
import { tokensOf } from "./tokens";
import type { ElfView } from "./view";

const gift = (types: string[], colour: string, elf = false) => ({ types, colour, ingredients: ["metal", "fire"], elf });
const numbers = {
  "collection-of-1": 1,
  "collection-of-2": 3,
  "collection-of-3": 6,
  "collection-of-4": 9,
  "collection-of-5": 12,
  "special-pair": 5,
  "colour-point": 1,
  "elf-point": 1,
};
const edition: Edition = {
  numbers: Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, { value }])),
  types: { old: { kind: "main" }, sea: { kind: "main" }, secret: { kind: "special" } },
  colours: { red: {}, blue: {}, rainbow: { wild: true } },
  gifts: {
    vase: gift(["old"], "red", true),
    coin: gift(["old"], "blue"),
    boat: gift(["old", "sea"], "red"),
    casket: gift(["old", "secret"], "blue"),
    key: gift(["old", "secret"], "rainbow"),
  },
};
const catalogue = new Catalogue(edition, "en");

test("a gift with two types counts where the total is best", () => {
  const tally = tallyOf(["vase", "coin", "boat", "casket", "key"], catalogue);
  expect(tally.inCollections).toBe(12); // five of one type, more than 6 and the pair
  expect(tallyOf(["vase", "casket", "key"], catalogue).inCollections).toBe(6);
  expect(tallyOf(["casket", "key"], catalogue).collections.map(({ type, points }) => [type, points])).toEqual([
    ["secret", 5],
  ]);
});

test("the rainbow joins the largest colour, and elves count by themselves", () => {
  const tally = tallyOf(["vase", "boat", "key", "coin"], catalogue);
  expect([tally.best, tally.inColour, tally.elves]).toEqual(["red", 3, 1]);
});

test("the payment that spares crystal and rare cards comes first", () => {
  const moves = [
    "make vase with metal metal fire",
    "make vase with metal fire fire",
    "make vase with metal fire crystal",
    "pass",
  ];
  const ways = waysToMake("vase", moves, ["metal", "metal", "fire", "fire", "fire"]);
  expect(ways).toEqual([moves[1], moves[0], moves[2]]);
  expect([...takenBy(ways[0]!, ["metal", "metal", "fire", "fire", "fire"])]).toEqual([0, 2, 3]);
});

test("a card keeps its name from a land to a hand to the discard pile", () => {
  const view = (lying: string[], hand: string[], discard: Record<string, number>) =>
    ({
      areas: { north: lying },
      deck: { count: 9 },
      discard,
      players: [{ hand: { count: hand.length, cards: hand } }],
    }) as unknown as ElfView;
  const before = tokensOf(view(["fire", "air"], ["air"], {}), null);
  const taken = tokensOf(view(["air"], ["air", "fire"], {}), before);
  const paid = tokensOf(view(["air"], ["air"], { fire: 1 }), taken);
  const fire = before.at["area north"]![0]!.id;
  expect(taken.at["hand p1"]![1]!.id).toBe(fire);
  expect(paid.at.discard!.map(({ id }) => id)).toEqual([fire]);
});
