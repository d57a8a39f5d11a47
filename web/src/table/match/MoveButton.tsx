/** A button that plays a move, and what every list of moves does under the pointer. */

import type { FocusEvent } from "react";
import { useBoard, type BoardState } from "../../board/context";
import { moveAttributes } from "../../board/moveAttributes";

/** A tap plays a move; a mouse or a key first shows what it does. */
export const previewing = (move: string, preview: BoardState["preview"]) => ({
  onPointerEnter: () => window.matchMedia("(hover: hover)").matches && preview(move),
  onPointerLeave: () => preview(),
  onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(":focus-visible") && preview(move),
  onBlur: () => preview(),
});

interface Props {
  move: string;
  isMain?: boolean;
  keys?: string;
  onPlay(move: string): void;
}

export function MoveButton({ move, isMain = false, keys, onPlay }: Props) {
  const board = useBoard();
  const { module, view, speech, hinted } = board;
  const name = module.buttonName?.(move, view);
  return (
    <button
      data-shortcut={keys}
      {...moveAttributes([move])}
      className={`button${isMain ? " primary" : ""}`}
      data-unpaid={board.isUnpaid(move) || undefined}
      data-hinted={hinted === move || undefined}
      onClick={() => onPlay(move)}
      {...previewing(move, board.preview)}
    >
      {name ? board.say(name) : speech.move(move)}
    </button>
  );
}
