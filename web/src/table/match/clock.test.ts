import { expect, test } from "vitest";
import type { Table } from "../../api/client";
import { secondsLeft } from "./Players";

test("only the clock of the player to move runs", () => {
  const table = { clock: { running: "p1", left: { p1: 60, p2: 30 } } } as unknown as Table;
  expect(secondsLeft(table, "p1", 12_000)).toBe(48);
  expect(secondsLeft(table, "p2", 12_000)).toBe(30);
  expect(secondsLeft(table, "p1", 90_000)).toBe(0);
  expect(secondsLeft(table, "p1", -5)).toBe(60);
});
