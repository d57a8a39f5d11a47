import { describe, expect, test } from "vitest";
import { blocksOf, paragraphNumber, search, withLinks } from "./blocks";

describe("numbers of paragraphs", () => {
  test.each([
    ["A12", "A12"],
    ["a12", "A12"],
    [" a 12 ", "A12"],
    ["А12", "A12"], // Cyrillic
    ["а-р3", "A-R3"],
    ["AR3", "A-R3"],
    ["A—R3", "A-R3"],
    ["АФ9", "AF9"],
    ["аf9", "AF9"], // one letter of each alphabet
    ["МЕ14", "ME14"],
    ["ме-r7", "ME-R7"],
    ["МЕР7", "ME-R7"],
  ])("%s is %s", (typed, number) => expect(paragraphNumber(typed)).toBe(number));

  test.each(["", "12", "рынок", "A", "A12b", "market 12"])("%j is none", (typed) =>
    expect(paragraphNumber(typed)).toBeNull(),
  );
});

const PAGE = `# МУРАВЬИ

Игра о муравьях.

## Коротко

Муравьи ходят.

## Цель

**A1** Пройти дальше всех.

**A12 Королева.** Сидит дома, см. A1.

**A-R1** И в гору.
`;

describe("a help page", () => {
  const blocks = blocksOf(PAGE);
  const numbers = (typed: string) => search(blocks, typed, "ru").map((block) => block.number);

  test("has numbered paragraphs and a summary", () => {
    expect(blocks.map((block) => block.number).filter(Boolean)).toEqual(["A1", "A12", "A-R1"]);
    expect(blocks.filter((block) => block.isSummary).map((block) => block.text)).toEqual([
      "## Коротко",
      "Муравьи ходят.",
    ]);
  });

  test("is searched by number in either alphabet", () => {
    expect(numbers("A12")).toEqual(["A12"]);
    expect(numbers("А12")).toEqual(["A12"]);
    expect(numbers("а-р1")).toEqual(["A-R1"]);
    expect(numbers("А1")).toEqual(["A1", "A12"]);
  });

  test("is searched by words", () => {
    expect(numbers("короле")).toEqual(["A12"]);
    expect(numbers("")).toHaveLength(blocks.length);
    expect(numbers("слон")).toEqual([]);
  });
});

describe("links to paragraphs", () => {
  const link = (number: string) => `#${number}`;
  const [, short, paragraph] = blocksOf(
    "## In short\n\n- **Goal:** the best Farm wins (A1).\n- **End:** add up (A22 to A26).\n\n**A25** Without what is silenced (A42).",
  );

  test("stand at the titles of what the game is in short, without numbers", () =>
    expect(withLinks(short!, link)).toBe("- **[Goal:](#A1)** the best Farm wins.\n- **[End:](#A22)** add up."));

  test("stand at the numbers elsewhere, but for that of the paragraph itself", () =>
    expect(withLinks({ ...paragraph!, isSummary: false }, link)).toBe(
      "**A25** Without what is silenced ([A42](#A42)).",
    ));
});
