/** The two open books of adventures: pages turn from side to side, and the top pages are for sale. */

import { useState } from "react";
import { Counter, movesOn, MoveTarget, Piece, useBoard, useIntent } from "../../board";
import { Adventure } from "./Adventure";
import { Coin } from "./art/signs";
import type { AfricanaView, Half, Side } from "./view";
import { HALVES, SIDES } from "./view";

export function Books() {
  return (
    <div className="africana-books" data-overlay="">
      {HALVES.map((half) => (
        <Book key={half} half={half} />
      ))}
    </div>
  );
}

function Book({ half }: { half: Half }) {
  const { view, moves, speech } = useBoard<AfricanaView>();
  const isHere = view.book === half;
  const name = speech.name("half", half);
  return (
    <section
      className="africana-book"
      data-half={half}
      data-open={(isHere && view.pending?.choice === "buy") || undefined}
      aria-label={name}
    >
      <Flip half={half} side="left" isHere={isHere} />
      <MoveTarget
        className="africana-book-name"
        moves={isHere ? movesOn(moves, ["buy"]) : []}
        kind="half"
        word={half}
        label={name}
      >
        {name}
      </MoveTarget>
      <Flip half={half} side="right" isHere={isHere} />
      {SIDES.map((side) => (
        <Page key={side} half={half} side={side} isHere={isHere} />
      ))}
    </section>
  );
}

/** Turns the page of one side, if that is possible now or after choosing to buy. */
function Flip({ half, side, isHere }: { half: Half; side: Side; isHere: boolean }) {
  const { view, speech, say } = useBoard<AfricanaView>();
  const { moves, onPlay } = useIntent("buy", (all) => (isHere ? movesOn(all, ["flip"], side) : []));
  const price = view.prices?.page ?? 0;
  if (!moves.length) return <span className="africana-flip" data-side={side} data-half={half} aria-hidden="true" />;
  return (
    <MoveTarget
      className="africana-flip"
      data-side={side}
      moves={moves}
      label={`${speech.move(`flip ${side}`)}: ${price ? speech.text("bonus-silver", { silver: price }) : say("free")}`}
      onPlay={onPlay}
    >
      <svg viewBox="0 0 40 24" width="28" height="17" aria-hidden="true">
        <path
          d={side === "left" ? "M4,19Q18,-4 33,13" : "M36,19Q22,-4 7,13"}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d={side === "left" ? "M36,18L26,15L34,7Z" : "M4,18L14,15L6,7Z"} fill="currentColor" />
      </svg>
      <Coin value={price} />
    </MoveTarget>
  );
}

function Page({ half, side, isHere }: { half: Half; side: Side; isHere: boolean }) {
  const { view, speech } = useBoard<AfricanaView>();
  const stack = view.books[half][side];
  const top = stack.cards[0];
  const isTurned = useTurned(stack.count);
  return (
    <div className="africana-page" data-side={side}>
      {top ? (
        <Piece key={top} id={top} className="africana-page-leaf">
          <div data-turned={isTurned || undefined}>
            <Sale word={top} side={side} isHere={isHere} />
          </div>
        </Piece>
      ) : (
        <div
          className="africana-page-empty"
          role="img"
          aria-label={`${speech.name("side", side)}: ${speech.text("book-empty")}`}
        />
      )}
      {stack.count > 0 && <Counter className="africana-page-count" value={`×${stack.count}`} />}
    </div>
  );
}

/** The top page of one side of a book, which can be bought. */
function Sale({ word, side, isHere }: { word: string; side: Side; isHere: boolean }) {
  const { view } = useBoard<AfricanaView>();
  const { moves, then, onPlay } = useIntent("buy", (all) => (isHere ? movesOn(all, ["take"], side) : []));
  const isNow = moves.length > 0 && !then.length;
  return (
    <Adventure word={word} moves={moves} onPlay={onPlay}>
      {isNow && view.prices && (
        <span className="africana-price">
          <Coin value={view.prices.adventure} size={26} />
        </span>
      )}
    </Adventure>
  );
}

/** Whether the top page appeared because a page was turned, and not because one was taken. */
function useTurned(count: number): boolean {
  const [known, setKnown] = useState({ count, isTurned: false });
  if (known.count !== count) setKnown({ count, isTurned: count > known.count });
  return known.count !== count ? count > known.count : known.isTurned;
}
