import { describe, expect, test } from "vitest";
import { blocksOf } from "../help/blocks";
import { attributeOf, bundleOf } from "../texts/speech";
import type { Lesson } from "../board/gameModule";

const modules = import.meta.glob<Record<string, Lesson[]>>("./*/lessons.ts", { eager: true });
const texts = import.meta.glob<string>("./*/lessons.*.ftl", { query: "?raw", import: "default", eager: true });
const pages = import.meta.glob<string>("../../../src/ludoteca/games/*/help.en.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe.each(Object.keys(modules).map((path) => path.split("/")[1]!))("%s", (game) => {
  const lessons = Object.values(modules[`./${game}/lessons.ts`]!)[0]!;
  const ids = lessons.map((lesson) => lesson.id);

  test("begins with a welcome and closes with the scores", () => {
    expect(ids[0]).toBe("welcome");
    expect(ids.at(-1)).toBe("closing");
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("points at what each lesson speaks about; the closing one stands on the score pad", () => {
    expect(lessons.filter(({ id, at }) => !at && id !== "closing")).toEqual([]);
  });

  test.each(["en", "it", "ru"] as const)("has a text for every lesson and its link in %s", (language) => {
    const bundle = bundleOf(language, texts[`./${game}/lessons.${language}.ftl`]!);
    const linked = lessons.filter((lesson) => lesson.paragraphs.length);
    expect(ids.filter((id) => !bundle.hasMessage(`lesson-${id}`))).toEqual([]);
    expect(linked.filter(({ id }) => !attributeOf(bundle, `lesson-${id}`, "more"))).toEqual([]);
  });

  test("leads to paragraphs that exist", () => {
    const page = pages[`../../../src/ludoteca/games/${game.replace("-", "_")}/help.en.md`]!;
    const numbers = blocksOf(page).map((block) => block.number);
    expect(lessons.flatMap((lesson) => lesson.paragraphs).filter((one) => !numbers.includes(one))).toEqual([]);
  });
});
