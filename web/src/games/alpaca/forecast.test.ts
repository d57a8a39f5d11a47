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
const texts = "card-librarian = Draw 2 cards.\nlabel-market = Market\nlabel-hand = Hand";
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
      "Costs 2 coins of your 5: puppy ×2. It goes to your discard pile.",
    );
    expect(forecast(context(["puppy"], { coins: 1 }, [["accountant"]]), "buy librarian")).toContain("Costs nothing.");
    expect(forecast(context(["puppy"], { reveller: true }), "buy librarian")).toContain("into your hand");
  });
  it("tells what an alpaca counts, and whether a Fence is built for it", () => {
    expect(forecast(context(["twins"], {}, [["puppy"]]), "place twins")).toBe(
      "Counts 8 points behind a Fence. A Fence from your hand is built for it.",
    );
    expect(forecast(context(["viking"], {}, [["puppy"]]), "place viking")).toBe("Counts 7 points behind a Fence.");
  });
  it("counts what is left to pay, and what is lost", () => {
    const paying = { pending: { choice: "pay", due: 2 } };
    expect(forecast(context(["puppy"], paying), "pay puppy")).toBe("Pays 1 coin; 1 to go.");
    expect(forecast(context(["viking"], paying), "pay viking")).toBe(
      "Pays 3 coins; then all is paid. Change is not given: 1 too much.",
    );
  });
  it("says what a turn's end discards and draws", () => {
    expect(forecast(context(["puppy", "snob"], {}, [["puppy"]]), "end")).toBe("You discard 2 cards and draw 5.");
  });
});

describe("the reasons", () => {
  it("count the coins that are missing", () => {
    expect(reasons(context(["puppy", "librarian"]), "card", "viking")).toEqual(["Market: needs 7 coins, you have 3."]);
  });
  it("tell of an empty pile, and of a purchase already made", () => {
    expect(reasons(context(["puppy"]), "card", "snob")).toEqual(["Market: the pile is empty."]);
    expect(reasons(context(["puppy"], { bought: true }), "card", "viking")).toEqual([
      "Market: this turn’s purchase is made.",
    ]);
  });
  it("tell why a card in hand is neither played nor placed", () => {
    expect(reasons(context(["twins"]), "card", "twins")).toEqual([
      "Hand: it has nothing to play: it pays, or stands behind a Fence.",
      "Hand: no free space in the farm, and no Fence in your hand.",
    ]);
    expect(reasons(context(["sweeper"], { placements: 0 }), "card", "sweeper")).toEqual([
      "Hand: no alpaca lies in your discard pile.",
      "Hand: no placement is left this turn.",
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
