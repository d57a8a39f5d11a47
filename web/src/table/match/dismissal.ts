/** What closes something that lies over the board: Escape, or a tap anywhere else. */

import { useEffect } from "react";

const INSIDE = "dialog, .bar-overlay, .action-bar .tool, .lesson"; // a tap here leaves it open
const ABOVE = "dialog[open], :popover-open"; // what Escape closes first

/** Call `close` for both while something is open; it must stay the same function from one drawing to the next. */
export function useDismissal(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(ABOVE)) return;
      event.preventDefault();
      close();
    };
    const tap = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !target.closest(INSIDE)) close();
    };
    document.addEventListener("keydown", leave);
    document.addEventListener("pointerdown", tap);
    return () => {
      document.removeEventListener("keydown", leave);
      document.removeEventListener("pointerdown", tap);
    };
  }, [isOpen, close]);
}
