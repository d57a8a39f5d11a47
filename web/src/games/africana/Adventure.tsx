/** An adventure on the board: on top of a book, or open in front of a company. The map shows where it leads. */

import { useContext, type ReactNode } from "react";
import { MoveTarget, useBoard, type useIntent } from "../../board";
import { PointContext } from "./Chart";
import { AdventureFace } from "./faces";
import { sayAdventure } from "./titles";
import { figuresOf, type AfricanaView } from "./view";

interface Props {
  word: string;
  moves: string[];
  handlers: ReturnType<typeof useIntent>["handlers"];
  children?: ReactNode; // on its face
}

export function Adventure({ word, moves, handlers, children }: Props) {
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
      {...handlers}
    >
      <AdventureFace word={word} figures={figures} />
      {children}
    </MoveTarget>
  );
}
