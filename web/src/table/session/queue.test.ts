import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NewsQueue, type News } from "./queue";

const news = (...moves: string[]): News =>
  ({ entries: moves.map((move) => ({ kind: "move", move })) }) as unknown as News;

let shown: string[][];
let lengths: number[];
let queue: NewsQueue;

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  [shown, lengths] = [[], []];
  queue = new NewsQueue(
    (all) => shown.push(all.flatMap((one) => one.entries.map((entry) => String((entry as { move?: string }).move)))),
    (length) => lengths.push(length),
  );
  queue.isPart = (entry) => (entry as { move?: string }).move === "pay";
});
afterEach(() => void vi.useRealTimers());

const receive = (...moves: string[]) => {
  for (const move of moves) {
    queue.add(news(move));
    queue.schedule();
  }
};

it("shows moves one by one", () => {
  receive("a", "b", "c");
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([["a"]]);
  vi.advanceTimersByTime(849);
  expect(shown).toEqual([["a"]]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([["a"], ["b"]]);
  expect(lengths.at(-1)).toBe(1);
});

it("shows the parts of a move together with what they lead to", () => {
  receive("pay", "pay");
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([]);
  receive("buy", "end");
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([["pay", "pay", "buy"]]);
});

it("shows parts whose rest does not come", () => {
  receive("pay");
  vi.advanceTimersByTime(2500);
  expect(shown).toEqual([["pay"]]);
});

it("shows everything at once when it is emptied, or where nobody wants to wait", () => {
  receive("a", "b");
  queue.empty();
  expect(shown).toEqual([["a", "b"]]);
  queue.pace = "instant";
  receive("c", "d");
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

it("shows chat together with the move before it, and does not count it", () => {
  receive("a", "b");
  queue.add({ entries: [{ kind: "chat", move: "hello" }] } as unknown as News);
  queue.schedule();
  receive("c");
  expect(lengths.at(-1)).toBe(3);
  vi.advanceTimersByTime(850);
  expect(shown).toEqual([["a"], ["b", "hello"]]);
});
