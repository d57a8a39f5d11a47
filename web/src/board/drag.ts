/** Dragging a component onto a target: any element that offers one of the same moves. */

import { useEffect, useRef, type PointerEvent } from "react";
import { useBoard } from "./context";

const DRAG_PX = 10; // before a press becomes a drag

export function useDrag(moves: string[]) {
  const board = useBoard();
  const latest = useRef(board); // the board may have changed when the component is dropped
  useEffect(() => void (latest.current = board));
  const dragged = useRef(false);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  function start(down: PointerEvent<Element>, onDrag: () => void): void {
    dragged.current = false;
    if (!moves.length || down.button !== 0) return;
    const element = down.currentTarget;
    const from = { x: down.clientX, y: down.clientY };
    let ghost: HTMLElement | null = null;
    const goals = [...document.querySelectorAll("[data-moves]")].filter(
      (other) => other !== element && !element.contains(other) && sharedMoves(other, moves).length > 0,
    );
    if (!goals.length) return;

    const move = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost) {
        if (Math.hypot(x, y) < DRAG_PX) return;
        ghost = ghostOf(element);
        dragged.current = true;
        onDrag();
        goals.forEach((goal) => goal.setAttribute("data-drop", ""));
      }
      ghost.style.translate = `${x}px ${y}px`;
      const goal = goalAt(event, goals);
      goals.forEach((one) => one.setAttribute("data-drop", one === goal ? "over" : ""));
      latest.current.preview(...(goal ? sharedMoves(goal, moves) : []));
    };
    const finish = (): void => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", stop);
      document.removeEventListener("pointercancel", stop);
      goals.forEach((goal) => goal.removeAttribute("data-drop"));
      ghost?.remove();
      end.current = () => undefined;
    };
    const stop = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      finish();
      if (!ghost) return;
      const { act, openMenu, preview } = latest.current;
      preview();
      window.setTimeout(() => (dragged.current = false)); // after the click that ends it
      const goal = event.type === "pointerup" ? goalAt(event, goals) : undefined;
      const shared = goal ? sharedMoves(goal, moves) : [];
      if (shared.length === 1) act(shared[0]!);
      else if (goal && shared.length) openMenu(shared, goal, goal.getAttribute("aria-label") ?? "");
    };
    end.current(); // one finger drags at a time
    end.current = finish;
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", stop);
    document.addEventListener("pointercancel", stop);
  }

  return { isOn: moves.length > 0, start, wasDragged: () => dragged.current };
}

function sharedMoves(element: Element, moves: string[]): string[] {
  const offered = element.getAttribute("data-moves")?.split("|") ?? [];
  return moves.filter((move) => offered.includes(move));
}

function goalAt({ clientX, clientY }: globalThis.PointerEvent, goals: Element[]): Element | undefined {
  const under = document.elementFromPoint(clientX, clientY);
  return goals.find((goal) => goal === under || goal.contains(under));
}

/** A picture of the component that follows the pointer. */
function ghostOf(element: Element): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("drag-ghost");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  (element.closest(".board") ?? document.body).append(ghost);
  return ghost;
}
