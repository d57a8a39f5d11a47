/** The two open books of adventures: pages turn from side to side, and the top pages are for sale. */

import { useState } from "react";
import { motion } from "motion/react";
import { seatIndex } from "../seats";
import { AdventureFace } from "./AdventureCard";
import { Coin } from "./art";
import type { Spots } from "./Chart";
import { usePlay, useThing } from "./play";
import { sayIn } from "./texts";
import type { AfricanaView, Figures, Half, Side } from "./view";
import { HALVES, SIDES, numberOf } from "./view";

interface Props {
  view: AfricanaView;
  figures: Figures;
  onSpot(spots: Spots): void;
}

export function Books(props: Props) {
  return (
    <div className="africana-books">
      {HALVES.map((half) => (
        <Book key={half} half={half} {...props} />
      ))}
    </div>
  );
}

function Book({ half, view, figures, onSpot }: Props & { half: Half }) {
  const { board } = usePlay();
  const player = view.players[seatIndex(view.active)];
  const isHere = figures.regions[player?.at ?? ""]?.half === half;
  const moves = isHere ? board.moves.filter((move) => move === "buy") : [];
  const name = board.speech.name("half", half);
  const thing = useThing({ moves, explained: ["half", half], label: name });
  const isOpen = isHere && view.pending?.choice === "buy";
  return (
    <section className="africana-book" data-half={half} data-open={isOpen || undefined} aria-label={name}>
      <div className="africana-book-name" {...thing}>
        <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true">
          <path d={half === "north" ? "M12,3L19,14H5Z" : "M12,21L5,10H19Z"} fill="currentColor" />
          <path
            d={half === "north" ? "M3,19H21" : "M3,5H21"}
            stroke="currentColor"
            strokeWidth="2.4"
            strokeDasharray="4 2"
          />
        </svg>
        <span>{name}</span>
      </div>
      <div className="africana-book-cover">
        {SIDES.map((side) => (
          <Page key={side} half={half} side={side} view={view} figures={figures} onSpot={onSpot} isHere={isHere} />
        ))}
      </div>
    </section>
  );
}

function Page({ half, side, view, figures, onSpot, isHere }: Props & { half: Half; side: Side; isHere: boolean }) {
  const { board } = usePlay();
  const stack = view.books[half][side];
  const top = stack.cards[0];
  const isTurned = useTurned(stack.count);
  const flips = isHere ? board.moves.filter((move) => move === `flip ${side}`) : [];
  return (
    <div className="africana-page" data-side={side}>
      <div
        className="africana-page-stack"
        data-deep={stack.count > 6 ? 3 : stack.count > 2 ? 2 : stack.count > 0 ? 1 : 0}
      >
        {top ? (
          <motion.div
            key={top}
            layoutId={top}
            layoutDependency={view}
            className="africana-page-top"
            transition={{ duration: 0.5, ease: "easeInOut" }}
          >
            <motion.div
              className="africana-page-leaf"
              initial={isTurned ? { rotateY: side === "right" ? -180 : 180 } : { opacity: 0 }}
              animate={{ rotateY: 0, opacity: 1 }}
              transition={{ duration: 0.5, ease: "easeInOut" }}
            >
              <Sale word={top} side={side} figures={figures} isHere={isHere} onSpot={onSpot} />
              <div className="africana-page-back" aria-hidden="true" />
            </motion.div>
          </motion.div>
        ) : (
          <div
            className="africana-page-empty"
            role="img"
            aria-label={`${board.speech.name("side", side)}: ${board.speech.text("book-empty")}`}
          />
        )}
      </div>
      <div className="africana-page-foot">
        <span className="africana-page-count">{stack.count}</span>
        {flips.length > 0 && <Flip move={flips[0]!} side={side} view={view} figures={figures} />}
      </div>
    </div>
  );
}

interface SaleProps {
  word: string;
  side: Side;
  figures: Figures;
  isHere: boolean;
  onSpot(spots: Spots): void;
}

/** The top page of one side of a book, which can be bought. */
function Sale({ word, side, figures, isHere, onSpot }: SaleProps) {
  const { board } = usePlay();
  const moves = isHere ? board.moves.filter((move) => move === `take ${side}`) : [];
  const target = figures.adventures[word]?.target;
  const thing = useThing({
    moves,
    explained: ["adventure", word],
    label: `${board.speech.name("adventure", word)}: ${board.speech.name("region", target ?? "")}`,
    onPoint: (isOn) => onSpot(isOn && target ? { [target]: "target" } : {}),
  });
  return (
    <div className="africana-adventure" title={board.speech.name("adventure", word)} {...thing}>
      <AdventureFace word={word} figures={figures} />
      {moves.length > 0 && (
        <span className="africana-price">
          <Coin value={numberOf(figures, "adventure-price")} size={26} />
        </span>
      )}
    </div>
  );
}

function Flip({ move, side, view, figures }: { move: string; side: Side; view: AfricanaView; figures: Figures }) {
  const { board } = usePlay();
  const price = numberOf(figures, view.flips ? "flip-price" : "first-flip-price");
  const thing = useThing({ moves: [move], label: board.speech.text("turn-flips", { flips: view.flips }) });
  return (
    <div className="africana-flip" data-side={side} title={board.speech.move(move)} {...thing}>
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
      {price ? (
        <Coin value={price} size={19} />
      ) : (
        <span className="africana-free" data-word={sayIn(board.speech.language)("free")} />
      )}
    </div>
  );
}

/** Whether the top page appeared because a page was turned, and not because one was taken. */
function useTurned(count: number): boolean {
  const [known, setKnown] = useState({ count, isTurned: false });
  if (known.count !== count) setKnown({ count, isTurned: count > known.count });
  return known.count !== count ? count > known.count : known.isTurned;
}
