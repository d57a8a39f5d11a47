import { expect, test } from "vitest";
import type { LogEntry } from "../api/client";
import { countContinued } from "./taps";

const log = (...numbers: number[]) => numbers.map((number) => ({ number, kind: "move" }) as LogEntry);

test("what one tap has made is counted back to its first move", () => {
  expect(countContinued(log(1, 2, 3, 4), new Set([3, 4]))).toBe(2);
  expect(countContinued(log(1, 2, 3, 4), new Set([3]))).toBe(0);
  expect(countContinued([], new Set())).toBe(0);
});

test("undone moves and other lines do not count", () => {
  const entries = log(1, 2, 3, 5);
  entries[2] = { ...entries[2]!, undone: true };
  entries.push({ number: 6, kind: "chat" } as LogEntry);
  expect(countContinued(entries, new Set([3, 5]))).toBe(1);
});
