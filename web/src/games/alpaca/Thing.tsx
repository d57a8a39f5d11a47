/** A component that can be clicked: it plays its move, opens a menu of its moves, or opens its help. */

import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { moveAttributes } from "../moveAttributes";
import { usePress } from "../press";
import { forecast } from "./forecast";
import { useBoard } from "./context";

interface ThingProps {
  moves: string[];
  word?: string; // its card, if it is one
  label?: string; // if the name of the card does not say enough
  className?: string;
  children: ReactNode;
}

export function Thing({ moves, word, label, className = "", children }: ThingProps) {
  const { speech, act, preview, explain, hinted, say } = useBoard();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null); // the element at which the menu is open
  const only = moves.length === 1 ? moves[0]! : null;
  const title = word ? `${speech.name("card", word)}. ${speech.text(`card-${word}`)}` : label;
  const spoken = only
    ? [speech.move(only), label, word && title].filter(Boolean).join(". ")
    : moves.length && word
      ? `${say("several", { name: speech.name("card", word) })}. ${title}`
      : [label, word && title].filter(Boolean).join(". ");
  const tell = (): void => void (word && explain("card", word, moves));
  const press = usePress(tell);

  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (press.wasLong()) return;
    if (only) {
      preview();
      act(only);
    } else if (moves.length) setAnchor(event.currentTarget);
    else tell();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.code === "KeyI") tell(); // the same key in every alphabet
  };
  const state = moves.length ? "alpaca-can" : "alpaca-still";
  const glow = hinted && moves.includes(hinted) ? "alpaca-hinted" : "";

  return (
    <>
      <button
        type="button"
        className={`alpaca-thing ${state} ${glow} ${className}`}
        aria-label={spoken}
        {...moveAttributes(moves)}
        aria-haspopup={moves.length > 1 ? "menu" : undefined}
        title={title}
        onClick={onClick}
        {...press.handlers}
        onPointerEnter={() => preview(...moves)}
        onPointerLeave={() => {
          press.release();
          preview();
        }}
        onFocus={() => preview(...moves)}
        onBlur={() => preview()}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {anchor && moves.length > 1 && (
        <Menu moves={moves} label={spoken} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

interface MenuProps {
  moves: string[];
  label: string;
  anchor: HTMLElement;
  onClose(): void;
}

/** The menu of a component with several moves. */
function Menu({ moves, label, anchor, onClose }: MenuProps) {
  const { speech, act, preview, hinted, view, edition, seat } = useBoard();
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => open(anchor, menu.current), [anchor]);
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      className="alpaca-menu"
      aria-label={label}
      onKeyDown={walkMenu}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {moves.map((move) => (
        <button
          key={move}
          type="button"
          role="menuitem"
          {...moveAttributes([move])}
          className={move === hinted ? "alpaca-hinted" : ""}
          onPointerEnter={() => preview(move)}
          onPointerLeave={() => preview()}
          onFocus={() => preview(move)}
          onBlur={() => preview()}
          onClick={() => {
            onClose();
            preview();
            act(move);
          }}
        >
          {speech.move(move)}
          {seat && <small>{forecast({ view, seat, edition, speech }, move)}</small>}
        </button>
      ))}
    </div>
  );
}

/** Moves the focus through a menu by arrow keys. */
function walkMenu(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll("button")];
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}

/** Shows the menu at its component: above it if there is room, and always inside the window. */
function open(thing: HTMLElement, menu: HTMLDivElement | null): void {
  if (!menu) return;
  menu.showPopover();
  const at = thing.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  const above = at.top - box.height - 6;
  const left = Math.min(Math.max(6, at.left + at.width / 2 - box.width / 2), window.innerWidth - box.width - 6);
  menu.style.left = `${left}px`;
  menu.style.top = `${above > 6 ? above : Math.min(at.bottom + 6, window.innerHeight - box.height - 6)}px`;
  menu.querySelector("button")?.focus();
}
