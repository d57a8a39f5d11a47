import { expect, test } from "vitest";
import type { LogEntry, MoveEntry } from "../../api/client";
import { countContinued, mustConfirm } from "./taps";

const log = (...numbers: number[]): LogEntry[] => numbers.map((number) => ({ number, kind: "move" }) as MoveEntry);

test("what one tap has made is counted back to its first move", () => {
  expect(countContinued(log(1, 2, 3, 4), new Set([3, 4]))).toBe(2);
  expect(countContinued(log(1, 2, 3, 4), new Set([3]))).toBe(0);
  expect(countContinued([], new Set())).toBe(0);
});

test("undone moves and other lines do not count", () => {
  const entries = log(1, 2, 3, 5);
  entries[2] = { ...entries[2], undone: true } as MoveEntry;
  entries.push({ number: 6, kind: "chat" } as LogEntry);
  expect(countContinued(entries, new Set([3, 5]))).toBe(1);
});

test("a tap is confirmed once, also if it makes several moves", () => {
  expect(mustConfirm(true, "pay a", null, false)).toBe(true);
  expect(mustConfirm(true, "pay a", "pay b", false)).toBe(true);
  expect(mustConfirm(true, "pay a", "pay a", false)).toBe(false);
  expect(mustConfirm(true, "pay b", "pay a", true)).toBe(false);
  expect(mustConfirm(false, "pay a", null, false)).toBe(false);
});
