/** A light on what a lesson speaks about, and a place for the lesson beside it. */

import { useEffect, useRef, useState } from "react";
import type { Rectangle, Size } from "../../ui/rectangle";

const GAP = 12; // pixels between the light and the lesson
const EDGE = 8; // pixels to the edges of the window
const PADDING = 4; // pixels of light around it
const NARROWEST = 176; // pixels in which a lesson can be read
const PERIOD_MS = 200; // between two looks, because pieces move

/** The rectangle around everything that a selector finds, or null if nothing is in sight. */
function rectangleOf(selector: string): Rectangle | null {
  const rectangles = [...document.querySelectorAll(selector)]
    .map((found) => found.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);
  if (!rectangles.length) return null;
  const left = Math.min(...rectangles.map((rectangle) => rectangle.left)) - PADDING;
  const top = Math.min(...rectangles.map((rectangle) => rectangle.top)) - PADDING;
  const right = Math.max(...rectangles.map((rectangle) => rectangle.right)) + PADDING;
  const bottom = Math.max(...rectangles.map((rectangle) => rectangle.bottom)) + PADDING;
  return { left, top, width: right - left, height: bottom - top };
}

interface Place {
  left: number;
  top: number;
  width: number;
  maxHeight: number; // more than its text needs, unless the window itself is too low for it
}

/**
 * Where a lesson fits beside a light with its whole text: below, above, right or left of it. If no side has so much
 * room, it hides as little of the light as it can.
 */
export function placeBeside(
  light: Rectangle,
  width: number,
  heightAt: (width: number) => number, // it is higher where it is narrower
  room: Size,
): Place {
  const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));
  const across = (wide: number): number => clamp(light.left + (light.width - wide) / 2, room.width - wide - EDGE);
  const along = (high: number): number => clamp(light.top + (light.height - high) / 2, room.height - high - EDGE);
  const highest = room.height - 2 * EDGE;
  const free = {
    above: Math.min(light.top - GAP, room.height - EDGE) - EDGE,
    below: room.height - EDGE - Math.max(light.top + light.height + GAP, EDGE),
    left: Math.min(light.left - GAP, room.width - EDGE) - EDGE,
    right: room.width - EDGE - Math.max(light.left + light.width + GAP, EDGE),
  };
  const height = heightAt(width);
  const below = light.top + light.height + GAP;
  if (height <= free.below) return { left: across(width), top: Math.max(EDGE, below), width, maxHeight: free.below };
  if (height <= free.above)
    return { left: across(width), top: below - light.height - 2 * GAP - height, width, maxHeight: free.above };

  const side = free.right >= free.left ? "right" : "left";
  const narrow = Math.min(width, free[side]);
  const high = narrow >= NARROWEST ? heightAt(narrow) : Infinity;
  if (high <= highest) {
    const left = side === "right" ? Math.max(EDGE, light.left + light.width + GAP) : light.left - GAP - narrow;
    return { left, top: along(high), width: narrow, maxHeight: highest };
  }
  return leastHidden(light, heightAt, room);
}

/** The place at an edge of the window where a lesson hides least of a light. */
function leastHidden(light: Rectangle, heightAt: (width: number) => number, room: Size): Place {
  const highest = room.height - 2 * EDGE;
  const widest = room.width - 2 * EDGE;
  const widths = [0, 1, 2, 3, 4, 5, 6].map((part) => NARROWEST + ((widest - NARROWEST) * part) / 6);
  const whole = widths.filter((wide) => heightAt(wide) <= highest);
  const places = (whole.length ? whole : [widest]).flatMap((wide) => {
    const high = Math.min(heightAt(wide), highest);
    return [EDGE, (room.width - wide) / 2, room.width - wide - EDGE].flatMap((left) =>
      [room.height - high - EDGE, EDGE].map((top) => ({
        hidden: shared(left, wide, light.left, light.width) * shared(top, high, light.top, light.height),
        place: { left, top, width: wide, maxHeight: highest },
      })),
    );
  });
  return places.reduce((best, one) => (one.hidden < best.hidden ? one : best)).place;
}

/** What a lesson leaves free of a light: all of it, or the largest part above, below or beside the lesson. */
export function uncovered(light: Rectangle, lesson: Rectangle): Rectangle {
  const hides =
    shared(lesson.left, lesson.width, light.left, light.width) > 0 &&
    shared(lesson.top, lesson.height, light.top, light.height) > 0;
  if (!hides) return light;
  const [right, bottom] = [light.left + light.width, light.top + light.height];
  const end = { left: lesson.left + lesson.width + PADDING, top: lesson.top + lesson.height + PADDING };
  const parts = [
    { ...light, height: lesson.top - PADDING - light.top },
    { ...light, top: end.top, height: bottom - end.top },
    { ...light, width: lesson.left - PADDING - light.left },
    { ...light, left: end.left, width: right - end.left },
  ].filter(({ width, height }) => width > 0 && height > 0);
  const area = ({ width, height }: Rectangle): number => width * height;
  return parts.reduce((largest, one) => (area(one) > area(largest) ? one : largest), parts[0] ?? light);
}

/** How much two stretches have in common. */
function shared(start: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(start + length, other + otherLength) - Math.max(start, other));
}

interface Spotlight {
  light: Rectangle | null; // around what the lesson speaks about, or the part of it that the lesson leaves free
  place: Place | null; // of the lesson
}

/** Follows what a lesson speaks about, and finds a place for the lesson, which gets the ref. */
export function useSpotlight(selector?: string, opener?: string) {
  const panel = useRef<HTMLElement>(null);
  const [spotlight, setSpotlight] = useState<Spotlight>({ light: null, place: null });
  useEffect(() => {
    let known = "";
    const look = (): void => {
      const light = (selector && rectangleOf(selector)) || (opener && rectangleOf(opener)) || null;
      const room = { width: window.innerWidth, height: window.innerHeight };
      const text = panel.current?.textContent ?? "";
      const found = JSON.stringify([light, room, text]);
      if (found === known) return; // measuring lays the page out
      known = found;
      setSpotlight(light && text && panel.current ? measured(panel.current, light, room) : { light, place: null });
    };
    look();
    const timer = setInterval(look, PERIOD_MS);
    window.addEventListener("resize", look);
    const watch = new MutationObserver(look); // its text comes later
    if (panel.current) watch.observe(panel.current, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      clearInterval(timer);
      window.removeEventListener("resize", look);
    };
  }, [selector, opener]);
  return { panel, ...spotlight };
}

/** The place for a lesson, which is tried in several widths, and the light that it leaves free. */
function measured(panel: HTMLElement, light: Rectangle, room: Size): Spotlight {
  const { width, maxHeight } = panel.style;
  const heightAt = (tried: number | null): number => {
    panel.style.width = tried === null ? "" : `${tried}px`;
    panel.style.maxHeight = "none";
    return panel.offsetHeight;
  };
  heightAt(null);
  const place = placeBeside(light, panel.offsetWidth, heightAt, room);
  const height = Math.min(heightAt(place.width), place.maxHeight);
  Object.assign(panel.style, { width, maxHeight });
  return { light: uncovered(light, { ...place, height }), place };
}
