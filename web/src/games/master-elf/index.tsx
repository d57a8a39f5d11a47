/** MASTER ELF in the browser. */

import type { GameModule } from "../../board/gameModule";
import { figure } from "../../texts/numbers";
import { seatOf } from "../../api/seats";
import { Board } from "./Board";
import { COATS } from "./art/elf";
import { help } from "./help";
import { lessons } from "./lessons";
import { MoveSign, Picture, PlayerPiece } from "./Picture";
import { textsOf } from "./texts";
import { viewOf } from "./view";

const IDENTITIES = COATS.map(({ coat }) => ({ colour: coat }));

const game: GameModule = {
  Board,
  buttons: ["draw", "pass", "decline"],
  buttonName: (move, view) => (move === "pass" && view.moves.length === 1 ? "end-turn" : null),
  texts: textsOf,
  Picture,
  PlayerPiece,
  MoveSign,
  signed: ["costs"],
  identities: () => IDENTITIES,
  pieces: IDENTITIES,
  help,
  score(view, seatNumber) {
    const { outcome, players } = viewOf(view);
    return figure(outcome?.scores[seatOf(seatNumber)] ?? players[seatNumber]?.score?.total);
  },
  lessons,
};

export default game;
