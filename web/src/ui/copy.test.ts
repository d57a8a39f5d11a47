import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy";

afterEach(() => void vi.unstubAllGlobals());

test("a text is only called copied where it was", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("link")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("link");
});

test("it is not copied without a clipboard, as over plain HTTP, or if the browser refuses", async () => {
  vi.stubGlobal("navigator", {});
  expect(await copyText("link")).toBe(false);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
  expect(await copyText("link")).toBe(false);
});
