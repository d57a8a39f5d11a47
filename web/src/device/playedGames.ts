/** The games whose tables were opened on this device. The home page offers to teach the others first. */

import { isList, keep, stored } from "./storage";

const KEY = "ludoteca.games";

const load = (): string[] => stored(KEY, isList, []);

export const hasPlayed = (game: string): boolean => load().includes(game);

export function keepPlayed(game: string): void {
  if (!hasPlayed(game)) keep(KEY, [...load(), game]);
}
