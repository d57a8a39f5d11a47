import { beforeEach, expect, test, vi } from "vitest";
import { isGuided, keepLessons, lessonsRead } from "./guidedTables";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("a table keeps the lessons that were read at it", () => {
  expect(isGuided("a")).toBe(false);
  keepLessons("a", []);
  keepLessons("b", ["welcome"]);
  keepLessons("a", ["welcome", "help"]);
  expect(isGuided("a")).toBe(true);
  expect(lessonsRead("a")).toEqual(["welcome", "help"]);
  expect(lessonsRead("b")).toEqual(["welcome"]);
});

test("the oldest tables are forgotten", () => {
  for (let table = 0; table < 25; table++) keepLessons(`t${table}`, []);
  expect(isGuided("t4")).toBe(false);
  expect(isGuided("t5")).toBe(true);
});

test("something else in the storage does no harm", () => {
  localStorage.setItem("ludoteca.lessons", "{");
  expect(lessonsRead("a")).toEqual([]);
});
