/** Finds the game module of a game: each folder here has an `index.tsx` that exports it. */

import type { GameModule } from "../board/gameModule";

/** A game without a folder here has a plain board. */
const modules = import.meta.glob<{ default: GameModule }>("./*/index.tsx");

export async function moduleOf(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.tsx`];
  return load ? (await load()).default : (await import("../board/plain")).plainModule;
}
