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
    const place = placeBeside(thing, size.width, () => size.height, phone);
    expect(overlaps(thing, { ...place, ...size })).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top + size.height).toBeLessThanOrEqual(phone.height);
  });

  test("or at its side on a wide window", () => {
    const place = placeBeside({ left: 8, top: 100, width: 440, height: 600 }, 400, () => 200, {
      width: 1280,
      height: 720,
    });
    expect(place.left).toBeGreaterThan(448);
  });

  describe("also on a flat phone, where it becomes narrower or scrolls", () => {
    const flat = { width: 740, height: 360 };
    const heightAt = (width: number): number => Math.round(60_000 / width) + 70; // of a long text
    test.each([
      ["a farm beside the column of buttons", { left: 8, top: 100, width: 500, height: 250 }],
      ["a market in the middle", { left: 220, top: 8, width: 300, height: 344 }],
      ["a hand along the bottom", { left: 8, top: 210, width: 724, height: 142 }],
      ["a hand and a button", { left: 8, top: 180, width: 516, height: 172 }],
    ])("%s", (_, thing) => {
      const place = placeBeside(thing, 288, heightAt, flat);
      const size = { width: place.width, height: Math.min(heightAt(place.width), place.maxHeight) };
      expect(overlaps(thing, { ...place, ...size })).toBe(false);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + size.height).toBeLessThanOrEqual(flat.height);
    });

    test("or lies where it hides least", () => {
      const thing = { left: 0, top: 0, width: 640, height: 360 };
      const place = placeBeside(thing, 288, heightAt, flat);
      expect(place.left + place.width).toBe(732);
      expect(place.top).toBeGreaterThanOrEqual(0);
    });
  });
});
