/** The points a company has so far: expeditions, artefacts and their sets, guides. */

import { numberOf, type Figures } from "./view";

export function pointsOf(figures: Figures, done: string[]): number {
  const expeditions = done.reduce((sum, word) => sum + (figures.expeditions[word]?.points ?? 0), 0);
  const adventures = done.flatMap((word) => figures.adventures[word] ?? []);
  const artefacts = adventures.reduce((sum, one) => sum + (one.points ?? 0), 0);
  const guides = adventures.filter((one) => !one.artefact).length;
  const counts = Object.keys(figures.artefacts).map((kind) => adventures.filter((one) => one.artefact === kind).length);
  return expeditions + artefacts + bestSets(figures, counts) + forGuides(figures, guides);
}

function forGuides(figures: Figures, guides: number): number {
  if (guides < 2) return 0;
  return numberOf(figures, guides === 2 ? "two-guides" : "three-guides");
}

/** The most points for artefacts in sets: of two or three equal ones, or of two or four different ones. */
function bestSets(figures: Figures, counts: number[]): number {
  const known = new Map<string, number>();
  const sets: [name: string, size: number, isAlike: boolean][] = [
    ["three-alike", 3, true],
    ["two-alike", 2, true],
    ["four-different", 4, false],
    ["two-different", 2, false],
  ];
  function best(found: number[]): number {
    const left = found.filter((count) => count > 0).sort((one, other) => other - one);
    const key = left.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    let most = 0;
    for (const [name, size, isAlike] of sets) {
      for (const chosen of isAlike ? left.map((_, place) => [place]) : choices(left.length, size)) {
        const rest = left.map((count, place) => (chosen.includes(place) ? count - (isAlike ? size : 1) : count));
        if (rest.every((count) => count >= 0)) most = Math.max(most, numberOf(figures, name) + best(rest));
      }
    }
    known.set(key, most);
    return most;
  }
  return best(counts);
}

/** All ways to choose that many of the first numbers. */
function choices(among: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, among - from) }, (_, step) => from + step).flatMap((first) =>
    choices(among, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}
