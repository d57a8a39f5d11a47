import { expect, test } from "vitest";
import type { MoveContext } from "../module";
import { bundleOf, Speech } from "../../texts/speech";
import { forecast } from "./forecast";
import { missingFor, reasons } from "./reasons";

const numbers = { "hand-limit": 7, "city-extra": 1, "collection-of-1": 1, "collection-of-2": 3, "colour-point": 1 };
const gift = { types: ["old"], colour: "red", ingredients: ["metal", "fire"], elf: false };
const edition = {
  numbers: Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, { value }])),
  types: { old: { kind: "main" } },
  colours: { red: {} },
  gifts: { vase: gift, coin: gift, key: gift },
  areas: {
    city: { kind: "city", neighbours: ["north"] },
    north: { kind: "border", neighbours: ["city"] },
    south: { kind: "border", neighbours: [] },
  },
};
const speech = new Speech("en", { names: {}, patterns: [], tellings: [] } as never, bundleOf("en", ""), { p2: "Anna" });

function context(more: object = {}, hand = ["metal", "metal"]): MoveContext {
  const own = { at: "city", hand: { count: hand.length, cards: hand }, crystal: false, gifts: ["coin"] };
  const other = { at: "north", hand: { count: 0, cards: [] }, crystal: true, gifts: ["key"] };
  const view = {
    moves: [],
    turn: "p1",
    players: [own, other],
    areas: { north: ["fire"], south: [] },
    stacks: [{ count: 2, gifts: ["vase"] }],
    pending: null,
    ...more,
  };
  return { view: view as never, seat: "p1", edition: edition as never, speech };
}

test("the forecast of a gift names its price and its points", () => {
  expect(forecast(context(), "make vase with metal metal fire")).toBe("Price: metal ×2, fire. Points: 2 → 5.");
});

test("the forecast of a journey names what lies at its end, that of a draw its cards", () => {
  expect(forecast(context(), "go north")).toBe("Open there: fire.");
  expect(forecast(context(), "go south")).toBe("No cards lie there now.");
  expect(forecast(context({ pending: { choice: "refresh", discarded: 2 } }), "draw")).toBe("You draw 3 cards.");
});

test("what is missing is counted in the way that lacks least, the crystal put in", () => {
  const hand = (...cards: string[]) => ({ hand: { count: cards.length, cards }, crystal: false });
  expect(missingFor(hand("metal", "metal"), ["metal", "fire"])).toEqual(["fire"]);
  expect(missingFor(hand("fire", "fire"), ["metal", "fire"])).toEqual(["metal"]);
  expect(missingFor({ ...hand("fire", "fire"), crystal: true }, ["metal", "fire"])).toEqual([]);
  expect(missingFor(hand(), ["metal", "fire"])).toHaveLength(3);
});

test("reasons belong to the thing", () => {
  expect(reasons(context(), "gift", "vase")).toEqual(["Still missing from your hand: fire."]);
  expect(reasons(context(), "gift", "key")).toEqual(["Anna already has this gift."]);
  expect(reasons(context(), "area", "south")).toEqual(["city and south are not neighbours."]);
  expect(reasons(context(), "card", "fire")).toEqual(["You can take it here: north. Your elf is here: city."]);
  expect(reasons(context({ moves: ["go north"] }), "area", "north")).toEqual([]);
});
