import { beforeEach, expect, test, vi } from "vitest";
import { hasPlayed, keepPlayed } from "./playedGames";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("one game that was played leaves the others new", () => {
  expect(hasPlayed("alpaca")).toBe(false);
  keepPlayed("alpaca");
  expect(["alpaca", "africana", "master-elf"].map(hasPlayed)).toEqual([true, false, false]);
});
