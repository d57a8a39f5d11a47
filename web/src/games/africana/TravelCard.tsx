/** A travel card, a joker or a guide in a hand. */

import { useContext } from "react";
import { movesOn, MoveTarget, useBoard, useIntent } from "../../board";
import { PointContext } from "./AfricaMap";
import { CardFace } from "./art/faces";
import { titleOf } from "./titles";
import type { AfricanaView } from "./view";
import { figuresOf, isRecoloured, legOf } from "./view";

/** A card in one's own hand; pointing at it highlights the regions that it opens. */
export function TravelCard({ card }: { card: string }) {
  const { speech, edition } = useBoard<AfricanaView>();
  const figures = figuresOf(edition);
  const point = useContext(PointContext);
  const { moves, then, onPlay } = useIntent("move", (all) => [
    ...all.filter((move) => legOf(move).card === card),
    ...movesOn(all, ["discard"], card),
  ]);
  const reach = [...moves, ...then].flatMap((move) => (isRecoloured(move) ? [] : (legOf(move).region ?? [])));
  return (
    <MoveTarget
      className="africana-card"
      moves={moves}
      kind="card"
      word={card}
      label={titleOf(speech, figures, card)}
      isDraggable={movesOn(moves, ["go"]).length > 0}
      onPoint={(isOn) => point(isOn ? Object.fromEntries(reach.map((region) => [region, "reach" as const])) : {})}
      onPlay={onPlay}
    >
      <CardFace card={card} figures={figures} />
    </MoveTarget>
  );
}
