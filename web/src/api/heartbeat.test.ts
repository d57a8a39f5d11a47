import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Heartbeat } from "./heartbeat";

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A heartbeat whose server answers after some milliseconds while it lives. */
function listen(trip: number) {
  const server = { lives: true, silences: 0 };
  const heartbeat: Heartbeat = new Heartbeat({
    ping: () => setTimeout(() => server.lives && heartbeat.heard(), trip),
    onSilence: () => server.silences++,
    onSound: () => undefined,
    onGiveUp: () => undefined,
  });
  heartbeat.start();
  return server;
}

test("silence is noticed within two seconds, also by somebody who only watches", () => {
  const server = listen(20);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(server.silences).toBe(0);
  server.lives = false;
  vi.advanceTimersByTime(2000);
  expect(server.silences).toBe(1);
});

test("a slow line is not taken for silence", () => {
  const server = listen(700);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(server.silences).toBe(0);
});
