/** The lessons of the guided first match. */

import type { View } from "../../api/client";
import type { Lesson } from "../module";
import { seatIndex } from "../seats";
import { type AfricanaView, type Player } from "./view";

type Moment = (view: AfricanaView, seat: string, player: Player) => boolean;

function lesson(id: string, paragraphs: string[], moment: Moment): Lesson {
  const when = (view: View, seat: string): boolean => {
    const seen = view as AfricanaView;
    const player = seen.players[seatIndex(seat)];
    return player !== undefined && moment(seen, seat, player);
  };
  return { id, paragraphs, when };
}

const isMine: Moment = (view, seat) => view.turn === seat;
const asks =
  (choice: string | null): Moment =>
  (view, seat) =>
    view.turn === seat && (view.pending?.choice ?? null) === choice && view.outcome === null;
const offers =
  (verb: string): Moment =>
  (view, seat) =>
    view.turn === seat && view.moves.some((move) => move.split(" ")[0] === verb);
const hasJoined: Moment = (view, seat) => view.slots.some((slot) => slot?.markers.includes(seat));

export const LESSONS: Lesson[] = [
  lesson("welcome", ["AF1", "AF9"], asks(null)),
  lesson("draw", ["AF10"], (view, seat, player) => asks(null)(view, seat, player) && player.hand.count <= 3),
  lesson("move", ["AF15", "AF16", "AF17"], asks("move")),
  lesson("join", ["AF20", "AF21", "AF22"], offers("join")),
  lesson("travel", ["AF23"], (view, seat, player) => isMine(view, seat, player) && hasJoined(view, seat, player)),
  lesson("played", ["AF18", "AF-R5"], (view, seat) => view.turn === seat && view.used.length > 0),
  lesson("complete", ["AF23", "AF24", "AF25"], offers("complete")),
  lesson(
    "recolour",
    ["AF19", "AF-R6"],
    (view, seat) => view.turn === seat && view.moves.some((move) => / for \d+$/.test(move)),
  ),
  lesson("buy", ["AF11", "AF12", "AF13"], (view, seat, player) => asks(null)(view, seat, player) && player.silver >= 5),
  lesson("pages", ["AF12", "AF14"], asks("buy")),
  lesson("adventure", ["AF25", "AF26", "AF27"], (view, seat, player) => view.turn === seat && player.open.length > 0),
  lesson("hand", ["AF29", "AF-R14"], asks("discard")),
  lesson("sets", ["AF35", "AF36"], (view, _seat, player) => view.outcome === null && player.done.length > 1),
  lesson("final", ["AF33", "AF37"], (view) => view.final && view.outcome === null),
];
