import { describe, expect, it } from "vitest";
import type { Edition, MoveContext } from "../module";
import { bundleOf, Speech } from "../../texts/speech";
import { forecast } from "./forecast";
import { reasons } from "./reasons";
import type { CardName } from "./view";

const numbers = { hand: 5, "storekeeper-adds": 1, "accountant-saves": 1, "snob-price": 2, "sweeper-factor": 2 };
const edition: Edition = {
  numbers: Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, { value }])),
  cards: {
    puppy: { value: 0, coins: 1, ability: "none" },
    librarian: { value: 2, coins: 2, ability: "active" },
    viking: { value: 7, coins: 3, ability: "active, frees itself" },
    snob: { value: 0, coins: 2, ability: "none" },
    sweeper: { value: 2, coins: 2, ability: "active" },
    twins: { value: 8, coins: 3, ability: "none" },
    accountant: { value: 5, coins: 3, ability: "passive" },
    fence: {},
  },
};
const texts = "card-librarian = Draw 2 cards.";
const speech = new Speech("en", { names: {}, patterns: [], tellings: [] } as never, bundleOf("en", texts), {});

function context(hand: CardName[], more: object = {}, farm: CardName[][] = []): MoveContext {
  const own = { hand: { count: hand.length, cards: hand }, farm, discard: [] };
  const view = {
    turn: "p1",
    moves: [],
    market: { viking: 2, snob: 0, librarian: 1 },
    coins: 0,
    placements: 1,
    bought: false,
    pending: null,
    players: [own],
    ...more,
  };
  return { view: view as never, seat: "p1", edition, speech };
}

describe("the forecast", () => {
  it("names what a purchase costs, and the cards that would pay", () => {
    expect(forecast(context(["puppy", "puppy", "viking"]), "buy librarian")).toBe(
      "Costs 2 Coins (you have 5): puppy ×2. It goes onto your discard pile.",
    );
    expect(forecast(context(["puppy"], { coins: 1 }, [["accountant"]]), "buy librarian")).toContain("Costs nothing.");
    expect(forecast(context(["puppy"], { reveller: true }), "buy librarian")).toContain("to your hand");
  });
  it("tells what an alpaca counts, and whether a Fence is built for it", () => {
    expect(forecast(context(["twins"], {}, [["puppy"]]), "place twins")).toBe(
      "Counts 8 points behind a Fence. It needs a new Fence: a Fence card from your hand.",
    );
    expect(forecast(context(["viking"], {}, [["puppy"]]), "place viking")).toBe("Counts 7 points behind a Fence.");
  });
  it("counts what is left to pay, and what is lost", () => {
    const paying = { pending: { choice: "pay", due: 2 } };
    expect(forecast(context(["puppy"], paying), "pay puppy")).toBe("Pays 1 Coin; 1 to go.");
    expect(forecast(context(["viking"], paying), "pay viking")).toBe(
      "Pays 3 Coins; that covers the price. No change: 1 Coin is lost.",
    );
  });
  it("says what a turn's end discards and draws", () => {
    expect(forecast(context(["puppy", "snob"], {}, [["puppy"]]), "end")).toBe("You discard 2 cards and draw 5.");
  });
});

describe("the reasons", () => {
  it("count the coins that are missing", () => {
    expect(reasons(context(["puppy", "librarian"]), "card", "viking")).toEqual([
      "Can't be bought: it costs 7 Coins, and you have 3.",
    ]);
  });
  it("tell of an empty pile, and of a purchase already made", () => {
    expect(reasons(context(["puppy"]), "card", "snob")).toEqual(["Can't be bought: the pile is empty."]);
    expect(reasons(context(["puppy"], { bought: true }), "card", "viking")).toEqual([
      "Can't be bought: you have made your purchase for this turn.",
    ]);
  });
  it("tell why a card in hand is neither played nor placed", () => {
    expect(reasons(context(["twins"]), "card", "twins")).toEqual([
      "Can't be played: use it to pay, or put it behind a Fence.",
      "Can't be placed: your Farm has no free space, and you have no Fence card in your hand.",
    ]);
    expect(reasons(context(["sweeper"], { placements: 0 }), "card", "sweeper")).toEqual([
      "Can't be played: there is no alpaca in your discard pile.",
      "Can't be placed: you have no placement left this turn.",
    ]);
  });
  it("keep silent about what can be done", () => {
    expect(
      reasons(
        context(["librarian"], { moves: ["play librarian", "place librarian", "buy librarian"] }),
        "card",
        "librarian",
      ),
    ).toEqual([]);
  });
});
