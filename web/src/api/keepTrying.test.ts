import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "./client";
import { keepTrying } from "./keepTrying";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what fails is tried again, with longer and longer pauses", async () => {
  const load = vi.fn().mockRejectedValue(new TypeError("no network"));
  const failures: boolean[] = [];
  const found = vi.fn();
  keepTrying(load, found, (_, isFinal) => failures.push(isFinal));
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue("found");
  await vi.advanceTimersByTimeAsync(2000);
  expect(found).toHaveBeenCalledExactlyOnceWith("found");
  expect(failures).toEqual([false, false]);
});

test("what the server refuses for good is not tried again", async () => {
  const load = vi.fn().mockRejectedValue(new Refusal(404, "not-found", ""));
  const failures: boolean[] = [];
  keepTrying(load, vi.fn(), (_, isFinal) => failures.push(isFinal));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(failures).toEqual([true]);
});

test("a server that asks to wait is not hurried", async () => {
  const load = vi.fn().mockRejectedValue(new Refusal(429, "too-many", "", 30));
  keepTrying(load, vi.fn());
  await vi.advanceTimersByTimeAsync(29_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
});

test("nothing is heard of what is no longer wanted", async () => {
  const answers: ((text: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const found = vi.fn();
  const stop = keepTrying(load, found);
  stop();
  keepTrying(load, found);
  answers[1]!("newer");
  answers[0]!("older");
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toHaveBeenCalledExactlyOnceWith("newer");
  const failing = vi.fn().mockRejectedValue(new TypeError());
  keepTrying(failing, found)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing).toHaveBeenCalledTimes(1);
});
