import { expect, test, vi } from "vitest";
import type { Table } from "../api/client";
import { canHide, loadHidden } from "./hiddenTables";

const table = (state: string, ...people: (string | null)[]): Table =>
  ({ state, seats: people.map((person) => ({ person })) }) as unknown as Table;

test("a table can be hidden if it is over or nobody else waits there", () => {
  expect(canHide(table("playing", "anna", null))).toBe(true);
  expect(canHide(table("playing", "anna", "bruno"))).toBe(false);
  expect(canHide(table("over", "anna", "bruno"))).toBe(true);
});

test("a broken list hides nothing", () => {
  vi.stubGlobal("localStorage", { getItem: () => "{" });
  expect(loadHidden()).toEqual([]);
});
