import { describe, expect, test } from "vitest";
import { placeBeside, uncovered } from "./spotlight";

const phone = { width: 360, height: 740 };
const overlaps = (a: { left: number; top: number; width: number; height: number }, b: typeof a): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe("a lesson lies beside its light", () => {
  test.each([
    ["a market at the top", { left: 10, top: 160, width: 340, height: 260 }],
    ["a hand at the bottom", { left: 10, top: 530, width: 340, height: 100 }],
    ["a button in a corner", { left: 8, top: 690, width: 120, height: 44 }],
  ])("%s", (_, light) => {
    const size = { width: 336, height: 200 };
    const place = placeBeside(light, size.width, () => size.height, phone);
    expect(overlaps(light, { ...place, ...size })).toBe(false);
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

  describe("also on a flat phone, where it becomes narrower", () => {
    const flat = { width: 740, height: 360 };
    const heightAt = (width: number): number => Math.round(54_000 / width) + 70; // of a long text
    test.each([
      ["a farm beside the column of buttons", { left: 8, top: 100, width: 500, height: 250 }],
      ["a market in the middle", { left: 220, top: 8, width: 300, height: 344 }],
      ["a hand along the bottom", { left: 8, top: 210, width: 724, height: 142 }],
      ["a hand and a button", { left: 8, top: 180, width: 516, height: 172 }],
    ])("%s", (_, light) => {
      const place = placeBeside(light, 288, heightAt, flat);
      const size = { width: place.width, height: Math.min(heightAt(place.width), place.maxHeight) };
      expect(overlaps(light, { ...place, ...size })).toBe(false);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + size.height).toBeLessThanOrEqual(flat.height);
    });

    test("or lies where it hides least", () => {
      const light = { left: 0, top: 0, width: 640, height: 360 };
      const place = placeBeside(light, 288, heightAt, flat);
      expect(place.left + place.width).toBe(732);
      expect(place.top).toBeGreaterThanOrEqual(0);
    });
  });

  describe("with its whole text, whatever it speaks about", () => {
    const heightAt = (width: number): number => Math.round(84_000 / width) + 70; // of the longest text
    const sides = [0, 0.3, 0.6];
    const cases = [phone, { width: 740, height: 360 }].flatMap((room) =>
      sides.flatMap((left) =>
        sides.flatMap((top) =>
          [0.3, 0.7, 1].map((size) => ({ room, left: left * room.width, top: top * room.height, size })),
        ),
      ),
    );
    test.each(cases)("$room.width × $room.height: $left, $top, $size", ({ room, left, top, size }) => {
      const light = { left, top, width: size * (room.width - left), height: size * (room.height - top) };
      const place = placeBeside(light, Math.min(336, room.width - 24), heightAt, room);
      const height = heightAt(place.width);
      expect(height).toBeLessThanOrEqual(place.maxHeight);
      expect(place.top + height).toBeLessThanOrEqual(room.height);
      const free = uncovered(light, { ...place, height });
      expect(free === light || !overlaps(free, { ...place, height })).toBe(true);
    });
  });

  test("and the light keeps to the part that it leaves free", () => {
    const map = { left: 10, top: 170, width: 340, height: 400 };
    const lesson = { left: 12, top: 8, width: 336, height: 230 };
    expect(uncovered(map, lesson)).toEqual({ left: 10, top: 242, width: 340, height: 328 });
    expect(uncovered(map, { ...lesson, height: 150 })).toBe(map);
  });
});
