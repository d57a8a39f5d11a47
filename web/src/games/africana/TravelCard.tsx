/** Travel cards, jokers and guides, in hands and played. */

import { useContext } from "react";
import { movesOn, MoveTarget, useBoard, useIntent } from "../../board";
import { PointContext } from "./AfricaMap";
import { CardFace } from "./art/faces";
import { titleOf } from "./titles";
import type { AfricanaView } from "./view";
import { figuresOf, isRecoloured, stepOf } from "./view";

interface Props {
  card: string;
  isOwn?: boolean;
}

/** A card in hand; pointing at it highlights the regions that it opens. */
export function TravelCard({ card, isOwn = false }: Props) {
  const { view, moves, speech, edition } = useBoard<AfricanaView>();
  const figures = figuresOf(edition);
  const point = useContext(PointContext);
  const uses = (all: string[]): string[] => all.filter((move) => stepOf(move).card === card);
  const steps = uses(moves);
  const soon = steps.length ? [] : uses(view.then?.move ?? []);
  const intent = useIntent("move", isOwn ? soon : []);
  const discards = movesOn(moves, ["discard"], card);
  const reach = [...steps, ...soon].filter((move) => !isRecoloured(move)).map((move) => stepOf(move).region!);
  return (
    <MoveTarget
      className="africana-card"
      moves={isOwn ? [...steps, ...discards, ...intent.moves] : []}
      kind="card"
      word={card}
      label={titleOf(speech, figures, card)}
      isDraggable={isOwn && steps.length > 0}
      onPoint={(isOn) => point(isOn ? Object.fromEntries(reach.map((region) => [region, "reach" as const])) : {})}
      onPlay={intent.onPlay}
    >
      <CardFace card={card} figures={figures} />
    </MoveTarget>
  );
}
