/** ALPACA in the browser. */

import type { View } from "../../api/client";
import type { Edition, GameModule } from "../module";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { help } from "./help";
import { forecast } from "./forecast";
import { lessons } from "./lessons";
import { reasons } from "./reasons";
import { FENCES, knownPoints, seen, spacesTaken } from "./view";

const SPACES = 2 * FENCES;

function taken(view: View, place: number): number {
  return seen(view).players[place]?.farm.reduce((sum, fence) => sum + spacesTaken(fence), 0) ?? 0;
}

/** The progress of the match is that of the fullest farm. */
function progress(view: View): number {
  const { outcome, final, players } = seen(view);
  if (outcome) return 1;
  const fullest = Math.max(...players.map((_, place) => taken(view, place)));
  return Math.min(final ? 0.97 : 0.95, (0.95 * fullest) / SPACES);
}

function score(view: View, place: number, edition: Edition): number | null {
  return knownPoints(seen(view), edition, place);
}

const game: GameModule = {
  Board,
  Cover,
  minutes: "20–40",
  plain: ["end"],
  help,
  forecast,
  reasons,
  progress,
  score,
  lessons,
};

export default game;
