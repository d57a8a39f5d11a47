/** The map: areas with their ingredients and elves. */

import { motion } from "motion/react";
import { useMemo } from "react";
import { seatOf } from "../seats";
import { ElfFigure } from "./elf";
import { IngredientCard } from "./Ingredient";
import { Landscape, REGIONS } from "./landscape";
import { only } from "./payments";
import { usePlay, useReactions } from "./play";
import type { Tokens } from "./tokens";

const SIDES = ["city", "north", "east", "south", "west"];

export function Country({ tokens }: { tokens: Tokens }) {
  const { catalogue } = usePlay();
  const areas = useMemo(() => [catalogue.city, ...catalogue.borders].slice(0, SIDES.length), [catalogue]);
  const borders = useMemo(
    () =>
      areas.flatMap((area, from) =>
        areas.flatMap((other, to): [number, number][] =>
          from < to && catalogue.neighbours(area).includes(other) ? [[from, to]] : [],
        ),
      ),
    [areas, catalogue],
  );
  return (
    <div className="master-elf-country">
      <svg viewBox="0 0 720 600" className="master-elf-land">
        <Landscape borders={borders} />
        {areas.map((area, place) => place > 0 && <Region key={area} area={area} outline={REGIONS[place]!} />)}
        <Region area={areas[0]!} outline={REGIONS[0]!} />
      </svg>
      {areas.map((area, place) => (
        <Area key={area} area={area} side={SIDES[place]!} tokens={tokens} />
      ))}
    </div>
  );
}

function Region({ area, outline }: { area: string; outline: string }) {
  const { moves, hinted, speech } = usePlay();
  const going = only(`go ${area}`, moves);
  const label = going[0] ? speech.move(going[0]) : speech.name("area", area);
  const reactions = useReactions("area", area, going, label);
  const state = `${going.length ? "is-legal" : ""} ${hinted && going.includes(hinted) ? "is-hinted" : ""}`;
  return (
    <path d={outline} className={`master-elf-region ${state}`} {...reactions}>
      <title>{label}</title>
    </path>
  );
}

function Area({ area, side, tokens }: { area: string; side: string; tokens: Tokens }) {
  const { view, speech, moves, catalogue, say } = usePlay();
  const isCity = area === catalogue.city;
  const canGo = moves.includes(`go ${area}`);
  const isHere = view.players.some((player, place) => seatOf(place) === view.active && player.at === area);
  const lying = tokens.at[`area ${area}`] ?? [];
  return (
    <div className={`master-elf-area is-${side} ${canGo ? "can-go" : ""}`}>
      <span className="master-elf-sign-post">{speech.name("area", area)}</span>
      <div className="master-elf-lying">
        {isCity && <Piles tokens={tokens} />}
        {lying.map(({ id, card }) => (
          <IngredientCard key={id} id={id} card={card} moves={isHere && card ? only(`take ${card}`, moves) : []} />
        ))}
      </div>
      <div className="master-elf-pawns">
        {view.players.map((player, place) => {
          if (player.at !== area) return null;
          const seat = seatOf(place);
          return (
            <motion.div
              key={seat}
              layoutId={`pawn-${seat}`}
              layout
              layoutDependency={view}
              className={`master-elf-pawn ${view.turn === seat ? "is-asked" : ""}`}
              title={speech.seat(seat)}
              role="img"
              aria-label={say("elf-at", { seat: speech.seat(seat), area: speech.name("area", area) })}
            >
              <motion.div animate={{ y: [0, -10, 0, -6, 0] }} transition={{ duration: 0.6 }}>
                <ElfFigure place={place} />
              </motion.div>
            </motion.div>
          );
        })}
      </div>
    </div>
  );
}

/** The deck and the discard pile, in the city. */
function Piles({ tokens }: { tokens: Tokens }) {
  const { view, speech, moves } = usePlay();
  const discarded = Object.entries(view.discard).flatMap(([card, count]) => Array<string>(count).fill(card));
  const deck = speech.text("area-deck", { count: view.deck.count });
  const pile = `${speech.text("label-discard")}: ${speech.several("card", discarded) || speech.text("nothing")}`;
  return (
    <>
      <div className="master-elf-pile">
        {tokens.at.deck?.map(({ id }, nth, { length }) => (
          <IngredientCard
            key={id}
            id={id}
            card={null}
            moves={only("draw", moves)}
            label={deck}
            help="deck"
            isUnder={nth < length - 1}
          />
        ))}
        <span className="master-elf-count">{view.deck.count}</span>
      </div>
      <div className="master-elf-pile is-open">
        {tokens.at.discard?.map(({ id, card }, nth, { length }) => (
          <IngredientCard key={id} id={id} card={card} label={pile} help="discard" isUnder={nth < length - 1} />
        ))}
        <span className="master-elf-count">{discarded.length}</span>
      </div>
    </>
  );
}
