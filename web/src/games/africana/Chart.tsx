/** The map: land and sea, routes, towns with their symbols, and the explorers. */

import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { seatIndex, seatOf } from "../seats";
import { Ground } from "./Ground";
import { Marker, Rose, Symbol } from "./art";
import { touchAreas, type Area } from "./touch";
import { Traveller } from "./Traveller";
import { usePlay, useThing } from "./play";
import { halfOf, sheetOf, surroundingsOf, type Label } from "./route";
import type { AfricanaView, Figures, Region } from "./view";
import { cardOf, coloursIn, isRecoloured, movesOn, numberOf } from "./view";

/** How a region is highlighted while the pointer is elsewhere on the board. */
type Spot = "reach" | "start" | "target";
export type Spots = Record<string, Spot>;
export const SpotsContext = createContext<Spots>({});

const TOWN = 11; // the radius of a symbol
const NAME = 19;
const FINGER = 46; // pixels

function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width / 20) * 20));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return { frame, width };
}

export function Chart({ view, figures }: { view: AfricanaView; figures: Figures }) {
  const { speech, seat } = usePlay().board;
  const spots = useContext(SpotsContext);
  const { frame, width } = useWidth();
  const unit = figures.map.width / Math.max(width, 240); // map units per pixel
  const scale = Math.max(1.25, Math.min(1.95, (10.5 * unit) / TOWN)) * (figures.map.width / 1000);
  const size = Math.max(NAME, Math.min(27, 11.5 * unit)) * (figures.map.width / 1000);
  const surroundings = useMemo(() => {
    const names = Object.fromEntries(Object.keys(figures.regions).map((word) => [word, speech.name("region", word)]));
    return surroundingsOf(figures, names, size, scale);
  }, [figures, speech, size, scale]);
  const touch = useMemo(() => touchAreas(figures, FINGER * unit, scale), [figures, unit, scale]);
  const goals = goalsOf(view, figures, seat);

  return (
    <div ref={frame} className="africana-map">
      <Ground figures={figures} language={speech.language} size={size} />
      <svg
        viewBox={sheetOf(figures)}
        className="africana-map-towns"
        role="group"
        aria-label={speech.text("label-regions")}
      >
        {Object.entries(figures.regions).map(([word, region]) => (
          <Town
            key={word}
            figures={figures}
            word={word}
            region={region}
            scale={scale}
            size={size}
            label={surroundings[word]!.label}
            touch={touch[word]!}
            spot={spots[word]}
            goals={goals[word]}
          />
        ))}
        {view.players.map((_, place) => (
          <Traveller
            key={place}
            view={view}
            figures={figures}
            seat={seatOf(place)}
            scale={scale * 0.86}
            surroundings={surroundings}
          />
        ))}
        <Offers view={view} figures={figures} scale={scale} />
      </svg>
    </div>
  );
}

/** The targets of the player's expeditions and open adventures. */
function goalsOf(view: AfricanaView, figures: Figures, seat: string | null): Record<string, string> {
  const player = seat ? view.players[seatIndex(seat)] : undefined;
  if (!player || !seat) return {};
  const joined = view.slots
    .filter((slot) => slot?.markers.includes(seat))
    .map((slot) => figures.expeditions[slot!.expedition]);
  const open = player.open.map((word) => figures.adventures[word]);
  const colour = figures.companies[player.company]?.colour ?? "white";
  return Object.fromEntries([...joined, ...open].flatMap((one) => (one ? [[one.target, colour]] : [])));
}

interface TownProps {
  figures: Figures;
  word: string;
  region: Region;
  scale: number;
  size: number;
  label: Label;
  touch: Area;
  spot?: Spot;
  goals?: string;
}

function Town({ figures, word, region, scale, size, label, touch, spot, goals }: TownProps) {
  const { board } = usePlay();
  const moves = movesOn(board.moves, "go", word);
  const name = board.speech.name("region", word);
  const colours = coloursIn(figures, board.speech.language, region.symbols);
  const thing = useThing({ moves, explained: ["region", word], label: `${name}: ${colours}`, isQuiet: true });
  const [x, y] = region.xy;
  const reach = halfOf(region.symbols);
  const isPaid = moves.length > 0 && moves.every(isRecoloured);
  return (
    <g className="africana-town" data-spot={spot} data-paid={isPaid || undefined} {...thing}>
      <title>{name}</title>
      <rect
        className="africana-town-touch"
        x={touch.left}
        y={touch.top}
        width={touch.right - touch.left}
        height={touch.bottom - touch.top}
      />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <rect className="africana-town-glow" x={-reach - 5} y="-20" width={2 * reach + 10} height="40" rx="20" />
        <rect className="africana-town-plate" x={-reach} y="-15" width={2 * reach} height="30" rx="15" />
        {region.symbols.map((symbol, place) => (
          <g key={symbol} transform={`translate(${region.symbols.length > 1 ? place * 21 - 10.5 : 0} 0)`}>
            <Symbol colour={symbol} />
          </g>
        ))}
        {goals && (
          <g className="africana-goal" transform={`translate(${reach - 1} -13)`}>
            <path d="M0,8V-13" stroke="#4a2c14" strokeWidth="2" strokeLinecap="round" />
            <path d="M0,-13L15,-8.5L0,-3Z" fill="#fff8e8" stroke="#4a2c14" strokeWidth="1.2" strokeLinejoin="round" />
            <g transform="translate(4.8 -8) scale(.5)">
              <Marker colour={goals} />
            </g>
          </g>
        )}
      </g>
      <text className="africana-town-name" x={label.x} y={label.y} textAnchor={label.anchor} fontSize={size}>
        {name}
      </text>
    </g>
  );
}

/** The cards that open the way into the regions within reach. */
function Offers({ view, figures, scale }: { view: AfricanaView; figures: Figures; scale: number }) {
  const { moves } = usePlay().board;
  if (view.pending?.choice !== "move") return null;
  return (
    <g className="africana-offers" aria-hidden="true">
      {Object.entries(figures.regions).map(([word, region]) => {
        const ways = movesOn(moves, "go", word);
        const free = ways.filter((move) => !isRecoloured(move)).map((move) => cardOf(move)!);
        const offers = free.length ? free : ways.length ? ["coin"] : [];
        const rise = view.players.some((player) => player.at === word) ? 24 : -24; // so that it does not cover an explorer's face
        return (
          <g key={word} transform={`translate(${region.xy[0]} ${region.xy[1] + rise * scale}) scale(${scale * 0.8})`}>
            {offers.map((card, place) => (
              <g key={card} transform={`translate(${(place - (offers.length - 1) / 2) * 17} 0)`}>
                <Offer card={card} price={numberOf(figures, "recolour-price")} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Offer({ card, price }: { card: string; price: number }) {
  if (card === "coin") {
    return (
      <>
        <circle r="9" fill="#e4e8eb" stroke="#6c747b" strokeWidth="1.4" />
        <text className="africana-figure" y="4" fontSize="11.5" fill="#353c42">
          {price}
        </text>
      </>
    );
  }
  const colour = card.replace(/^guide-/, "");
  return (
    <>
      <rect x="-7.5" y="-10" width="15" height="20" rx="2.6" fill="#fffaf0" stroke="#6b4a2c" strokeWidth="1.2" />
      <g transform={card === "joker" ? "scale(.33)" : "scale(.58)"}>
        {card === "joker" ? <Rose /> : <Symbol colour={colour} />}
      </g>
    </>
  );
}
