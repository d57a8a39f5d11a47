/** The list of all moves, over the board. */

import { useBoard } from "../../board/context";
import { useLanguage } from "../../texts/language";
import { Icon } from "../../ui/Icon";
import { MoveButton } from "./MoveButton";

interface Props {
  onPlay(move: string): void;
  onClose(): void;
}

export function MoveList({ onPlay, onClose }: Props) {
  const { moves } = useBoard();
  const { say } = useLanguage();
  return (
    <div className="bar-overlay">
      <header>
        <b>{say("all-moves")}</b>
        <button className="icon-button" aria-label={say("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="move-list" role="group" aria-label={say("all-moves")}>
        {moves.map((move) => (
          <MoveButton key={move} move={move} onPlay={onPlay} />
        ))}
      </div>
    </div>
  );
}
