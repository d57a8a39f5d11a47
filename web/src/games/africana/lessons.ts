/** The lessons of the guided first match. */

import type { View } from "../../api/client";
import type { Lesson } from "../module";
import { seatIndex } from "../seats";
import { isGuide, isRecoloured, type AfricanaView, type Player } from "./view";

type Moment = (view: AfricanaView, seat: string, player: Player) => boolean;

/** What lessons point at. */
const PLACES: Record<string, string> = {
  welcome: ".players",
  turn: ".africana-expeditions",
  start: ".africana-expeditions",
  draw: ".africana-deck",
  go: ".africana-map",
  gather: ".africana-deck",
  follow: ".africana-hand",
  move: ".africana-map",
  join: ".africana-expeditions",
  travel: ".africana-town:nth-child(1 of :has(.africana-goal))",
  played: ".africana-hand",
  recolour: ".africana-hand",
  buy: ".africana-books",
  pages: ".africana-books",
  complete: ":is(.africana-expedition, .africana-adventure)[data-move^=complete]",
  adventure: ".africana-open",
  drop: ".africana-open",
  hand: ".africana-hand",
  guides: ".africana-mine",
  sets: ".africana-mine",
  final: ".africana-expeditions",
};

/** The parts that a button opens on a phone. */
const PARTS: Record<string, string> = {
  ".africana-expeditions": "expeditions",
  ".africana-books": "books",
  ".africana-open": "mine",
  ".africana-mine": "mine",
};

function lesson(id: string, paragraphs: string[], moment: Moment): Lesson {
  const when = (view: View, seat: string): boolean => {
    const seen = view as AfricanaView;
    const player = seen.players[seatIndex(seat)];
    return player !== undefined && moment(seen, seat, player);
  };
  const at = PLACES[id];
  const part = at && PARTS[at];
  const opener = part ? `.part-tabs [data-tab="${part}"]` : id === "complete" ? ".part-tabs [data-offers]" : undefined;
  return { id, at, opener, paragraphs, when };
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

/** Whether an expedition starts where the explorer stands; the word of an expedition begins with its start. */
const isAtStart: Moment = (view, seat, player) =>
  view.slots.some((slot) => slot?.expedition.startsWith(`${player.at}-`) && !slot.markers.includes(seat));

const hasFewCards: Moment = (_view, _seat, player) => player.hand.count <= 3;
const hasCards: Moment = (view, seat, player) => !hasFewCards(view, seat, player);
const isIdle: Moment = (view, seat, player) => !hasJoined(view, seat, player) && !isAtStart(view, seat, player);
const canBuy: Moment = (_view, _seat, player) => player.silver >= 5;
const hasGuide: Moment = (_view, _seat, player) => [...player.open, ...player.done].some(isGuide);
const both =
  (one: Moment, other: Moment): Moment =>
  (view, seat, player) =>
    one(view, seat, player) && other(view, seat, player);

export const LESSONS: Lesson[] = [
  lesson("welcome", ["AF1", "AF34", "AF38"], asks(null)),
  lesson("turn", ["AF9"], asks(null)),
  lesson("start", ["AF16", "AF20", "AF-R2"], both(asks(null), isAtStart)),
  lesson("draw", ["AF10"], both(asks(null), hasFewCards)),
  lesson("go", ["AF16", "AF20"], both(asks(null), both(hasCards, isIdle))),
  lesson("move", ["AF15", "AF16", "AF17"], asks("move")),
  lesson("join", ["AF20", "AF21", "AF22"], offers("join")),
  lesson("travel", ["AF23", "AF24"], both(isMine, hasJoined)),
  lesson("gather", ["AF10", "AF17"], both(asks(null), both(hasFewCards, hasJoined))),
  lesson("follow", ["AF15", "AF23"], both(asks(null), both(hasCards, hasJoined))),
  lesson("played", ["AF18", "AF-R5"], (view, seat) => view.turn === seat && view.used.length > 0),
  lesson("complete", ["AF23", "AF24", "AF25", "AF28"], offers("complete")),
  lesson("recolour", ["AF19", "AF-R6"], (view, seat) => view.turn === seat && view.moves.some(isRecoloured)),
  lesson("buy", ["AF11", "AF13"], both(asks(null), canBuy)),
  lesson("pages", ["AF12", "AF13", "AF14"], asks("buy")),
  lesson("adventure", ["AF25", "AF26", "AF27"], (view, seat, player) => view.turn === seat && player.open.length > 0),
  lesson("drop", ["AF30", "AF-R15"], asks("drop")),
  lesson("hand", ["AF29", "AF-R14"], asks("discard")),
  lesson("guides", ["AF17", "AF36", "AF-R18"], both(isMine, hasGuide)),
  lesson("sets", ["AF35", "AF-R17"], (view, _seat, player) => view.outcome === null && player.done.length > 1),
  lesson("final", ["AF33", "AF37", "AF-R16"], (view) => view.final && view.outcome === null),
  lesson("closing", ["AF34", "AF35", "AF36", "AF37", "AF38"], (view) => view.outcome !== null),
];
