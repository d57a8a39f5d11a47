import { expect, test } from "vitest";
import { decimal, figure } from "./numbers";
import { bundleOf, said } from "./speech";

test("numbers have a true minus sign, and none where there is nothing", () => {
  expect([-12, 0, 7, null, undefined].map(figure)).toEqual(["−12", "0", "7", null, null]);
});

test("numbers with digits have the decimal mark of the language", () => {
  expect((["en", "it", "ru"] as const).map((language) => decimal(-1.25, language))).toEqual(["−1.3", "−1,3", "−1,3"]);
  expect(decimal(2, "en", 1, "exceptZero")).toBe("+2.0");
});

test("messages have it too, and still select plurals", () => {
  const bundle = bundleOf(
    "en",
    "left = { $points -> \n    [one] { $points } point\n   *[other] { $points } points\n    }",
  );
  expect([-1, -2, 1].map((points) => said(bundle, "left", { points }))).toEqual(["−1 point", "−2 points", "1 point"]);
});
