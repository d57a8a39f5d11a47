/** A component that can be clicked, hovered, held, focused and dragged. */

import {
  useContext,
  useRef,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type ElementType,
  type KeyboardEvent,
} from "react";
import type { MouseEvent, PointerEvent, ReactNode } from "react";
import { useBoard } from "./context";
import { useDrag } from "./drag";
import { GroupContext } from "./Group";
import { moveAttributes } from "./moveAttributes";
import { usePeek } from "./Peek";
import { usePress } from "./press";

export interface Target {
  moves?: string[]; // the legal moves that use it; one is played by a click, several open a menu
  kind?: string; // with `word`: what the card viewer shows, and the key of `obstacles`
  word?: string;
  label?: string; // its spoken name with all its figures, beginning with the text it shows; else the name of `word`
  isQuiet?: boolean; // skipped by keys while no move uses it, because there are many like it
  isDraggable?: boolean; // may be dragged onto any target that offers one of the same moves
  showsLast?: boolean; // marked while the last move of another player names it
  onPoint?(isOn: boolean): void; // under the pointer, or focused
  onPlay?(element: Element): void; // just before its only move is played
}

/** Attributes and handlers that make any HTML or SVG element a target. */
export function useTarget({ moves = [], kind, word, label, isQuiet, isDraggable, showsLast, onPoint, onPlay }: Target) {
  const board = useBoard();
  const isInGroup = useContext(GroupContext);
  const { speech, seat, view, hinted, last } = board;
  const isExplained = kind !== undefined && word !== undefined;
  const explain = (): void => void (isExplained && board.explain(kind, word, moves));
  const press = usePress(explain);
  const peek = usePeek(isExplained ? { kind, word, moves } : null);
  const drag = useDrag(isDraggable ? moves : []);
  const pressed = useRef<string | null>(null); // its moves when the pointer was pressed
  const isLive = moves.length > 0;
  const name = label ?? (isExplained ? speech.name(kind, word) : "");
  const only = moves.length === 1 ? moves[0]! : null;
  const sentence = only ? speech.move(only) : "";

  function point(isOn: boolean): void {
    onPoint?.(isOn);
    if (isLive) board.preview(...(isOn ? moves : []));
  }

  function activate(element: Element): void {
    if (drag.wasDragged()) return;
    peek.hide();
    if (only) {
      board.preview();
      onPlay?.(element);
      board.act(only);
    } else if (isLive) board.openMenu(moves, element, name);
    else explain();
  }

  /** Whether the moves are still those of the press: a tap that skips to my turn must not also play. */
  function isMeant(event: MouseEvent): boolean {
    const begun = pressed.current;
    pressed.current = null;
    return event.detail === 0 || begun === null || begun === moves.join();
  }

  function describe(): string | undefined {
    if (only) return board.effectsOf(only) || undefined;
    const isMine = seat !== null && view.turn === seat;
    return (!isLive && isMine && isExplained && board.whyNot(kind, word).join(" ")) || undefined;
  }

  const isFocusable = isLive || (isExplained && !isQuiet);
  return {
    ...moveAttributes(moves),
    role: isFocusable ? "button" : "img",
    tabIndex: isFocusable ? (isInGroup ? -1 : 0) : undefined,
    "aria-label": [name.replace(/\.$/, ""), sentence].filter(Boolean).join(". "),
    "aria-description": describe(),
    "aria-haspopup": moves.length > 1 ? ("menu" as const) : undefined,
    "data-target": isFocusable ? "" : undefined,
    "data-kind": kind,
    "data-word": word,
    "data-live": isLive || undefined,
    "data-hinted": (hinted !== null && moves.includes(hinted)) || undefined,
    "data-last": (showsLast && word !== undefined && last.some(({ named }) => named.includes(word))) || undefined,
    "data-draggable": drag.isOn || undefined,
    onClick: (event: MouseEvent<Element>) => {
      event.stopPropagation();
      if (isMeant(event)) activate(event.currentTarget);
    },
    onKeyDown: (event: KeyboardEvent<Element>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) activate(event.currentTarget); // a key that is held plays once
      } else if (event.code === "KeyI" && isExplained) {
        event.stopPropagation(); // the same key in every alphabet
        explain();
      }
    },
    onPointerEnter: (event: PointerEvent<Element>) => {
      point(true);
      if (event.pointerType === "mouse") peek.wait(event.currentTarget);
    },
    onPointerLeave: () => {
      press.release();
      peek.hide();
      point(false);
    },
    onFocus: () => point(true),
    onBlur: () => point(false),
    ...press.handlers,
    onPointerDown: (event: PointerEvent<Element>) => {
      peek.hide();
      pressed.current = moves.join();
      press.handlers.onPointerDown(event);
      drag.start(event, press.release);
    },
    onContextMenu: (event: MouseEvent<Element>) => {
      if (isExplained) press.handlers.onContextMenu(event);
    },
  };
}

type MoveTargetProps<E extends ElementType> = Target & {
  as?: E;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
} & Omit<ComponentPropsWithoutRef<E>, keyof Target | "as" | "className" | "style" | "children">;

/** An element that is a target: a `div`, or `as="g"` and so on. */
export function MoveTarget<E extends ElementType = "div">(props: MoveTargetProps<E>) {
  const {
    as,
    moves,
    kind,
    word,
    label,
    isQuiet,
    isDraggable,
    showsLast,
    onPoint,
    onPlay,
    className = "",
    ...rest
  } = props;
  const Element: ElementType = as ?? "div";
  const target = useTarget({ moves, kind, word, label, isQuiet, isDraggable, showsLast, onPoint, onPlay });
  return <Element {...rest} {...target} className={`target ${className}`} />;
}
