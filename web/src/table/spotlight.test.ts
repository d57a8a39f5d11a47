import { describe, expect, test } from "vitest";
import { placeBeside } from "./spotlight";

const phone = { width: 360, height: 740 };
const overlaps = (a: { left: number; top: number; width: number; height: number }, b: typeof a): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe("a lesson lies beside its thing", () => {
  test.each([
    ["a market at the top", { left: 10, top: 160, width: 340, height: 260 }],
    ["a hand at the bottom", { left: 10, top: 530, width: 340, height: 100 }],
    ["a button in a corner", { left: 8, top: 690, width: 120, height: 44 }],
  ])("%s", (_, thing) => {
    const size = { width: 336, height: 200 };
    const place = placeBeside(thing, size.width, size.height, phone);
    expect(overlaps(thing, { ...place, ...size })).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top + size.height).toBeLessThanOrEqual(phone.height);
  });

  test("or at its side on a wide window", () => {
    const place = placeBeside({ left: 8, top: 100, width: 440, height: 600 }, 400, 200, { width: 1280, height: 720 });
    expect(place.left).toBeGreaterThan(448);
  });
});
