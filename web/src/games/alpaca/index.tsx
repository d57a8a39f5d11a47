/** ALPACA in the browser. */

import type { View } from "../../api/client";
import { figure } from "../../texts/numbers";
import type { GameModule } from "../module";
import { Board } from "./Board";
import { MoveSign, Picture, PlayerPiece } from "./Card";
import { help } from "./help";
import { lessons } from "./lessons";
import { wordsOf } from "./texts";
import { seen, SPACES } from "./view";

/** The progress of the match is that of the fullest farm. */
function progress(view: View): number {
  const { outcome, final, players } = seen(view);
  if (outcome) return 1;
  const fullest = Math.max(...players.map(({ filled = 0 }) => filled));
  return Math.min(final ? 0.97 : 0.95, (0.95 * fullest) / SPACES);
}

function score(view: View, place: number): string | null {
  return figure(seen(view).players[place]?.score?.total);
}

const game: GameModule = {
  Board,
  buttons: ["end"],
  texts: wordsOf,
  Picture,
  PlayerPiece,
  MoveSign,
  help,
  progress,
  score,
  lessons,
};

export default game;
