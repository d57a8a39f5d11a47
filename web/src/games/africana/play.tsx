/** Components on the board that can be played by pointer and keys, and the menu for those with several moves. */

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from "react";
import { AnimatePresence, motion } from "motion/react";
import type { BoardProps } from "../module";
import { moveAttributes } from "../moveAttributes";
import { usePress } from "../press";
import { forecast } from "./forecast";

/** The props of the board without the names, which change with every movement of the pointer. */
type Playing = Omit<BoardProps, "names">;

interface Play {
  board: Playing;
  choose(moves: string[], at: Element): void;
}

const Context = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(Context);
  if (!play) throw new Error("not on a board");
  return play;
}

interface Choice {
  moves: string[];
  anchor: Element;
  x: number;
  y: number;
  isBelow: boolean;
}

/** Provides the board to the components on it, and holds the menu. */
export function Table({ board, className, children }: { board: Playing; className: string; children: ReactNode }) {
  const ground = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const open = choice && choice.moves.every((move) => board.moves.includes(move)) ? choice : null;

  const choose = useCallback(
    (moves: string[], at: Element) => {
      const only = moves.length === 1 ? moves[0] : undefined;
      if (only) {
        board.preview();
        return board.act(only);
      }
      const box = at.getBoundingClientRect();
      const within = ground.current!.getBoundingClientRect();
      const middle = box.left + box.width / 2 - within.left;
      const isBelow = box.top - within.top < 20 + moves.length * 44;
      const y = (isBelow ? box.bottom + 6 : box.top - 6) - within.top;
      setChoice({ moves, anchor: at, x: Math.max(130, Math.min(within.width - 130, middle)), y, isBelow });
    },
    [board],
  );
  const play = useMemo(() => ({ board, choose }), [board, choose]);

  function close(): void {
    board.preview();
    if (choice?.anchor instanceof HTMLElement || choice?.anchor instanceof SVGElement) choice.anchor.focus();
    setChoice(null);
  }

  return (
    <Context.Provider value={play}>
      <div ref={ground} className={className}>
        {children}
        <AnimatePresence>{open && <Menu key={open.moves.join()} choice={open} close={close} />}</AnimatePresence>
      </div>
    </Context.Provider>
  );
}

function Menu({ choice, close }: { choice: Choice; close(): void }) {
  const { board } = usePlay();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("button")?.focus();
  }, []);

  function walk(event: KeyboardEvent): void {
    if (event.key === "Escape") close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...list.current!.querySelectorAll("button")];
    const place = items.indexOf(document.activeElement as HTMLButtonElement);
    items.at((place + step) % items.length)?.focus();
  }

  return (
    <>
      <div className="africana-veil" onClick={close} />
      <div className="africana-menu-place" style={{ left: choice.x, top: choice.y }} data-below={choice.isBelow}>
        <motion.div
          ref={list}
          role="menu"
          className="africana-menu"
          onKeyDown={walk}
          initial={{ opacity: 0, scale: 0.92 }}
          animate={{ opacity: 1, scale: 1 }}
          exit={{ opacity: 0, scale: 0.95 }}
          transition={{ duration: 0.14 }}
        >
          {choice.moves.map((move) => (
            <button
              key={move}
              role="menuitem"
              {...moveAttributes([move])}
              data-hinted={move === board.hinted || undefined}
              onPointerEnter={() => board.preview(move)}
              onFocus={() => board.preview(move)}
              onClick={() => {
                close();
                board.act(move);
              }}
            >
              {board.speech.move(move)}
              {board.seat && <small>{forecast({ ...board, seat: board.seat }, move)}</small>}
            </button>
          ))}
        </motion.div>
      </div>
    </>
  );
}

interface Thing {
  moves?: string[]; // its legal moves
  explained?: [kind: string, word: string];
  label: string; // its name for screen readers
  isQuiet?: boolean; // skipped by the Tab key while it has no moves
  onPoint?(isOn: boolean): void;
}

/** Props that make an element a component of the board: a button if it has moves, with help on it. */
export function useThing({ moves = [], explained, label, isQuiet, onPoint }: Thing) {
  const { board, choose } = usePlay();
  const tell = (): void => void (explained && board.explain(...explained, moves));
  const hold = usePress(tell);
  const isLive = moves.length > 0;

  function point(isOn: boolean): void {
    onPoint?.(isOn);
    if (isLive) board.preview(...(isOn ? moves : []));
  }

  function press(event: SyntheticEvent<Element>): void {
    event.stopPropagation();
    if (hold.wasLong()) return;
    if (isLive) choose(moves, event.currentTarget);
    else tell();
  }

  const sentence = moves.length === 1 ? board.speech.move(moves[0]!) : "";
  return {
    ...moveAttributes(moves),
    role: isLive || explained ? ("button" as const) : ("img" as const),
    tabIndex: isLive || (explained && !isQuiet) ? 0 : undefined,
    "aria-label": sentence ? `${label}. ${sentence}` : label,
    "aria-haspopup": moves.length > 1 ? ("menu" as const) : undefined,
    "data-live": isLive || undefined,
    "data-hinted": (board.hinted !== null && moves.includes(board.hinted)) || undefined,
    onClick: press as (event: MouseEvent<Element>) => void,
    onKeyDown: (event: KeyboardEvent<Element>) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        press(event);
      } else if (event.code === "KeyI") tell(); // the same key in every alphabet
    },
    onPointerEnter: () => point(true),
    onPointerLeave: () => {
      hold.release();
      point(false);
    },
    onFocus: () => point(true),
    onBlur: () => point(false),
    ...hold.handlers,
  };
}
