/** The parts of the kit that need no browser. */

import { describe, expect, test } from "vitest";
import { bundleOf, Speech } from "../texts/speech";
import type { View } from "../api/client";
import type { GameModule } from "./gameModule";
import { spreadCards } from "./Hand";
import { placeAt } from "./MoveMenu";
import { sentencesOf } from "./sentences";
import { moveTokens, type Zone } from "./tokens";

const begin = (zones: Zone[]) => moveTokens({ tokens: {}, next: 0 }, zones);
const idOf = (kept: ReturnType<typeof begin>, zone: string, index = 0) => kept.tokens[zone]![index]!.id;

describe("tokens", () => {
  test("a card that leaves one zone flies to the zone that gets an equal one", () => {
    const before = begin([
      { name: "market", cards: ["mime", "mime"] },
      { name: "hand", cards: ["puppy"] },
    ]);
    const after = moveTokens(before, [
      { name: "market", cards: ["mime"] },
      { name: "hand", cards: ["puppy", "mime"] },
    ]);
    expect(idOf(after, "hand", 1)).toBe(idOf(before, "market", 1));
    expect(idOf(after, "hand", 0)).toBe(idOf(before, "hand", 0));
  });

  test("a drawn card comes from the named zone, face down there", () => {
    const before = begin([
      { name: "discard", cards: ["mime"] },
      { name: "deck", cards: [null, null] },
    ]);
    const after = moveTokens(before, [
      { name: "hand", cards: ["mime"], from: ["deck"] },
      { name: "discard", cards: ["mime"] },
      { name: "deck", cards: [null] },
    ]);
    expect(idOf(after, "hand")).toBe(idOf(before, "deck", 1));
  });

  test("a renewed hand gets other cards, even equal ones", () => {
    const before = begin([
      { name: "hand", cards: ["mime"] },
      { name: "deck", cards: [null] },
    ]);
    const after = moveTokens(before, [
      { name: "discard", cards: ["mime"], from: ["hand"] },
      { name: "hand", cards: ["mime"], from: ["deck"], isRenewed: true },
      { name: "deck", cards: [] },
    ]);
    expect(idOf(after, "discard")).toBe(idOf(before, "hand"));
    expect(idOf(after, "hand")).toBe(idOf(before, "deck"));
  });
});

describe("a hand", () => {
  test("lies side by side if there is room", () => {
    expect(spreadCards(4, 400, 80, 6, 1)).toEqual({ columns: 4, step: 86 });
  });
  test("overlaps if there is not", () => {
    expect(spreadCards(6, 330, 80, 6, 1)).toEqual({ columns: 6, step: 50 });
  });
  test("takes a second row before cards are narrower than a finger", () => {
    expect(spreadCards(10, 330, 80, 6, 2)).toEqual({ columns: 5, step: 62.5 });
  });
});

describe("a menu of moves", () => {
  const phone = { width: 360, height: 740 };
  const size = { width: 310, height: 196 };
  const prompt = { left: 8, top: 104, width: 344, height: 84 };

  test("lies above its component, with a margin at the edge of the window", () => {
    const card = { left: 290, top: 560, width: 50, height: 60 };
    expect(placeAt(card, size, phone, prompt)).toEqual({ left: 44, top: 358 });
  });
  test("lies below it rather than over the prompt", () => {
    const town = { left: 210, top: 225, width: 50, height: 30 };
    expect(placeAt(town, size, phone, prompt)).toEqual({ left: 44, top: 261 });
    const aside = { left: 700, top: 225, width: 50, height: 30 };
    expect(placeAt(aside, size, { width: 1280, height: 720 }, prompt).top).toBe(23);
  });
  test("lies over the prompt where there is no other room", () => {
    const town = { left: 210, top: 225, width: 50, height: 30 };
    expect(placeAt(town, size, { width: 360, height: 400 }, prompt).top).toBe(23);
  });
});

const TEXT = `
why-coins = Needs { $needs }, you have { $has }.
effect-costs = Costs { $coins }: { $cards }.
effect-brings = Brings { $card }.
`;
const names = { card: { mime: "Mime", puppy: "Puppy" } };
const info = { names, patterns: [], tellings: [] } as unknown as ConstructorParameters<typeof Speech>[1];
const speech = new Speech("en", info, bundleOf("en", TEXT), {});

describe("sentences", () => {
  const view = {
    moves: ["buy mime"],
    turn: "p1",
    obstacles: { "card viking": [{ why: "coins", verb: "buy", needs: 7, has: 3 }] },
    effects: {
      "buy mime": [
        { effect: "costs", coins: 2, cards: ["puppy", "puppy"] },
        { effect: "brings", card: "mime" },
      ],
      look: [{ effect: "prices", price: 5, has: 2 }],
    },
  } as unknown as View;
  const told = sentencesOf({ module: {} as GameModule, view, speech });

  test("obstacles are worded with their facts", () => {
    expect(told.whyNot("card", "viking")).toEqual(["Needs 7, you have 3."]);
    expect(told.whyNot("card", "mime")).toEqual([]);
  });
  test("effects are worded with the names of cards", () => {
    expect(told.effectsOf("buy mime")).toBe("Costs 2: Puppy ×2. Brings Mime.");
    expect(told.effectsOf("end")).toBe("");
  });
  test("what leads to something too dear is not paid", () => {
    expect([told.isUnpaid("look"), told.isUnpaid("buy mime"), told.isUnpaid("end")]).toEqual([true, false, false]);
  });
  test("views of older rules tell nothing", () => {
    const old = sentencesOf({ module: {} as GameModule, view: { moves: [], turn: "p1", outcome: null }, speech });
    expect([old.whyNot("card", "mime"), old.effectsOf("end")]).toEqual([[], ""]);
  });
});
