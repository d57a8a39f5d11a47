/** A farm: four Fences of two spaces, filled from left to right. */

import { seatOf } from "../seats";
import { CardFace, Piece } from "./Card";
import { useBoard } from "./context";
import { Thing } from "./Thing";
import type { Token } from "./tokens";
import { FENCES, isNoisy, movesOf, plain, spacesTaken, type FarmCard } from "./view";

export function Farm({ place }: { place: number }) {
  const { view, zone, moves, say, names, seat } = useBoard();
  const owner = seatOf(place);
  const farm = view.players[place]!.farm;
  const isOwn = owner === seat;
  const tokens = zone(`${owner} farm`);
  const placing = isOwn ? moves.filter((move) => move.startsWith("place ")) : [];
  const joining = moves.filter((move) => move === `join ${owner}`);
  const gap = farm.findIndex((fence) => spacesTaken(fence) < 2);
  const next = gap >= 0 ? gap : farm.length;
  const starts = farm.map((_, index) => farm.slice(0, index).flat().length);
  return (
    <div
      className={`alpaca-farm ${farm.length || joining.length ? "" : "alpaca-farm-empty"}`}
      role="group"
      aria-label={say("farm-of", { name: names[owner] ?? owner })}
    >
      {Array.from({ length: FENCES }, (_, index) => {
        const fence = farm[index];
        const start = starts[index] ?? 0;
        const own = tokens.slice(start, start + (fence?.length ?? 0));
        const entry = index === next ? [...joining, ...placing] : [];
        return <Pen key={index} fence={fence} tokens={own} entry={entry} isOwn={isOwn} />;
      })}
    </div>
  );
}

interface PenProps {
  fence: FarmCard[] | undefined;
  tokens: Token[];
  entry: string[]; // moves that place a card here
  isOwn: boolean;
}

function Pen({ fence, tokens, entry, isOwn }: PenProps) {
  const { moves, say, speech } = useBoard();
  const taken = fence ? spacesTaken(fence) : 0;
  return (
    <div className={`alpaca-pen ${fence ? "" : "alpaca-unbuilt"}`}>
      {fence?.map((card, place) => {
        const silent = fence.some((other, at) => at !== place && isNoisy(other));
        const name = plain(card);
        const token = tokens[place];
        return (
          <div key={token?.id ?? place} className={`alpaca-space ${card === "twins" ? "alpaca-wide" : ""}`}>
            <Thing
              moves={isOwn ? movesOf(moves, ["copy", "swap-out"], name) : []}
              word={name}
              label={silent ? say("silenced") : undefined}
            >
              <Piece id={token?.id ?? `${name}-${place}`}>
                <CardFace card={name} crop="bust" silenced={silent} />
              </Piece>
            </Thing>
            {isNoisy(card) && <Noise />}
          </div>
        );
      })}
      {Array.from({ length: 2 - taken }, (_, place) => (
        <div key={`free-${place}`} className="alpaca-space alpaca-free">
          {place === 0 && entry.length > 0 && (
            <Thing moves={entry} label={entry.length > 1 ? say("place-here") : undefined} className="alpaca-entry">
              <span aria-hidden="true">+</span>
            </Thing>
          )}
          {place === 0 && !entry.length && fence && <span className="alpaca-hidden">{speech.text("farm-space")}</span>}
        </div>
      ))}
      <Rails isBuilt={fence !== undefined} />
    </div>
  );
}

/** The Fence in front of its alpacas, dotted if it is not built yet. */
function Rails({ isBuilt }: { isBuilt: boolean }) {
  if (!isBuilt) return <span className="alpaca-rails alpaca-rails-none" />;
  return (
    <svg className="alpaca-rails" viewBox="0 0 200 46" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 14h200v8H0zM0 31h200v8H0z" fill="#b87d46" stroke="#6f4520" strokeWidth="1.6" />
      {[6, 40, 74, 108, 142, 176].map((x) => (
        <path
          key={x}
          d={`M${x} 46V8l9-7l9 7v38z`}
          fill="#dba76c"
          stroke="#6f4520"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

function Noise() {
  return (
    <svg className="alpaca-noise" viewBox="-20 -20 40 40" aria-hidden="true">
      <path
        d="M0-19l4 9l9-6l-2 10l9 2l-7 6l6 8l-10-1l-2 10l-7-8l-8 6l1-10l-10-2l8-6l-6-8l10 1z"
        fill="#ffd84a"
        stroke="#a8480f"
        strokeWidth="2"
      />
      <path d="M-1-8v9M-1 6v1" stroke="#a8480f" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
