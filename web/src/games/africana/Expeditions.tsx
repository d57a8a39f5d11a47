/** The five expeditions, the bonus for joining each, the pile, and the player's free markers. */

import { useContext } from "react";
import { movesOn, MoveTarget, Piece, useBoard, useIntent } from "../../board";
import { CardMark, Coin, Laurel, MarkerMark } from "./art/signs";
import { PointContext } from "./AfricaMap";
import { Locator } from "./art/faces";
import { bonusOf } from "./titles";
import type { AfricanaView, Slot } from "./view";
import { colourOfSeat, figuresOf } from "./view";

export function Expeditions() {
  const { view, speech, seat, edition } = useBoard<AfricanaView>();
  const letters = Object.entries(view.pile.letters).filter(([, count]) => count > 0);
  const free = seat ? (view.markers?.[seat] ?? 0) : 0;
  const colour = seat ? colourOfSeat(view, figuresOf(edition), seat) : "white";
  const pile = `${speech.text("label-pile")}: ${letters.map(([letter, count]) => `${letter} ${count}`).join(", ") || 0}`;
  return (
    <section className="africana-expeditions" aria-label={speech.text("label-expeditions")} data-overlay="">
      {view.slots.map((slot, index) => (
        <div key={index} className="africana-slot">
          {slot ? (
            <Piece key={slot.expedition} id={slot.expedition} className="africana-slot-card">
              <ExpeditionCard slot={slot} index={index} />
            </Piece>
          ) : (
            <EmptySlot key="empty" index={index} />
          )}
        </div>
      ))}
      <div className="africana-pile">
        <span role="img" aria-label={pile} title={pile}>
          {letters.map(([letter, count]) => (
            <span key={letter} className="africana-pile-letter">
              <b>{letter}</b>
              {count}
            </span>
          ))}
          {letters.length === 0 && <span className="africana-pile-letter">0</span>}
        </span>
        {seat && view.markers && (
          <span className="africana-free" role="img" aria-label={speech.text("turn-markers", { count: free })}>
            {Array.from({ length: free }, (_, index) => (
              <MarkerMark key={index} colour={colour} size={15} />
            ))}
          </span>
        )}
      </div>
    </section>
  );
}

function EmptySlot({ index }: { index: number }) {
  const { speech, edition } = useBoard();
  const word = String(index + 1);
  const bonus = bonusOf(speech, figuresOf(edition), word);
  const label = `${speech.text("label-slot")} ${word}: ${speech.text("slot-empty")}. ${speech.text("label-bonus")}: ${bonus}`;
  return (
    <MoveTarget className="africana-slot-empty" kind="slot" word={word} label={label}>
      <Bonus index={index} />
    </MoveTarget>
  );
}

function Bonus({ index }: { index: number }) {
  const { edition } = useBoard();
  const { silver = 0, "travel-cards": cards = 0 } = figuresOf(edition).slots[String(index + 1)] ?? {};
  return (
    <span className="africana-bonus" aria-hidden="true">
      +{silver > 0 && <Coin value={silver} />}
      {Array.from({ length: cards }, (_, card) => (
        <CardMark key={card} size={13} />
      ))}
    </span>
  );
}

function ExpeditionCard({ slot, index }: { slot: Slot; index: number }) {
  const { view, speech, seat, edition } = useBoard<AfricanaView>();
  const figures = figuresOf(edition);
  const point = useContext(PointContext);
  const word = slot.expedition;
  const expedition = figures.expeditions[word]!;
  const { moves, onPlay } = useIntent("move", (all) => movesOn(all, ["join", "complete"], word));
  const isJoined = seat !== null && slot.markers.includes(seat);
  const joined = slot.markers.map((marker) => speech.seat(marker)).join(", ");
  const gain = speech.text("reward", { silver: expedition.silver, points: expedition.points });
  const spoken = [
    `${speech.name("expedition", word)}: ${gain}`,
    isJoined ? "" : `${speech.text("label-bonus")}: ${bonusOf(speech, figures, String(index + 1))}`,
    joined && `${speech.text("label-joined")}: ${joined}`,
  ];
  return (
    <MoveTarget
      className="africana-expedition"
      data-joined={isJoined || undefined}
      moves={moves}
      kind="expedition"
      word={word}
      label={spoken.filter(Boolean).join(". ")}
      showsLast
      onPoint={(isOn) => point(isOn ? { [expedition.start]: "start", [expedition.target]: "target" } : {})}
      onPlay={onPlay}
    >
      <Locator figures={figures} from={expedition.start} to={expedition.target} />
      <span className="africana-expedition-way" aria-hidden="true">
        <span>{speech.name("region", expedition.start)}</span> <b>{speech.name("region", expedition.target)}</b>
      </span>
      <span className="africana-expedition-foot" aria-hidden="true">
        <Coin value={expedition.silver} />
        <Laurel value={expedition.points} />
        {!isJoined && <Bonus index={index} />}
        <span className="africana-markers">
          {slot.markers.map((marker) => (
            <span key={marker}>
              <MarkerMark colour={colourOfSeat(view, figures, marker)} size={15} />
            </span>
          ))}
        </span>
      </span>
    </MoveTarget>
  );
}
