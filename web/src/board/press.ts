/** A long press opens the help on a component; it suppresses the click that ends it and the browser's menu. */

import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";

const LONG_MS = 500;

export function usePress(ask: () => void) {
  const press = useRef({ timer: 0, isTouch: false, wasLong: false });
  useEffect(() => () => window.clearTimeout(press.current.timer), []);

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
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        release();
        press.current = { timer: 0, isTouch: event.pointerType !== "mouse", wasLong: false };
        if (press.current.isTouch) press.current.timer = window.setTimeout(hold, LONG_MS);
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
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => window.setTimeout(stop, 100), { once: true, capture: true });
  }
}
