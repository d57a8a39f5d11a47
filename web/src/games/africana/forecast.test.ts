import { describe, expect, it } from "vitest";
import type { MoveContext } from "../module";
import { bundleOf, Speech } from "../../texts/speech";
import { forecast } from "./forecast";
import { reasons } from "./reasons";

const numbers = {
  "hand-limit": 5,
  "adventure-price": 5,
  "recolour-price": 5,
  "flip-price": 1,
  "first-flip-price": 0,
  markers: 4,
};
const edition = {
  numbers: Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, { value }])),
  colours: { red: {}, blue: {} },
  slots: { "1": { silver: 2, "travel-cards": 0 } },
  map: { routes: [{ between: ["lagos", "dakar"] }] },
  regions: {
    lagos: { half: "north", symbols: ["red"] },
    dakar: { half: "north", symbols: ["blue"] },
    cairo: { half: "north", symbols: [] },
  },
  expeditions: { one: { start: "dakar", target: "cairo", silver: 3, points: 4 } },
  adventures: { mask: { book: "north", target: "dakar", artefact: "mask", silver: 1, points: 4 } },
};
const texts = `
reward = { $silver } silver, { $points } points
bonus-silver = { $silver } silver
in-region = in { $region }
move-move = Move
`;
const info = { names: {}, patterns: ["move"], tellings: [] };
const speech = new Speech("en", info as never, bundleOf("en", texts), {});

function context(more: object = {}, own: object = {}): MoveContext {
  const player = { at: "lagos", silver: 7, hand: { count: 2, cards: ["red", "joker"] }, open: [], done: [], ...own };
  const stack = (cards: string[]) => ({ count: cards.length, cards });
  const books = { north: { left: stack(["mask"]), right: stack([]) }, south: { left: stack([]), right: stack([]) } };
  const view = {
    moves: [],
    active: "p1",
    players: [player],
    slots: [{ expedition: "one", markers: [] }],
    books,
    used: [],
    flips: 0,
    pending: { choice: "move" },
    ...more,
  };
  return { view: view as never, seat: "p1", edition: edition as never, speech };
}

describe("the forecast", () => {
  it("tells what a step spends, and what waits there", () => {
    expect(forecast(context(), "go dakar with red for 5")).toBe(
      "You discard the card after moving. Costs 5 of your 7 silver. On arrival: one.",
    );
    expect(forecast(context(), "go dakar with joker")).toContain("comes back to your hand");
  });
  it("tells what an adventure costs and brings", () => {
    expect(forecast(context(), "take left")).toBe("mask. Costs 5 of your 7 silver. You get 1 silver, 4 points.");
    expect(forecast(context(), "flip left")).toBe("Free.");
    expect(forecast(context({ flips: 1 }), "flip left")).toBe("Costs 1 of your 7 silver.");
  });
  it("tells the bonus for joining, and the markers left", () => {
    expect(forecast(context(), "join one")).toBe("You get 2 silver. You will have 3 markers left.");
    expect(forecast(context(), "complete one")).toBe("You get 3 silver, 4 points.");
  });
});

describe("the reasons", () => {
  it("tell towns that are far from those that lack a card", () => {
    expect(reasons(context(), "region", "cairo")).toEqual(["No direct route leads from lagos to cairo."]);
    expect(reasons(context({}, { silver: 3 }), "region", "dakar")).toEqual([
      "You need a card in one of these colours: blue. Changing the colour of another card costs 5 silver, you have 3.",
    ]);
    expect(reasons(context({ pending: null }), "region", "dakar")).toEqual(["First choose “Move”."]);
  });
  it("tell where an expedition starts, and where it is completed", () => {
    expect(reasons(context(), "expedition", "one")).toEqual(["You can join it in dakar; you are in lagos."]);
    const joined = { slots: [{ expedition: "one", markers: ["p1"] }] };
    expect(reasons(context(joined), "expedition", "one")).toEqual(["You can complete it in cairo; you are in lagos."]);
  });
  it("count the silver that is missing", () => {
    expect(reasons(context({ pending: { choice: "buy" } }, { silver: 3 }), "adventure", "mask")).toEqual([
      "It costs 5 silver, you have 3.",
    ]);
  });
});
