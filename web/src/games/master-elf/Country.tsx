/** The map: areas with their ingredients and elves. */

import { useMemo } from "react";
import { MoveTarget, Piece, Pile, TargetGroup, useBoard, useZone, movesOn } from "../../board";
import { seatOf } from "../../api/seats";
import { useCatalogue } from "./catalogue";
import { ElfFigure } from "./art/elf";
import { Back, Face } from "./art/ingredients";
import { Landscape, REGIONS } from "./art/landscape";
import { type ElfView } from "./view";

const SIDES = ["city", "north", "east", "south", "west"];

export function Country() {
  const { speech } = useBoard();
  const catalogue = useCatalogue();
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
    <TargetGroup className="master-elf-country" data-essential="" aria-label={speech.text("label-areas")}>
      <svg viewBox="0 0 720 600" preserveAspectRatio="xMidYMid slice" className="master-elf-land">
        <Landscape borders={borders} />
        {areas.map(
          (area, index) =>
            index > 0 && <Region key={area} area={area} side={SIDES[index]!} outline={REGIONS[index]!} />,
        )}
        <Region area={areas[0]!} side={SIDES[0]!} outline={REGIONS[0]!} />
      </svg>
      {areas.map((area, index) => (
        <Area key={area} area={area} side={SIDES[index]!} />
      ))}
    </TargetGroup>
  );
}

function Region({ area, side, outline }: { area: string; side: string; outline: string }) {
  const { view, moves, speech, names, say } = useBoard<ElfView>();
  const here = view.players.flatMap((player, seatNumber) => (player.at === area ? [names[seatOf(seatNumber)]] : []));
  const label = [
    speech.name("area", area),
    view.areas[area] && (speech.several("card", view.areas[area]) || speech.text("nothing")),
    here.length > 0 && say("elves-here", { names: here.join(", ") }),
  ];
  return (
    <MoveTarget
      as="path"
      d={outline}
      kind="area"
      word={area}
      moves={movesOn(moves, ["go"], area)}
      label={label.filter(Boolean).join(". ")}
      showsLast
      className="master-elf-region"
      data-key-at={`.master-elf-area[data-side=${side}] > :first-child:not(:empty)`}
    />
  );
}

function Area({ area, side }: { area: string; side: string }) {
  const { view, speech, moves } = useBoard<ElfView>();
  const catalogue = useCatalogue();
  const lying = useZone(`area ${area}`);
  const canGo = moves.includes(`go ${area}`);
  const isHere = view.players.some((player, seatNumber) => seatOf(seatNumber) === view.active && player.at === area);
  return (
    <div className="master-elf-area" data-side={side} data-reachable={canGo || undefined}>
      <span className="master-elf-sign-post" aria-hidden>
        {speech.name("area", area)}
      </span>
      <div className="master-elf-lying">
        {area === catalogue.city && <Piles />}
        {lying.map(({ id, card }) => (
          <Piece key={id} id={id} className="master-elf-ingredient">
            {isHere && card && moves.includes(`take ${card}`) ? (
              <MoveTarget kind="card" word={card} moves={[`take ${card}`]}>
                <Face card={card} />
              </MoveTarget>
            ) : (
              <Face card={card ?? ""} />
            )}
          </Piece>
        ))}
      </div>
      <div className="master-elf-elves" aria-hidden>
        {view.players.map((player, seatNumber) => {
          if (player.at !== area) return null;
          const seat = seatOf(seatNumber);
          return (
            <Piece key={seat} id={`elf-${seat}`} className="master-elf-elf" data-turn={view.turn === seat || undefined}>
              <ElfFigure seatNumber={seatNumber} />
            </Piece>
          );
        })}
      </div>
    </div>
  );
}

/** The deck and the discard pile, in the city. */
function Piles() {
  const { view, speech, moves } = useBoard<ElfView>();
  const discarded = Object.entries(view.discard).flatMap(([card, count]) => Array<string>(count).fill(card));
  const lying = speech.several("card", discarded) || speech.text("nothing");
  return (
    <>
      <Pile
        tokens={useZone("deck")}
        count={view.deck.count}
        kind="pile"
        word="deck"
        moves={movesOn(moves, ["draw"])}
        label={speech.text("area-deck", { count: view.deck.count })}
        draw={() => <Back />}
      />
      <Pile
        tokens={useZone("discard")}
        count={discarded.length}
        kind="pile"
        word="discard"
        label={`${speech.text("label-discard")}: ${discarded.length}. ${lying}`}
        className="master-elf-discard"
        draw={({ card }) => <Face card={card ?? ""} />}
      />
    </>
  );
}
