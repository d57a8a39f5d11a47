/** What a company has: explorer, silver, cards, open adventures, and what is completed. */

import { Counter, movesOn, MoveTarget, Piece, TargetGroup, useBoard, useIntent } from "../../board";
import { seatIndex } from "../../api/seats";
import { Adventure } from "./Adventure";
import { CardMark, Coin, ExplorerMark, Laurel, MarkerMark, SymbolMark } from "./art/signs";
import { Treasure } from "./art/treasures";
import type { AfricanaView } from "./view";
import { colourOf, colourOfSeat, figuresOf } from "./view";

/** Unfinished adventures and the collection of the player. */
export function OwnCompany({ seat }: { seat: string }) {
  const { view, speech, say } = useBoard<AfricanaView>();
  const player = view.players[seatIndex(seat)]!;
  return (
    <section className="africana-mine" aria-label={speech.seat(seat)} data-overlay="">
      <Head seat={seat} />
      <TargetGroup className="africana-open" aria-label={speech.text("label-open")}>
        {player.open.map((word) => (
          <Piece key={word} id={word} className="africana-open-card">
            <OpenAdventure word={word} isOwn />
          </Piece>
        ))}
      </TargetGroup>
      {player.open.length === 0 && <p className="africana-none">{say("mine-none")}</p>}
      <Collection seat={seat} />
    </section>
  );
}

/** The other companies, one beside the other. */
export function Opponents({ seats }: { seats: string[] }) {
  const { view, speech, edition } = useBoard<AfricanaView>();
  const figures = figuresOf(edition);
  return (
    <div className="africana-opponents" data-count={seats.length} data-overlay="">
      {seats.map((seat) => {
        const { hand, open } = view.players[seatIndex(seat)]!;
        const guides = hand.cards.flatMap((card) => colourOf(figures, card) ?? []);
        return (
          <section key={seat} className="africana-company" aria-label={speech.seat(seat)}>
            <Head seat={seat} />
            <span
              className="africana-cards"
              role="img"
              aria-label={`${speech.text("label-hand")}: ${hand.count}. ${speech.several("card", hand.cards)}`}
            >
              <Counter value={hand.count} icon={<CardMark size={15} />} />
              {guides.map((colour, index) => (
                <SymbolMark key={index} colour={colour} size={16} />
              ))}
            </span>
            {open.length > 0 && (
              <TargetGroup className="africana-open" aria-label={speech.text("label-open")}>
                {open.map((word) => (
                  <Piece key={word} id={word} className="africana-open-card">
                    <OpenAdventure word={word} />
                  </Piece>
                ))}
              </TargetGroup>
            )}
            <Collection seat={seat} />
          </section>
        );
      })}
    </div>
  );
}

function Head({ seat }: { seat: string }) {
  const { view, speech, edition } = useBoard<AfricanaView>();
  const figures = figuresOf(edition);
  const { company, at, silver } = view.players[seatIndex(seat)]!;
  const colour = colourOfSeat(view, figures, seat);
  const name = figures.companies[company]?.[speech.language] ?? company;
  const free = view.markers?.[seat];
  return (
    <MoveTarget
      className="africana-head"
      kind="company"
      word={company}
      label={[
        [speech.seat(seat), speech.name("region", at), free ?? ""].join(" ").trim(), // as it is shown
        name,
        speech.text("bonus-silver", { silver }),
        free === undefined ? "" : speech.text("turn-markers", { count: free }),
      ]
        .filter(Boolean)
        .join(", ")}
      isQuiet
    >
      <ExplorerMark colour={colour} size={24} />
      <span className="africana-head-names">
        <b title={speech.seat(seat)}>{speech.seat(seat)}</b> <small>{speech.name("region", at)}</small>
      </span>{" "}
      {free !== undefined && <Counter value={free} icon={<MarkerMark colour={colour} size={14} />} />}
      <Coin value={silver} size={26} />
    </MoveTarget>
  );
}

function OpenAdventure({ word, isOwn = false }: { word: string; isOwn?: boolean }) {
  const { moves, onPlay } = useIntent("move", (all) => (isOwn ? movesOn(all, ["complete", "drop"], word) : []));
  return <Adventure word={word} moves={moves} onPlay={onPlay} />;
}

/** What is completed: expeditions as a pile with their points, artefacts by kind with what one more would add. */
function Collection({ seat }: { seat: string }) {
  const { view, speech, edition, say } = useBoard<AfricanaView>();
  const figures = figuresOf(edition);
  const { score } = view.players[seatIndex(seat)]!;
  const { expedition: expeditions = [], ...treasures } = view.completed?.[seat] ?? {};
  const more = view.sets?.[seat] ?? {};
  if (!expeditions.length && !Object.keys(treasures).length) return null;
  return (
    <div className="africana-done" role="group" aria-label={speech.text("label-done")}>
      {expeditions.length > 0 && (
        <span
          className="africana-done-pile"
          role="img"
          aria-label={`${speech.text("label-expeditions")}: ${expeditions.length}`}
        >
          {expeditions.map((word) => (
            <i key={word} data-piece={word} />
          ))}
          <b>×{expeditions.length}</b>
          {score && <Laurel value={score.parts.expeditions ?? 0} size={26} />}
        </span>
      )}
      {Object.entries(treasures).map(([kind, found]) => {
        const { artefact, guide } = figures.adventures[found[0]!] ?? {};
        const name = figures.artefacts[kind]?.[speech.language] ?? speech.text("label-guides");
        const next = more[kind] ? say("one-more", { points: more[kind] }) : "";
        return (
          <span
            key={kind}
            className="africana-done-kind"
            role="img"
            aria-label={[`${name}: ${found.length}`, next].filter(Boolean).join(". ")}
            title={[name, next].filter(Boolean).join(". ")}
          >
            <Treasure artefact={artefact} guide={guide} />
            <b>×{found.length}</b>
            {next && <small>{next}</small>}
          </span>
        );
      })}
    </div>
  );
}
