/** Which levels of bots can be chosen: the champion only plays where it was measured to be the strongest. */

import { LEVELS, type GameInfo, type Level } from "../api/client";

/** The levels at a table with that many seats; `edition` is null for the game's own one. */
export function offeredLevels(game: GameInfo, seats: number, edition: string | null = null): Level[] {
  return LEVELS.filter((level) => level !== "champion" || (edition === null && game.champion.includes(seats)));
}

/** The levels that all games offer with two seats; the champion is not among them before the games are known. */
export const commonLevels = (games: GameInfo[]): Level[] =>
  LEVELS.filter((level) =>
    games.length ? games.every((game) => offeredLevels(game, 2).includes(level)) : level !== "champion",
  );
