import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget, isList, isRecord, keep, keepText, stored, storedText } from "./storage";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
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

test("texts are kept as they are, and forgotten", () => {
  keepText("language", "it");
  expect(kept.get("language")).toBe("it");
  expect(storedText("language")).toBe("it");
  forget("language");
  expect(storedText("language")).toBeNull();
});

test("without storage, or when it is full, things are kept until the page is closed", () => {
  keepText("token", "old");
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: refuse });
  expect(stored("games", isList, ["none"])).toEqual(["none"]);
  keepText("token", "new");
  expect(storedText("token")).toBe("new");
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keep("games", ["alpaca"]);
  expect(stored("games", isList, [])).toEqual(["alpaca"]);
  forget("token");
  expect(storedText("token")).toBeNull();
});

test("what is kept after all replaces what could not be kept", () => {
  vi.stubGlobal("localStorage", undefined);
  keepText("language", "it");
  vi.unstubAllGlobals();
  vi.stubGlobal("localStorage", { getItem: () => "ru", setItem: () => undefined });
  keepText("language", "ru");
  expect(storedText("language")).toBe("ru");
});
