/** A long press opens the help on a thing; it suppresses the click that ends it and the browser's menu. */

import { useRef, type MouseEvent, type PointerEvent } from "react";

const LONG = 500; // milliseconds

export function usePress(ask: () => void) {
  const press = useRef({ timer: 0, isTouch: false, wasLong: false });

  function release(): void {
    window.clearTimeout(press.current.timer);
  }
  function hold(): void {
    release();
    press.current.wasLong = true;
    swallowClick();
    ask();
  }

  return {
    release,
    /** Whether this click ends a long press. Call it once for each click. */
    wasLong(): boolean {
      const { wasLong } = press.current;
      press.current.wasLong = false;
      return wasLong;
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        release();
        press.current = { timer: 0, isTouch: event.pointerType !== "mouse", wasLong: false };
        if (press.current.isTouch) press.current.timer = window.setTimeout(hold, LONG);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault();
        if (!press.current.isTouch) ask();
        else if (!press.current.wasLong) hold();
      },
    },
  };
}

/** Ignore the click that ends a press, wherever it lands: what has just opened may lie under the finger. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = (): void => {
    document.removeEventListener("click", swallow, true);
    document.removeEventListener("pointerdown", stop, true);
  };
  document.addEventListener("click", swallow, true);
  document.addEventListener("pointerdown", stop, true);
  document.addEventListener("pointerup", () => window.setTimeout(stop, 100), { once: true, capture: true });
}
