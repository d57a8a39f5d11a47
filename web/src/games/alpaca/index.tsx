/** ALPACA in the browser. */

import type { View } from "../../api/client";
import { figure } from "../../texts/numbers";
import type { GameModule } from "../../board/gameModule";
import { Board } from "./Board";
import { MoveSign, Picture, PlayerPiece } from "./Card";
import { help } from "./help";
import { lessons } from "./lessons";
import { textsOf } from "./texts";
import { viewOf } from "./view";

function score(view: View, seatNumber: number): string | null {
  return figure(viewOf(view).players[seatNumber]?.score?.total);
}

const game: GameModule = {
  Board,
  buttons: ["end"],
  texts: textsOf,
  Picture,
  PlayerPiece,
  MoveSign,
  help,
  score,
  lessons,
};

export default game;
