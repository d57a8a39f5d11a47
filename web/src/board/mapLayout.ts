/** A map of places: where they, their names and the pieces stand at a certain size, so that nothing covers anything. */

import { linesOf } from "./lettering";
import { placeNames } from "./mapNames";
import { flagAt, plateAt, spreadPlaces, type Layout, type MapInput, type Placed } from "./mapPlaces";

/** The places moved apart, each with what is drawn there. */
export function placeAll(input: MapInput): Placed[] {
  const { places, sizes } = input;
  const words = Object.keys(places);
  const lines = words.map((word) => linesOf(places[word]!.name));
  const positions = spreadPlaces(input, lines);
  return words.map((word): Placed => {
    const [at, { halfWidth, name }] = [positions[word]!, places[word]!];
    return { at, halfWidth, name, plate: plateAt(at, places[word]!, sizes), flag: flagAt(at, halfWidth, sizes) };
  });
}

export function layOut(input: MapInput): Layout {
  const words = Object.keys(input.places);
  const placed = placeAll(input);
  const positions = byWord(placed.map(({ at }) => at));
  const names = placeNames(input, placed, input.routes(positions));
  return {
    positions,
    labels: byWord(names.map(({ label }) => label)),
    names: byWord(names.map(({ box }) => box)),
    plates: byWord(placed.map(({ plate }) => plate)),
    flags: byWord(placed.map(({ flag }) => flag)),
  };

  function byWord<Part>(parts: Part[]): Record<string, Part> {
    return Object.fromEntries(words.map((word, index) => [word, parts[index]!]));
  }
}
