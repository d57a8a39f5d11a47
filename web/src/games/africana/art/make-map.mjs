/** Writes `land.ts`: coasts of Natural Earth (public domain, from world-atlas) on the square of the edition.
 *
 *     node src/games/africana/art/make-map.mjs
 *
 * The edition places its towns on a square of 1000 with equal degrees; the constants below define it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoContains } from "d3-geo";
import { feature } from "topojson-client";

const SIZE = 1000;
const X0 = 281.6; // the meridian of Greenwich
const Y0 = 537; // the equator
const PER_LONGITUDE = 12.85;
const PER_LATITUDE = 12.2;
const MARGIN = 40; // coasts continue under the frame

const pointsOf = (line) => line.split(" ").map((point) => point.split(",").map(Number));

// The land of Natural Earth has no lakes and rivers; these are the large ones, in degrees.
const LAKES = [
  "31.8,-0.6 32.6,0.2 33.6,0.35 34.1,-0.3 33.7,-1.3 33.2,-2.3 32.2,-2.5 31.75,-1.6",
  "29.2,-3.4 29.5,-4.4 29.6,-5.6 30.4,-6.8 31.1,-8.4 30.8,-8.6 30.1,-7.2 29.2,-5.9 29.1,-4.2",
  "34.0,-9.6 34.5,-10.6 34.7,-12.2 35.1,-13.8 34.8,-14.2 34.3,-12.6 34.1,-11.0 33.9,-9.8",
  "13.4,13.2 14.2,13.5 14.7,12.9 14.0,12.5",
].map(pointsOf);
const RIVERS = [
  "33.4,0.3 31.6,2.4 31.7,5 30.6,9.4 32.4,13 32.6,15.6 33.9,18 31.2,19.4 32.9,24 31.3,28.2 31.1,30.2",
  "37.4,11.8 36,9.9 34.6,11.8 32.6,15.6",
  "-10.6,9.3 -6,13.6 -3,16.7 0,16.8 2.2,13.4 5.6,9.6 6.7,6.4 6.1,4.4",
  "25.6,-10.6 26.6,-5.4 25.2,0.6 22,2.2 18.2,0.3 16,-3.4 12.6,-6",
  "22.2,-12.6 23.4,-17 26.2,-17.9 29,-16.2 32.4,-16.1 36.2,-18.6",
  "28.6,-30 24.6,-29.2 20.6,-28.6 16.6,-28.7",
].map(pointsOf);

const place = ([longitude, latitude]) => [X0 + longitude * PER_LONGITUDE, Y0 - latitude * PER_LATITUDE];

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("world-atlas/land-50m.json")));
const land = feature(atlas, atlas.objects.land);
if (!geoContains(land, [20, 0])) throw new Error("the middle of Africa is not land");

/** The part of a ring inside the margins (Sutherland-Hodgman). */
function clip(ring) {
  const [low, high] = [-MARGIN, SIZE + MARGIN];
  const sides = [
    [0, low, 1],
    [0, high, -1],
    [1, low, 1],
    [1, high, -1],
  ];
  return sides.reduce((points, [axis, bound, sign]) => {
    const isIn = (point) => (point[axis] - bound) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1);
      const crossing = isIn(point) === isIn(before) ? [] : [cut(before, point, axis, bound)];
      return isIn(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}

function cut(from, to, axis, bound) {
  const share = (bound - from[axis]) / (to[axis] - from[axis]);
  return [0, 1].map((one) => from[one] + share * (to[one] - from[one]));
}

/** The line with fewer points (Douglas-Peucker). */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const far = points.map((point) =>
    length < 1e-9
      ? Math.hypot(point[0] - first[0], point[1] - first[1])
      : Math.abs((last[0] - first[0]) * (first[1] - point[1]) - (first[0] - point[0]) * (last[1] - first[1])) / length,
  );
  const farthest = far.indexOf(Math.max(...far));
  if (far[farthest] < tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], index) => sum + x * ring.at(index - 1)[1] - ring.at(index - 1)[0] * y, 0)) / 2;

function toPath(points, isClosed) {
  const steps = points.map((point) => point.map(Math.round));
  const words = steps.slice(1).map(([x, y], index) => `${x - steps[index][0]},${y - steps[index][1]}`);
  return `M${steps[0].join(",")}l${words.join(" ")}${isClosed ? "z" : ""}`;
}

/** A smooth curve through a few points. */
function toCurve(points, isClosed) {
  const at = (index) =>
    isClosed ? points.at(index % points.length) : points[Math.max(0, Math.min(points.length - 1, index))];
  const parts = [`M${at(0).map(Math.round)}`];
  for (let index = 0; index < points.length - (isClosed ? 0 : 1); index++) {
    const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map(at);
    const one = [0, 1].map((axis) => Math.round(b[axis] + (c[axis] - a[axis]) / 6));
    const two = [0, 1].map((axis) => Math.round(c[axis] - (d[axis] - b[axis]) / 6));
    parts.push(`C${one} ${two} ${c.map(Math.round)}`);
  }
  return parts.join("") + (isClosed ? "z" : "");
}

const rings = (land.features ?? [land]).flatMap((one) => one.geometry.coordinates).flat();
const isNear = ([x, y]) => x > -MARGIN && x < SIZE + MARGIN && y > -MARGIN && y < SIZE + MARGIN;

function coasts(tolerance, smallest) {
  return rings
    .map((ring) => ring.map(place))
    .filter((ring) => ring.some(isNear))
    .map(clip)
    .filter((ring) => area(ring) > smallest)
    .map((ring) => toPath(simplify(ring, tolerance), true))
    .join("");
}

/** The continent alone, for small pictures: the coast from Port Said around the Cape to Suez, and Madagascar. */
function continent() {
  const distance = ([x, y], [a, b]) => Math.hypot(x - a, y - b);
  const nearest = (ring, point) =>
    ring.reduce((best, one, index) => (distance(one, point) < distance(ring[best], point) ? index : best), 0);
  const cape = [18.4, -34.3];
  const main = rings.reduce((best, ring) =>
    distance(ring[nearest(ring, cape)], cape) < distance(best[nearest(best, cape)], cape) ? ring : best,
  );
  const ends = [nearest(main, [32.3, 31.25]), nearest(main, [32.55, 29.95])].sort((a, b) => a - b);
  const within = main.slice(ends[0], ends[1] + 1);
  const coast = within.some(([, y]) => y < -34) ? within : [...main.slice(ends[1]), ...main.slice(0, ends[0] + 1)];
  const island = rings.find((ring) => ring.some((point) => distance(point, [47, -25]) < 1));
  return [coast, island].map((ring) => toPath(simplify(ring.map(place), 6), true)).join("");
}

const text = `/** Coasts, lakes and rivers on the square of the map; written by make-map.mjs. */

export const SIZE = ${SIZE};

export const LAND =
  "${coasts(1.3, 40)}";

export const LAKES =
  "${LAKES.map((shore) => toCurve(shore.map(place), true)).join("")}";

export const RIVERS =
  "${RIVERS.map((course) => toCurve(course.map(place), false)).join("")}";

/** The continent in a few strokes. */
export const CONTINENT =
  "${continent()}";
`;
writeFileSync(new URL("land.ts", import.meta.url), text);
