/** The board of ALPACA: market, farms, piles and hands. */

import { LayoutGroup } from "motion/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { said } from "../../texts/speech";
import type { BoardProps } from "../module";
import { seatIndex, seatOf } from "../seats";
import "./board.css";
import { OtherHand, OwnHand } from "./Hand";
import { Choosing, OpenPileView } from "./OpenPile";
import { Farm } from "./Farm";
import { Market } from "./Market";
import { proposal } from "./payment";
import { Deck, Discard, Played } from "./Piles";
import { Allowance, Steps } from "./Steps";
import { BoardContext, useBoard, type OpenPile, type BoardState } from "./context";
import { wordsOf } from "./texts";
import { Thing } from "./Thing";
import { makeTokens, moveTokens } from "./tokens";
import { knownPoints, seen, type CardName } from "./view";

export function Board(props: BoardProps) {
  const view = seen(props.view);
  const { seat, speech, edition, moves, act } = props;
  const [openPile, setOpenPile] = useState<OpenPile | null>(null);
  const [tokens, setTokens] = useState(() => makeTokens(view));
  if (tokens.view !== view) setTokens(moveTokens(tokens, view));

  const own = seat ? seatIndex(seat) : -1;
  const proposed = useMemo(
    () => (moves.length && own >= 0 ? proposal(view, edition, view.players[own]!.hand.cards) : []),
    [moves, own, view, edition],
  );
  const { pay, forget } = usePlan(props, proposed);
  const board: BoardState = {
    ...props,
    view,
    zone: (name) => tokens.zones[name] ?? [],
    say: (name, values) => said(wordsOf(speech.language), name, values),
    proposed,
    openPile,
    setOpenPile,
    act: (move) => {
      forget();
      setOpenPile(null);
      act(move);
    },
  };
  const places = view.players.map((_, place) => (Math.max(own, 0) + place) % view.players.length);
  const others = own < 0 ? places : places.slice(1);
  return (
    <BoardContext value={board}>
      <LayoutGroup>
        <div className={`alpaca-board alpaca-for-${view.players.length} ${own < 0 ? "alpaca-watched" : ""}`}>
          <div className="alpaca-layout">
            <Market />
            <div className="alpaca-others">
              {others.map((place) => (
                <Other key={place} place={place} />
              ))}
            </div>
            <div className="alpaca-middle">
              {!view.outcome && <Allowance />}
              {own < 0 && <Steps pay={pay} />}
              <Played place={seatIndex(view.active)} />
            </div>
            {own >= 0 && <Own place={own} pay={pay} />}
          </div>
          <OpenPileView />
        </div>
      </LayoutGroup>
    </BoardContext>
  );
}

/** Pays the suggested cards one after another, each after the server has accepted the previous one. */
function usePlan({ view, moves, act }: BoardProps, proposed: CardName[]): { pay(): void; forget(): void } {
  const plan = useRef<CardName[]>([]);
  useEffect(() => {
    const next = plan.current.shift();
    if (next && moves.includes(`pay ${next}`)) act(`pay ${next}`);
    else plan.current = [];
    // A step of the plan belongs to a view; a new `act` for the same view must not play it twice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view]);
  const pay = (): void => {
    const [first, ...rest] = proposed;
    plan.current = rest;
    if (first) act(`pay ${first}`);
  };
  return { pay, forget: () => void (plan.current = []) };
}

function Other({ place }: { place: number }) {
  const { view, names, moves } = useBoard();
  const seat = seatOf(place);
  const isActive = view.active === seat && !view.outcome;
  const gift = moves.filter((move) => move === `to ${seat}`);
  const name = <span className="alpaca-who">{names[seat] ?? seat}</span>;
  return (
    <section className={`alpaca-other ${isActive ? "alpaca-active" : ""}`} aria-label={names[seat] ?? seat}>
      <header>
        {gift.length ? (
          <Thing moves={gift} className="alpaca-gift">
            {name}
          </Thing>
        ) : (
          name
        )}
        <Points place={place} />
        <OtherHand place={place} />
        <Deck place={place} />
        <Discard place={place} />
      </header>
      <Farm place={place} />
    </section>
  );
}

function Own({ place, pay }: { place: number; pay(): void }) {
  const { view, names } = useBoard();
  const seat = seatOf(place);
  const isActive = view.active === seat && !view.outcome;
  return (
    <>
      <section className={`alpaca-own ${isActive ? "alpaca-active" : ""}`} aria-label={names[seat] ?? seat}>
        <header>
          <span className="alpaca-who">{names[seat] ?? seat}</span>
          <Points place={place} />
        </header>
        <Farm place={place} />
      </section>
      <div className="alpaca-near">
        <Steps pay={pay} />
        <Choosing />
        <div className="alpaca-reach">
          <Deck place={place} />
          <OwnHand place={place} />
          <Discard place={place} />
        </div>
      </div>
    </>
  );
}

/** What a farm is worth, as far as this seat may read it. */
function Points({ place }: { place: number }) {
  const { view, edition } = useBoard();
  const points = knownPoints(view, edition, place);
  return points === null ? null : (
    <span className="alpaca-points" aria-hidden="true">
      {points}
    </span>
  );
}
