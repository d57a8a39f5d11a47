/** A light on the thing that a lesson speaks about, and a place for the lesson beside it. */

import { useEffect, useRef, useState } from "react";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12; // pixels between the light and the lesson
const EDGE = 8; // pixels to the edges of the window
const PADDING = 4; // pixels of light around the thing
const PERIOD = 200; // milliseconds between two looks, because pieces move

/** The box around everything that a selector finds, or null if nothing is in sight. */
function boxOf(selector: string): Box | null {
  const boxes = [...document.querySelectorAll(selector)]
    .map((found) => found.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - PADDING;
  const top = Math.min(...boxes.map((box) => box.top)) - PADDING;
  const right = Math.max(...boxes.map((box) => box.right)) + PADDING;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + PADDING;
  return { left, top, width: right - left, height: bottom - top };
}

/** Where a lesson fits beside a thing: below, above, right or left of it; else where it hides least of it. */
export function placeBeside(thing: Box, width: number, height: number, room: { width: number; height: number }) {
  const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));
  const across = clamp(thing.left + (thing.width - width) / 2, room.width - width - EDGE);
  const along = clamp(thing.top + (thing.height - height) / 2, room.height - height - EDGE);
  const below = thing.top + thing.height + GAP;
  const above = thing.top - height - GAP;
  const right = thing.left + thing.width + GAP;
  const left = thing.left - width - GAP;
  if (below + height <= room.height - EDGE) return { left: across, top: below };
  if (above >= EDGE) return { left: across, top: above };
  if (right + width <= room.width - EDGE) return { left: right, top: along };
  if (left >= EDGE) return { left, top: along };
  const isLow = thing.top > room.height - thing.top - thing.height;
  return { left: across, top: isLow ? EDGE : room.height - height - EDGE };
}

interface Spotlight {
  light: Box | null; // around the thing
  place: { left: number; top: number } | null; // of the lesson
}

/** Follows the thing of a lesson, and finds a place for the lesson, which gets the ref. */
export function useSpotlight(selector?: string, opener?: string) {
  const panel = useRef<HTMLElement>(null);
  const [spotlight, setSpotlight] = useState<Spotlight>({ light: null, place: null });
  useEffect(() => {
    const look = (): void => {
      const light = (selector && boxOf(selector)) || (opener && boxOf(opener)) || null;
      const { offsetWidth = 0, offsetHeight = 0 } = panel.current ?? {};
      const room = { width: window.innerWidth, height: window.innerHeight };
      const place = light && offsetHeight ? placeBeside(light, offsetWidth, offsetHeight, room) : null;
      const found = { light, place };
      setSpotlight((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = setInterval(look, PERIOD);
    window.addEventListener("resize", look);
    const watch = new ResizeObserver(look); // its text comes later
    if (panel.current) watch.observe(panel.current);
    return () => {
      watch.disconnect();
      clearInterval(timer);
      window.removeEventListener("resize", look);
    };
  }, [selector, opener]);
  return { panel, ...spotlight };
}
