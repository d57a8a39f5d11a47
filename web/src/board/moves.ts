/** Which moves belong to a component, and what a view says of a move. */

import type { Effect, View } from "../api/client";

/** The moves with one of these verbs, and with this word after it if there is one: `go lagos with joker`. */
export function movesOn(moves: string[], verbs: string[], word?: string): string[] {
  const start = (verb: string): string => (word === undefined ? `${verb} ` : `${verb} ${word} `);
  return verbs.flatMap((verb) => moves.filter((move) => `${move} `.startsWith(start(verb))));
}

/** What a view says of a move under this code, if it does. */
export function effectOf(view: View, move: string | undefined, code: string): Effect | undefined {
  return view.effects?.[move ?? ""]?.find(({ effect }) => effect === code);
}
