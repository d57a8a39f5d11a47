import { afterEach, expect, test, vi } from "vitest";
import { chime } from "./turnSignals";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("all chimes share one context, which is woken up, and none sounds late", async () => {
  vi.useFakeTimers();
  const start = vi.fn();
  const node = () => ({ connect: (next: unknown) => next });
  const ramp = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const context = {
    state: "suspended",
    currentTime: 0,
    resume: vi.fn(() => Promise.resolve()),
    createOscillator: () => ({ ...node(), frequency: {}, start, stop: vi.fn() }),
    createGain: () => ({ ...node(), gain: ramp }),
  };
  const made = vi.fn(function () {
    return context;
  });
  vi.stubGlobal("AudioContext", made);
  await chime();
  await chime();
  expect(made).toHaveBeenCalledOnce();
  expect(context.resume).toHaveBeenCalledTimes(2);
  expect(start).toHaveBeenCalledTimes(4);
  context.resume = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5000)));
  const late = chime();
  await vi.advanceTimersByTimeAsync(5000);
  await late;
  expect(start).toHaveBeenCalledTimes(4);
});
