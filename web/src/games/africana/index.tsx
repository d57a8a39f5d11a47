/** AFRICANA in the browser. */

import type { ReactNode } from "react";
import type { View } from "../../api/client";
import type { Identity } from "../../board";
import type { Edition, GameModule } from "../../board/gameModule";
import { figure } from "../../texts/numbers";
import { seatOf } from "../../api/seats";
import { Coin, IDENTITIES } from "./art/signs";
import { Board } from "./Board";
import { help } from "./help";
import { lessons } from "./lessons";
import { MoveSign, Picture, PlayerPiece } from "./Picture";
import { textsOf } from "./texts";
import { figuresOf, viewOf } from "./view";

/** The score so far, or of the end, and the silver. */
function score(view: View, seatNumber: number): ReactNode {
  const { players, outcome } = viewOf(view);
  const total = outcome?.scores[seatOf(seatNumber)];
  const player = players[seatNumber];
  if (total !== undefined || !player) return figure(total);
  return (
    <>
      {figure(player.score?.total)} <Coin value={player.silver} size={24} />
    </>
  );
}

function identities(view: View, edition: Edition): Partial<Identity>[] {
  const { companies } = figuresOf(edition);
  return viewOf(view).players.map(({ company }) => IDENTITIES[companies[company]?.colour ?? ""] ?? {});
}

const game: GameModule = {
  Board,
  buttons: ["draw", "buy", "move", "end"],
  texts: textsOf,
  Picture,
  PlayerPiece,
  MoveSign,
  identities,
  pieces: Object.values(IDENTITIES),
  help,
  score,
  lessons,
};

export default game;
