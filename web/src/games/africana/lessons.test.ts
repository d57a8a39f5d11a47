import { describe, expect, it, test } from "vitest";
import type { Language } from "../../api/client";
import { attributeOf, bundleOf, said } from "../../texts/speech";
import { lessons } from "./lessons";

const texts = import.meta.glob<string>("./lessons.*.ftl", { query: "?raw", import: "default", eager: true });

const edition = { adventures: { "guide-grey-lagos": { guide: "grey" }, "mask-napoli": { artefact: "mask" } } };

/** The lessons that fit a view of the seat p1. */
function shown(more: object = {}, own: object = {}): string[] {
  const player = { at: "lagos", silver: 3, hand: { count: 5, cards: [] }, open: [], done: [], ...own };
  const slots = [{ expedition: "cairo-zanzibar", markers: [] }, null];
  const view = { turn: "p1", moves: [], players: [player], slots, used: [], pending: null, outcome: null, ...more };
  return lessons.filter((lesson) => lesson.when(view as never, "p1", edition)).map((lesson) => lesson.id);
}

test.each(["en", "it", "ru"] as Language[])("every lesson has a text and a name for its link in %s", (language) => {
  const bundle = bundleOf(language, texts[`./lessons.${language}.ftl`]!);
  for (const { id } of lessons) {
    expect(said(bundle, `lesson-${id}`, { result: "won", points: 1, input: "touch" })).not.toBe(`lesson-${id}`);
    expect(attributeOf(bundle, `lesson-${id}`, "more")).toBeTruthy();
  }
});

describe("a lesson is shown", () => {
  it("on the goal first, then on the turn", () => expect(shown().slice(0, 2)).toEqual(["welcome", "turn"]));
  it("with something to do on each of the first turns", () => {
    const joined = { slots: [{ expedition: "cairo-zanzibar", markers: ["p1"] }] };
    const few = { hand: { count: 2, cards: [] } };
    expect(shown({}, few)).toEqual(["welcome", "turn", "draw"]);
    expect(shown()).toEqual(["welcome", "turn", "go"]);
    expect(shown(joined, few)).toContain("gather");
    expect(shown(joined)).toContain("follow");
  });
  it("where an expedition starts that the player has not joined", () => {
    const goals = { cairo: ["join cairo-zanzibar"] };
    expect(shown({ goals }, { at: "cairo" })).toContain("start");
    const joined = { zanzibar: ["complete cairo-zanzibar"] };
    const slots = [{ expedition: "cairo-zanzibar", markers: ["p1"] }];
    expect(shown({ slots, goals: joined }, { at: "cairo" })).toEqual(["welcome", "turn", "travel", "follow"]);
    expect(shown({ goals }, { at: "zanzibar" })).not.toContain("start");
  });
  it("on books as soon as the silver is there", () => {
    expect(shown({ prices: { adventure: 4 } }, { silver: 4 })).toContain("buy");
    expect(shown({ prices: { adventure: 5 } }, { silver: 4 })).not.toContain("buy");
  });
  it("when cards or adventures must go", () => {
    expect(shown({ pending: { choice: "discard" } })).toEqual(["hand"]);
    expect(shown({ pending: { choice: "drop" } })).toEqual(["drop"]);
  });
  it("on guides as soon as one is bought", () => {
    expect(shown({}, { open: ["guide-grey-lagos"] })).toContain("guides");
    expect(shown({}, { open: ["mask-napoli"] })).not.toContain("guides");
  });
  it("at the end, and nothing else", () => expect(shown({ turn: null, outcome: {} })).toEqual(["closing"]));
});
