import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "./client";
import { downloadRecord } from "./record";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the file stays until the browser has read it", async () => {
  const link = { href: "", download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link, querySelector: () => null });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("a record")));
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  await downloadRecord({ game: "alpaca", id: "t" } as Table);
  expect(link.download).toBe("alpaca-t.ludo");
  expect(link.click).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(link.href);
});
