/** A hand: the player's own is fanned out; others show backs and known cards. */

import type { CSSProperties } from "react";
import { seatOf } from "../seats";
import { CardBack, CardFace, Piece } from "./Card";
import { useBoard } from "./context";
import { Thing } from "./Thing";
import type { Token } from "./tokens";
import { movesOf, type CardName } from "./view";

const ROOMY = 4; // cards that fit side by side; if there are more, they overlap and show figures at the visible edge
const VERBS = ["play", "place", "pay", "free", "give", "swap-in"];

export function OwnHand({ place }: { place: number }) {
  const { zone, moves, speech, proposed, view } = useBoard();
  const tokens = zone(`${seatOf(place)} hand`);
  const marked = marks(tokens, proposed);
  // While a Sweeper frees cards from the discard pile, the same words mean cards there.
  const verbs = view.pending?.for === "sweeper" ? [] : VERBS;
  const middle = (tokens.length - 1) / 2;
  return (
    <div
      className={`alpaca-hand ${tokens.length > ROOMY ? "alpaca-crowded" : ""}`}
      role="group"
      aria-label={speech.text("label-hand")}
      style={{ "--cards": Math.max(2, tokens.length) } as CSSProperties}
    >
      {tokens.map((token, index) => {
        const turn = { "--turn": `${(index - middle) * 1.6}deg`, "--drop": `${Math.abs(index - middle) ** 2 * 1.6}px` };
        const isChosen = token.card !== null && token.card === view.pending?.card && view.pending.choice !== "pay";
        return (
          <div
            key={token.id}
            className={`alpaca-held ${marked.has(token.id) ? "alpaca-proposed" : ""} ${isChosen ? "alpaca-chosen" : ""}`}
            style={turn as CSSProperties}
          >
            {token.card ? (
              <Thing moves={movesOf(moves, verbs, token.card)} word={token.card}>
                <Piece id={token.id}>
                  <CardFace card={token.card} />
                </Piece>
              </Thing>
            ) : (
              <Piece id={token.id}>
                <CardBack />
              </Piece>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The tokens of the hand that the suggested payment uses. */
function marks(tokens: Token[], proposed: CardName[]): Set<string> {
  const left = [...proposed];
  const marked = new Set<string>();
  for (const token of tokens) {
    const at = token.card ? left.indexOf(token.card) : -1;
    if (at >= 0) {
      left.splice(at, 1);
      marked.add(token.id);
    }
  }
  return marked;
}

export function OtherHand({ place }: { place: number }) {
  const { zone, speech, say } = useBoard();
  const tokens = zone(`${seatOf(place)} hand`);
  const label = say("pile-of", { pile: speech.text("label-hand"), count: tokens.length });
  return (
    <div className="alpaca-backs" role="group" aria-label={label} title={label}>
      {tokens.map((token) => (
        <span key={token.id} className="alpaca-backs-one">
          {token.card ? (
            <Thing moves={[]} word={token.card}>
              <Piece id={token.id}>
                <CardFace card={token.card} crop="bust" />
              </Piece>
            </Thing>
          ) : (
            <Piece id={token.id}>
              <CardBack />
            </Piece>
          )}
        </span>
      ))}
      <span className="alpaca-count">{tokens.length}</span>
    </div>
  );
}
