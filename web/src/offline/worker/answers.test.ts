import { expect, test, vi } from "vitest";
import { answerOf } from "./answers";

test("a request is answered also when Python fails", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(await answerOf(() => Promise.resolve({ status: 200, text: "[]" }))).toEqual({ status: 200, text: "[]" });
  expect(await answerOf(() => Promise.reject(new Error("PythonError")))).toEqual({ status: 500, text: "{}" });
  vi.restoreAllMocks();
});
