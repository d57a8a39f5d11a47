import { describe, expect, it } from "vitest";
import type { Edition } from "../module";
import { proposal } from "./payment";
import type { AlpacaView, CardName } from "./view";

const edition: Edition = {
  cards: {
    puppy: { value: 0, coins: 1, ability: "none" },
    librarian: { value: 2, coins: 2, ability: "active" },
    fighter: { value: 3, coins: 2, ability: "passive" },
    viking: { value: 7, coins: 3, ability: "active, frees itself" },
    fence: {},
  },
};

const paying = (due: number, ...hand: CardName[]): CardName[] =>
  proposal({ pending: { choice: "pay", card: "viking", due } } as AlpacaView, edition, hand);

describe("the proposed payment", () => {
  it("gives up Puppies first", () => {
    expect(paying(2, "librarian", "puppy", "puppy", "viking")).toEqual(["puppy", "puppy"]);
  });
  it("keeps the card that is worth more", () => {
    expect(paying(2, "viking", "librarian")).toEqual(["librarian"]);
  });
  it("holds no card that is not needed", () => {
    expect(paying(3, "puppy", "viking")).toEqual(["viking"]);
  });
  it("never pays with Fences, nor when nothing is due", () => {
    expect(paying(1, "fence", "puppy")).toEqual(["puppy"]);
    expect(proposal({ pending: null } as AlpacaView, edition, ["puppy"])).toEqual([]);
  });
});
