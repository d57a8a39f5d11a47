import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isList, isRecord, keep, stored } from "./storage";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("what was kept is found again", () => {
  keep("games", ["alpaca"]);
  expect(stored("games", isList, [])).toEqual(["alpaca"]);
  expect(stored("others", isList, [])).toEqual([]);
});

test("what is damaged or of another kind counts as nothing", () => {
  kept.set("games", "[");
  expect(stored("games", isList, [])).toEqual([]);
  keep("games", { alpaca: 1 });
  expect(stored("games", isList, [])).toEqual([]);
  expect(stored("games", isRecord, {})).toEqual({ alpaca: 1 });
});

test("nothing fails without storage, or when it is full", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(() => keep("games", [])).not.toThrow();
  expect(stored("games", isList, ["none"])).toEqual(["none"]);
});
