/** The map of Africa for a room of a certain size: what the kit lays out, and the routes. */

import {
  boxOfLabel,
  covered,
  least,
  placeAll,
  pointAt,
  pointsOf,
  type Box,
  type Label,
  type MapInput,
  type Point,
} from "../../board";
import type { Figures } from "./view";

export const MARGIN = 26; // the map extends a little above and below its square
export const SIDE = 12; // and to the left and right
const FINGER_PX = 45;
const SMALL_PX = 440; // a map that is less wide is on a phone
const PLATE_HALF_HEIGHT = 15;

/** Half the width of a town's plate. */
export const halfOf = (symbols: string[]): number => (symbols.length > 1 ? 25 : 15);

/** The `viewBox` of the map. */
export const viewBoxOf = ({ map }: Figures): string =>
  `${-SIDE} ${-MARGIN} ${map.width + 2 * SIDE} ${map.height + 2 * MARGIN}`;

/** How large plates, names and explorers are drawn on a map of this width in pixels, in units of the map. */
export function scalesFor({ map }: Figures, width: number) {
  const unit = (map.width + 2 * SIDE) / Math.max(width, 200);
  const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));
  return {
    unit,
    plate: (clamp(18, width / 26, 27) / 25) * unit,
    name: clamp(12, width / 44, 16) * unit,
    pawn: (clamp(29, width / 15, 46) / 57) * unit,
  };
}

/** The map made higher, so that it fills a room of this height to width. */
export function stretch(figures: Figures, ratio: number): Figures {
  const { map, regions } = figures;
  const height = Math.round(ratio * (map.width + 2 * SIDE) - 2 * MARGIN);
  const factor = height / map.height;
  if (Math.abs(factor - 1) < 0.01) return figures;
  const down = ([x, y]: Point): Point => [x, y * factor];
  const routes = map.routes.map((route) => ({ ...route, via: route.via?.map(down) }));
  return {
    ...figures,
    map: { ...map, height, equator: map.equator * factor, routes },
    regions: Object.fromEntries(Object.entries(regions).map(([word, one]) => [word, { ...one, xy: down(one.xy) }])),
  };
}

/** What lies on the sea of a small map: buttons with words or with signs alone, and on a flat phone the deck above them. */
export type Harbour = "worded" | "signs" | "deck";

/** The map of a room. */
export function mapInputFor(
  figures: Figures,
  names: Record<string, string>,
  width: number,
  harbour: Harbour = "signs",
): MapInput {
  const { map, regions } = figures;
  const { unit, plate, name, pawn } = scalesFor(figures, width);
  const places = Object.entries(regions).map(([word, { xy, symbols }]) => {
    return [word, { xy, name: names[word] ?? word, halfWidth: halfOf(symbols) * plate }] as const;
  });
  const input: MapInput = {
    bounds: { left: -SIDE, top: -MARGIN, right: map.width + SIDE, bottom: map.height + MARGIN },
    places: Object.fromEntries(places),
    routes: (positions) =>
      map.routes.flatMap((route) => {
        const points = pointsOf(positions, route);
        return Array.from({ length: 15 }, (_, step) => pointAt(points, (step + 1) / 16));
      }),
    corner: harbourOf(figures, unit, harbour === "worded"),
    taken: harbour === "deck" ? [deckOf(figures, unit)] : [],
    sizes: {
      unit,
      name,
      finger: FINGER_PX * unit,
      plate: PLATE_HALF_HEIGHT * plate,
      flag: 17 * plate,
      pawn: [17 * pawn, 54 * pawn],
    },
  };
  return { ...input, taken: [boxOfLabel(equatorLabel(figures, input), name), ...input.taken] };
}

/** The corner of the sea where the deck lies, or on a small map the buttons of the other parts. */
function harbourOf({ map: { width, height } }: Figures, unit: number, isWorded: boolean): Box {
  const isSmall = (width + 2 * SIDE) / unit < SMALL_PX;
  const [widthPx, heightPx] = isWorded ? [90, 190] : [98, 103]; // of the buttons
  const right = isSmall ? widthPx * unit - SIDE : width * 0.3;
  const top = height + MARGIN - (isSmall ? heightPx * unit : height * 0.19);
  return { left: -SIDE, right, top, bottom: height + MARGIN };
}

const DECK = { wide: 54, top: 176, bottom: 104 }; // pixels from the lower left corner; `board.css` has the same place

function deckOf({ map: { height } }: Figures, unit: number): Box {
  const [top, bottom] = [DECK.top, DECK.bottom].map((rise) => height + MARGIN - rise * unit);
  return { left: -SIDE, right: DECK.wide * unit - SIDE, top: top!, bottom: bottom! };
}

const LONGEST = "Equatore"; // the word for the equator in the language where it is longest

/** Where the word for the equator stands: at the right edge, above the line or below it, beside towns and flags. */
export function equatorLabel({ map }: Figures, input: MapInput): Label {
  const { name } = input.sizes;
  const inTheWay = placeAll(input).flatMap(({ plate, flag }) => [plate, flag]);
  const labels = [-0.45, 0.95, -0.8, 1.3].map((drop): Label => {
    return { x: map.width, y: map.equator + name * drop, anchor: "end", lines: [LONGEST] };
  });
  return least(labels, (label) => covered(boxOfLabel(label, name), inTheWay));
}
