/** The menu of a component with several moves: at the component, inside the window. Arrow keys move in it. */

import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useLanguage } from "../texts/language";
import type { Rectangle, Size } from "../ui/rectangle";
import { moveAttributes } from "./moveAttributes";
import { useBoard } from "./context";

export interface OpenMenu {
  moves: string[];
  anchor: Element;
  label: string;
}

const GAP = 6;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function MoveMenu({ moves, anchor, label }: OpenMenu) {
  const { speech, act, preview, hinted, effectsOf, closeMenu, module } = useBoard();
  const { say } = useLanguage();
  const menu = useRef<HTMLDivElement>(null);
  const { title, names } = headed(
    moves.map((move) => speech.move(move)),
    label,
  );
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    positionMenu(element, anchor);
    element.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      if (element.contains(document.activeElement)) (anchor as HTMLElement | SVGElement).focus({ preventScroll: true });
    };
  }, [anchor]);

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      className="move-menu"
      aria-label={label}
      onKeyDown={walk}
      onToggle={(event) => {
        if (event.newState !== "closed") return;
        preview();
        closeMenu();
      }}
    >
      <b className="move-menu-title" aria-hidden="true">
        {title}
      </b>
      {moves.map((move, index) => {
        const effects = effectsOf(move, module.signed);
        return (
          <button
            key={move}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-label={`${speech.move(move)}. ${effects}`}
            {...moveAttributes([move])}
            data-hinted={move === hinted || undefined}
            onPointerEnter={() => preview(move)}
            onFocus={() => preview(move)}
            onClick={() => {
              preview();
              closeMenu();
              act(move);
            }}
          >
            {module.MoveSign && <module.MoveSign move={move} />}
            <span>
              {names[index]}
              {effects && <small>{effects}</small>}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="move-menu-cancel"
        onFocus={() => preview()}
        onClick={() => menu.current?.hidePopover()}
      >
        {say("cancel")}
      </button>
    </div>
  );
}

/** The words that all moves begin with become the title; without any, the title is the name of the component. */
export function headed(sentences: string[], label: string): { title: string; names: string[] } {
  const [shared = ""] = sentences[0]?.split(": ") ?? [];
  const start = `${shared}: `;
  if (!sentences.every((sentence) => sentence.startsWith(start)))
    return { title: label.split(/[.:]/)[0]!, names: sentences };
  const capital = (rest: string): string => rest.charAt(0).toUpperCase() + rest.slice(1);
  return { title: shared, names: sentences.map((sentence) => capital(sentence.slice(start.length))) };
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll("button")];
  const step = STEPS[event.key];
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  if (step) items[(at + step + items.length) % items.length]?.focus();
  else if (event.key === "Home") items[0]?.focus();
  else if (event.key === "End") items.at(-1)?.focus();
  else if (event.key === "Tab") event.currentTarget.hidePopover();
  else return;
  event.preventDefault();
}

/** Above its component if there is room, else below it, else where it fits; always inside the window. */
function positionMenu(shown: HTMLElement, anchor: Element): void {
  const { offsetWidth: width, offsetHeight: height } = shown; // not its box: it grows while it appears
  const room = { width: window.innerWidth, height: window.innerHeight };
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  const { left, top } = placeAt(anchor.getBoundingClientRect(), { width, height }, room, prompt);
  shown.style.left = `${left}px`;
  shown.style.top = `${top}px`;
}

/** The corner of a menu at a component. It leaves the prompt in sight, which says what a move does, if it can. */
export function placeAt(
  at: Rectangle,
  { width, height }: Size,
  room: Size,
  prompt?: Rectangle,
): { left: number; top: number } {
  const within = (value: number, size: number, most: number) => Math.max(GAP, Math.min(value, most - size - GAP));
  const left = within(at.left + at.width / 2 - width / 2, width, room.width);
  const isUnder = prompt && prompt.left < left + width && left < prompt.left + prompt.width && prompt.top < at.top;
  const above = at.top - height - GAP;
  const below = at.top + at.height + GAP;
  const free = [
    above >= (isUnder ? prompt.top + prompt.height : GAP) && above,
    below + height + GAP <= room.height && below,
  ];
  const top = free.find((one) => one !== false) ?? (above >= GAP ? above : below);
  return { left, top: within(top, height, room.height) };
}
