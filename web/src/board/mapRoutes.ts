/** The routes of a map: curves between its places. */

import { curveThrough, type Point } from "./paths";
import type { Positions } from "./mapPlaces";

export interface Route {
  between: [string, string];
  via?: Point[];
}

/** Points along the curve of a route, from its first end to its second. */
export function pointsOf(positions: Positions, { between, via = [] }: Route): Point[] {
  const [from, to] = between.map((place) => positions[place] ?? ([0, 0] as const));
  return curveThrough([from!, ...via, to!]);
}

/** The way from a place to a neighbour; a straight line if no route joins them. */
export function wayBetween(routes: Route[], positions: Positions, from: string, to: string): Point[] {
  const route = routes.find(({ between }) => between.includes(from) && between.includes(to));
  const points = pointsOf(positions, route ?? { between: [from, to] });
  return route && route.between[0] !== from ? points.reverse() : points;
}
