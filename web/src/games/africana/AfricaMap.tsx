/** The map: land and sea, routes, towns with their symbols, and the explorers. */

import { createContext, useCallback, useContext, useMemo, type ReactNode } from "react";
import {
  layOut,
  MapLeads,
  MapNames,
  movesOn,
  MoveTarget,
  nameLeads,
  standsOf,
  TargetGroup,
  useBoard,
  useIntent,
  useSize,
  Walker,
  wayBetween,
} from "../../board";
import type { Point } from "../../board";
import { seatIndex, seatOf } from "../../api/seats";
import { Explorer, Marker, Symbol } from "./art/signs";
import { Ground } from "./art/Ground";
import { equatorLabel, halfOf, mapInputFor, scalesFor, stretch, viewBoxOf, type Harbour } from "./placement";
import type { AfricanaView, Figures } from "./view";
import { colourOfSeat, coloursIn, figuresOf, isRecoloured } from "./view";

/** How a region is highlighted while the pointer is elsewhere on the board. */
type Spot = "reach" | "start" | "target";
export type Spots = Record<string, Spot>;
export const SpotsContext = createContext<Spots>({});
export const PointContext = createContext<(spots: Spots) => void>(() => undefined);

const STEP = 10; // pixels; the map is laid out again when its width changes by so much

/** The map; `children` lie on its sea. */
export function AfricaMap({ harbour, children }: { harbour: Harbour; children: ReactNode }) {
  const { view, speech, seat, edition } = useBoard<AfricanaView>();
  const spots = useContext(SpotsContext);
  const { frame, width: exact, height } = useSize();
  const width = Math.floor(exact / STEP) * STEP;
  const ratio = exact ? height / exact : 1;
  const figures = useMemo(() => stretch(figuresOf(edition), ratio), [edition, ratio]);
  const scales = useMemo(() => scalesFor(figures, width), [figures, width]);
  const { input, layout, leads, equator } = useMemo(() => {
    const names = Object.fromEntries(Object.keys(figures.regions).map((word) => [word, speech.name("region", word)]));
    const input = mapInputFor(figures, names, width, harbour);
    const layout = layOut(input);
    return { input, layout, leads: nameLeads(input, layout), equator: equatorLabel(figures, input) };
  }, [figures, speech, width, harbour]);
  const towns = view.players.map((player) => player.at).join();
  const stands = useMemo(() => standsOf(input, layout, towns.split(",")), [input, layout, towns]);
  const way = useCallback(
    (from: string, to: string) => wayBetween(figures.map.routes, layout.positions, from, to),
    [figures.map.routes, layout.positions],
  );
  return (
    <div ref={frame} className="africana-map" data-essential="">
      {width > 0 && (
        <>
          <Ground
            figures={figures}
            positions={layout.positions}
            language={speech.language}
            equator={equator}
            size={scales.name}
          />
          <TargetGroup aria-label={speech.text("label-regions")} className="africana-map-towns">
            <svg viewBox={viewBoxOf(figures)}>
              <MapLeads leads={leads} width={1.5 * scales.unit} className="africana-name-leads" />
              {Object.keys(figures.regions).map((word) => (
                <Town
                  key={word}
                  figures={figures}
                  word={word}
                  place={layout.positions[word]!}
                  finger={input.sizes.finger}
                  plate={scales.plate}
                  spot={spots[word]}
                  flag={seat && isGoal(view, word) ? colourOfSeat(view, figures, seat) : undefined}
                />
              ))}
              <MapNames labels={layout.labels} size={scales.name} className="africana-town-names" />
            </svg>
          </TargetGroup>
          {/* A picture of their own: while they walk, nothing else is drawn again. */}
          <svg viewBox={viewBoxOf(figures)} className="africana-travellers" aria-hidden="true">
            {view.players.map(({ at }, seatNumber) => {
              const [[x, y], [left, top]] = [layout.positions[at] ?? [0, 0], stands[seatNumber]!];
              return (
                <Walker key={seatNumber} at={at} point={[x, y]} wayBetween={way}>
                  <g transform={`translate(${left - x} ${top - y}) scale(${scales.pawn})`}>
                    <ellipse className="africana-base" cy="-3" rx="16" ry="9" fill={`var(--${seatOf(seatNumber)})`} />
                    <Explorer colour={colourOfSeat(view, figures, seatOf(seatNumber))} />
                  </g>
                </Walker>
              );
            })}
          </svg>
        </>
      )}
      {children}
    </div>
  );
}

/** Whether the viewer can complete something in a region. */
const isGoal = ({ goals }: AfricanaView, region: string): boolean =>
  goals?.[region]?.some((move) => move.startsWith("complete ")) ?? false;

interface TownProps {
  figures: Figures;
  word: string;
  place: Point;
  finger: number;
  plate: number; // the scale of its plate
  spot?: Spot;
  flag?: string;
}

function Town({ figures, word, place: [x, y], finger, plate, spot, flag }: TownProps) {
  const { view, speech, seat } = useBoard<AfricanaView>();
  const { symbols } = figures.regions[word]!;
  const isHome = seat !== null && view.players[seatIndex(seat)]?.at === word; // where things can be joined and completed
  const ofTown = (all: string[]): string[] =>
    isHome ? movesOn(all, ["join", "complete"]) : movesOn(all, ["go"], word);
  const { moves, then, onPlay } = useIntent("move", ofTown);
  const ways = then.length ? then : moves;
  const name = speech.name("region", word);
  const here = view.players.flatMap((player, seatNumber) =>
    player.at === word ? [speech.seat(seatOf(seatNumber))] : [],
  );
  const spoken = [`${name}: ${coloursIn(figures, speech.language, symbols)}`, here.join(", ")].filter(Boolean);
  const reach = halfOf(symbols);
  return (
    <MoveTarget
      as="g"
      className="africana-town"
      data-spot={spot}
      data-start={view.goals?.[word]?.some((move) => move.startsWith("join ")) || undefined}
      data-paid={(ways.length > 0 && ways.every(isRecoloured)) || undefined}
      data-soon={then.length > 0 || undefined}
      moves={moves}
      kind="region"
      word={word}
      label={spoken.join(". ")}
      showsLast
      onPlay={onPlay}
    >
      <rect className="africana-town-touch" x={x - finger / 2} y={y - finger / 2} width={finger} height={finger} />
      <g transform={`translate(${x} ${y}) scale(${plate})`}>
        <rect className="africana-town-glow" x={-reach - 4} y="-19" width={2 * reach + 8} height="38" rx="19" />
        <rect className="africana-town-plate" x={-reach} y="-15" width={2 * reach} height="30" rx="15" />
        {symbols.map((symbol, index) => (
          <g key={symbol} transform={`translate(${symbols.length > 1 ? index * 21 - 10.5 : 0} 0)`}>
            <Symbol colour={symbol} />
          </g>
        ))}
        {flag && (
          <g className="africana-goal" transform={`translate(${reach - 4} -12)`}>
            <path d="M0,6V-16" stroke="#4a2c14" strokeWidth="2" strokeLinecap="round" />
            <path d="M0,-16L19,-9.5L0,-3Z" fill="#4a2c14" stroke="#fff8e8" strokeWidth="1.2" strokeLinejoin="round" />
            <g transform="translate(6 -9.5) scale(.55)">
              <Marker colour={flag} />
            </g>
          </g>
        )}
      </g>
    </MoveTarget>
  );
}
