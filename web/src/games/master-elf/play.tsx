/** Components on the board that can be clicked to play a move or to open their help. */

import { motion } from "motion/react";
import { createContext, useContext, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { BoardProps } from "../module";
import { moveAttributes } from "../moveAttributes";
import { usePress } from "../press";
import type { Catalogue } from "./catalogue";
import { forecast } from "./forecast";
import { MedalIcon } from "./ingredients";
import { paidBy } from "./payments";
import type { ElfView } from "./view";

export interface Play extends Omit<BoardProps, "view"> {
  view: ElfView;
  catalogue: Catalogue;
  say(name: string, values?: Record<string, string | number>): string;
  pointed: string | null; // the move under the pointer
  point(move: string | null): void;
  open(moves: string[], anchor: Element): void; // a menu of moves
}

const Context = createContext<Play | null>(null);
export const PlayProvider = Context.Provider;

export function usePlay(): Play {
  const play = useContext(Context);
  if (!play) throw new Error("no table here");
  return play;
}

/** Event handlers of a component: a click plays its move or opens a menu, a right click or long press opens its help. */
export function useReactions(kind: string, word: string, moves: string[], label: string, isQuiet = false) {
  const play = usePlay();
  const explain = () => play.explain(kind, word, moves);
  const hold = usePress(explain);
  const first = moves[0];

  const press = (target: Element) => {
    if (hold.wasLong()) return;
    if (first === undefined) return explain();
    if (moves.length > 1) return play.open(moves, target);
    play.point(null);
    play.act(first);
  };
  const point = () => first !== undefined && play.point(first);
  const leave = () => first !== undefined && play.point(null);

  return {
    ...moveAttributes(moves),
    role: first === undefined ? "img" : "button",
    tabIndex: first === undefined && isQuiet ? -1 : 0,
    "aria-label": label,
    "aria-haspopup": moves.length > 1 ? ("menu" as const) : undefined,
    "aria-keyshortcuts": "i",
    onClick: (event: { currentTarget: Element }) => press(event.currentTarget),
    ...hold.handlers,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.code === "KeyI") explain();
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press(event.currentTarget);
    },
    onPointerEnter: point,
    onPointerLeave: () => {
      hold.release();
      leave();
    },
    onFocus: point,
    onBlur: leave,
  };
}

interface PieceProps {
  kind: string;
  word: string;
  moves?: string[];
  label?: string; // if it is not the name
  layoutId?: string;
  isQuiet?: boolean; // skipped by the Tab key while no move uses it, because there are many like it
  className?: string;
  children: ReactNode;
}

/** A component on the board; a button while a legal move uses it. */
export function Piece({ kind, word, moves = [], label, layoutId, isQuiet, className = "", children }: PieceProps) {
  const { speech, hinted, view } = usePlay();
  const name = label ?? speech.name(kind, word);
  const spoken = moves.length === 1 ? speech.move(moves[0]!) : name;
  const reactions = useReactions(kind, word, moves, spoken, isQuiet);
  const state = [moves.length ? "is-legal" : "", hinted && moves.includes(hinted) ? "is-hinted" : ""].join(" ");
  return (
    <motion.div
      layoutId={layoutId}
      layout={layoutId ? true : undefined}
      layoutDependency={view}
      className={`master-elf-piece ${className} ${state}`}
      title={spoken}
      {...reactions}
    >
      {children}
    </motion.div>
  );
}

// --- The menu of a thing with several moves -----------------------------------------------------------

export interface Opened {
  moves: string[];
  left: number;
  top: number;
  anchor: Element;
}

export function Menu({ opened, close }: { opened: Opened; close(): void }) {
  const { speech, act, point, hinted, say, view, seat, edition } = usePlay();
  const list = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState(0);

  useEffect(() => {
    const menu = list.current;
    if (!menu) return;
    const root = menu.offsetParent?.getBoundingClientRect();
    const width = root?.width ?? 0;
    setShift(
      Math.max(8 - opened.left + menu.offsetWidth / 2, Math.min(0, width - 8 - opened.left - menu.offsetWidth / 2)),
    );
    menu.querySelector("button")?.focus({ preventScroll: true });
    const outside = (event: PointerEvent) => !menu.contains(event.target as Node) && close();
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [opened, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      close();
      (opened.anchor as HTMLElement).focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(place + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div
      ref={list}
      role="menu"
      aria-label={say("menu")}
      className="master-elf-menu"
      onKeyDown={onKeyDown}
      style={{ left: opened.left + shift, top: opened.top }}
    >
      {opened.moves.map((move, place) => (
        <button
          key={move}
          type="button"
          role="menuitem"
          aria-label={speech.move(move)}
          {...moveAttributes([move])}
          className={move === hinted ? "is-hinted" : ""}
          onPointerEnter={() => point(move)}
          onFocus={() => point(move)}
          onPointerLeave={() => point(null)}
          onClick={() => {
            close();
            act(move);
          }}
        >
          <span className="master-elf-payment">
            {paidBy(move).map((card, nth) => (
              <MedalIcon key={nth} card={card} />
            ))}
          </span>
          <span>
            {speech.move(move)}
            {place === 0 && move.startsWith("make ") && <small>{say("cheapest")}</small>}
            {seat && <small>{forecast({ view, seat, edition, speech }, move)}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
