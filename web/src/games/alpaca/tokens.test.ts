import { describe, expect, it } from "vitest";
import { makeTokens, moveTokens } from "./tokens";
import type { AlpacaView, CardName, Player } from "./view";

const player = (hand: CardName[], deck: number, more: Partial<Player> = {}): Player => ({
  hand: { count: hand.length, cards: hand },
  deck: { count: deck, cards: [] },
  discard: [],
  played: [],
  farm: [],
  ...more,
});

const view = (active: string, players: Player[], market = {}): AlpacaView =>
  ({ active, players, market }) as unknown as AlpacaView;

const ids = (tokens: { id: string }[] | undefined): string[] => (tokens ?? []).map((token) => token.id).sort();

describe("tokens", () => {
  it("follow a card from the market to the discard pile", () => {
    const before = makeTokens(view("p1", [player([], 0)], { viking: 2 }));
    const after = moveTokens(before, view("p1", [player([], 0, { discard: ["viking"] })], { viking: 1 }));
    expect(ids(after.zones["p1 discard"])).toEqual([before.zones["market viking"]![1]!.id]);
  });
  it("see a card drawn from the deck", () => {
    const before = makeTokens(view("p1", [player([], 2)]));
    const after = moveTokens(before, view("p1", [player(["puppy"], 1)]));
    expect(after.zones["p1 hand"]![0]!.id).toBe(before.zones["p1 deck"]![1]!.id);
  });
  it("discard the old hand at the end of a turn and draw a new one", () => {
    const other = player([], 0);
    const before = makeTokens(view("p1", [player(["puppy", "puppy"], 2), other]));
    const after = moveTokens(
      before,
      view("p2", [player(["puppy", "puppy"], 0, { discard: ["puppy", "puppy"] }), other]),
    );
    expect(ids(after.zones["p1 discard"])).toEqual(ids(before.zones["p1 hand"]));
    expect(ids(after.zones["p1 hand"])).toEqual(ids(before.zones["p1 deck"]));
  });
  it("never name two cards alike", () => {
    const before = makeTokens(view("p1", [player(["puppy", "viking"], 3)], { snob: 4 }));
    const all = Object.values(before.zones).flat();
    expect(new Set(ids(all)).size).toBe(all.length);
  });
});
