import { expect, test } from "vitest";
import helpPage from "../../../../src/ludoteca/games/master_elf/help.en.md?raw";
import { attributeOf, bundleOf } from "../../texts/speech";
import { lessons } from "./lessons";
import en from "./lessons.en.ftl?raw";
import it from "./lessons.it.ftl?raw";
import ru from "./lessons.ru.ftl?raw";

const player = { at: "city", hand: { count: 3, cards: [] }, crystal: true, special: false, gifts: [] as string[] };
const quiet = {
  turn: "p1",
  moves: [] as string[],
  pending: null as object | null,
  exhausted: 0,
  outcome: null as object | null,
  stacks: [8, 8, 8].map((count) => ({ count, gifts: [] })),
  players: [player, player],
};

const edition = {
  types: { secret: { kind: "special" }, treasure: { kind: "special" }, antiquities: { kind: "main" } },
  gifts: {
    casket: { types: ["antiquities", "secret"] },
    key: { types: ["antiquities", "secret"] },
    pirate: { types: ["treasure"] },
    "treasure-map": { types: ["treasure"] },
    robot: { types: ["antiquities"] },
  },
};

/** The lessons that fit a view of the seat p1. */
function fitting(more: Partial<typeof quiet>): string[] {
  return lessons.filter((lesson) => lesson.when({ ...quiet, ...more } as never, "p1", edition)).map(({ id }) => id);
}
const owning = (gifts: string[], special = false) => ({ players: [{ ...player, gifts, special }, player] });

test("a game begins with the goal and the first step", () => {
  expect(fitting({})).toEqual(["welcome", "move"]);
  expect(fitting({ turn: "p2" })).toEqual(["welcome"]);
});

test("half a pair is worth a word until it is complete or the special action is used", () => {
  expect(fitting(owning(["key"]))).toContain("pair");
  expect(fitting(owning(["robot", "treasure-map"]))).toContain("pair");
  expect(fitting(owning(["robot"]))).not.toContain("pair");
  expect(fitting(owning(["key", "casket"]))).not.toContain("pair");
  expect(fitting(owning(["key"], true))).not.toContain("pair");
});

test("what only the crystal could pay is not called paid", () => {
  const pending = { choice: "make" };
  const paid = ["make tank with metal metal fire", "pass"];
  expect(fitting({ pending, moves: paid })).toContain("make");
  const withCrystal = fitting({ pending, moves: ["make tank with metal metal crystal", "pass"] });
  expect(withCrystal).not.toContain("make");
  expect(withCrystal).toEqual(expect.arrayContaining(["cannot-make", "crystal"]));
});

test("the end is announced when a stack has run out once and another one is low", () => {
  const low = [5, 2, 5].map((count) => ({ count, gifts: [] }));
  expect(fitting({ stacks: low })).not.toContain("ending");
  expect(fitting({ exhausted: 1 })).toContain("restack");
  expect(fitting({ exhausted: 1 })).not.toContain("ending");
  expect(fitting({ exhausted: 1, stacks: low })).toContain("ending");
});

test("bonus gifts are explained only after a stack has run out for the second time", () => {
  const pending = { choice: "choose" };
  expect(fitting({ exhausted: 2, pending })).toContain("bonus");
  expect(fitting({ exhausted: 1, pending })).not.toContain("bonus");
});

test("the closing lesson waits for the score pad", () => {
  expect(fitting({})).not.toContain("closing");
  expect(fitting({ turn: null as never, exhausted: 2, outcome: {} })).toContain("closing");
});

test.each(Object.entries({ en, it, ru }))("%s has a text for each lesson and a name for its link", (language, text) => {
  const bundle = bundleOf(language as "en", text);
  const written = [...text.matchAll(/^lesson-([\w-]+) =/gm)].map(([, id]) => id!);
  expect(written.sort()).toEqual(lessons.map(({ id }) => id).sort());
  for (const { id } of lessons) expect(attributeOf(bundle, `lesson-${id}`, "more"), id).toBeTruthy();
});

test("lessons lead to paragraphs that exist", () => {
  const numbers = [...helpPage.matchAll(/^\*\*([A-Z]+(?:-R)?\d+)/gm)].map(([, number]) => number!);
  const named = lessons.flatMap(({ paragraphs }) => paragraphs);
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
  expect(lessons.filter(({ paragraphs }) => !paragraphs.length)).toEqual([]);
});
