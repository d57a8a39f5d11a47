/** A look at a component beside the pointer, after it has rested there for a while. */

import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";
import { CardDetails } from "./CardDetails";

export interface Peeked {
  kind: string;
  word: string;
  moves: string[];
}

type ShowPeek = (peek: (Peeked & { anchor: Element }) | null) => void;

export const PeekContext = createContext<ShowPeek>(() => undefined);

const DELAY_MS = 650;
const GAP = 10;
const SMALL = "(max-width: 700px), (max-height: 500px)"; // windows in which it would cover the board

export function usePeek(peeked: Peeked | null) {
  const show = useContext(PeekContext);
  const timer = useRef(0);
  const hide = (): void => {
    window.clearTimeout(timer.current);
    show(null);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    hide,
    wait(anchor: Element): void {
      window.clearTimeout(timer.current);
      if (peeked && !window.matchMedia(SMALL).matches)
        timer.current = window.setTimeout(() => show({ ...peeked, anchor }), DELAY_MS);
    },
  };
}

export function Peek({ anchor, ...peeked }: Peeked & { anchor: Element }) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || !anchor.isConnected) return;
    element.showPopover();
    placePeek(element, anchor);
  }, [anchor]);
  return (
    <div ref={sheet} popover="manual" className="card-peek" aria-hidden="true">
      <CardDetails {...peeked} isBrief />
    </div>
  );
}

/** Beside its component, on the side that has more room. */
function placePeek(shown: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const isRight = window.innerWidth - at.right > at.left;
  const left = isRight ? at.right + GAP : at.left - width - GAP;
  const room = anchor.closest(".table-main")?.getBoundingClientRect().top ?? 0; // below it the prompt stays in sight
  const top = Math.max(at.top + at.height / 2 - height / 2, room);
  shown.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
  shown.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - height - GAP))}px`;
}
