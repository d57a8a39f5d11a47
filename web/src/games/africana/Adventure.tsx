/** An adventure on the board: on top of a book, or open in front of a company. The map shows where it leads. */

import { useContext, type ReactNode } from "react";
import { MoveTarget, useBoard, type Target } from "../../board";
import { PointContext } from "./AfricaMap";
import { AdventureFace } from "./faces";
import { sayAdventure } from "./titles";
import { figuresOf, type AfricanaView } from "./view";

interface Props {
  word: string;
  moves: string[];
  onPlay: Target["onPlay"];
  children?: ReactNode; // on its face
}

export function Adventure({ word, moves, onPlay, children }: Props) {
  const { speech, edition } = useBoard<AfricanaView>();
  const figures = figuresOf(edition);
  const point = useContext(PointContext);
  const target = figures.adventures[word]?.target;
  return (
    <MoveTarget
      className="africana-adventure"
      moves={moves}
      kind="adventure"
      word={word}
      label={sayAdventure(speech, figures, word)}
      showsLast
      onPoint={(isOn) => point(isOn && target ? { [target]: "target" } : {})}
      onPlay={onPlay}
    >
      <AdventureFace word={word} figures={figures} />
      {children}
    </MoveTarget>
  );
}
