/** The lessons of the guided first match. */

import { movesOn } from "../../board/moves";
import type { Lesson } from "../../board/gameModule";
import { seatIndex } from "../../api/seats";
import { lessonsWith } from "../lessons";
import { figuresOf, isRecoloured, viewOf, type AfricanaView, type Figures, type Player } from "./view";

/** What lessons point at. */
const PLACES: Record<string, string> = {
  welcome: ".players",
  turn: ".africana-expeditions",
  start: ".africana-expeditions",
  draw: ".africana-deck",
  go: ".africana-hand, .action-bar [data-move=move]",
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

const openers = Object.fromEntries(
  Object.entries(PLACES).flatMap(([id, at]) => (at in PARTS ? [[id, `.part-tabs [data-tab="${PARTS[at]}"]`]] : [])),
);
openers.complete = ".part-tabs [data-offers]";

/** What lessons ask about a view. */
interface Situation {
  view: AfricanaView;
  seat: string;
  player: Player;
  isMine: boolean; // this seat must move
  figures: Figures;
}
type Question = (situation: Situation) => boolean;

const lesson = lessonsWith({ places: PLACES, openers }, (given, seat, edition): Situation | null => {
  const view = viewOf(given);
  const player = view.players[seatIndex(seat)];
  return player ? { view, seat, player, isMine: view.turn === seat, figures: figuresOf(edition) } : null;
});

const isMine: Question = (situation) => situation.isMine;
const asks =
  (choice: string | null): Question =>
  ({ view, isMine }) =>
    isMine && (view.pending?.choice ?? null) === choice && view.outcome === null;
const offers =
  (verb: string): Question =>
  ({ view, isMine }) =>
    isMine && movesOn(view.moves, [verb]).length > 0;
const hasJoined: Question = ({ view, seat }) => view.slots.some((slot) => slot?.markers.includes(seat));

/** Whether an expedition can be joined where the explorer stands. */
const isAtStart: Question = ({ view, player }) =>
  view.goals?.[player.at]?.some((move) => move.startsWith("join ")) ?? false;

const FEW = 3; // cards with which one hardly sets out
const hasFewCards: Question = ({ player }) => player.hand.count <= FEW;
const hasCards: Question = (situation) => !hasFewCards(situation);
const isIdle: Question = (situation) => !hasJoined(situation) && !isAtStart(situation);
const canBuy: Question = ({ view, player }) => player.silver >= (view.prices?.adventure ?? Infinity);
const hasGuide: Question = ({ player, figures }) =>
  [...player.open, ...player.done].some((word) => figures.adventures[word]?.guide);
const all =
  (...questions: Question[]): Question =>
  (situation) =>
    questions.every((question) => question(situation));

export const lessons: Lesson[] = [
  lesson("welcome", ["AF1", "AF34", "AF38"], asks(null)),
  lesson("turn", ["AF9"], asks(null)),
  lesson("start", ["AF16", "AF20", "AF-R2"], all(asks(null), isAtStart)),
  lesson("draw", ["AF10"], all(asks(null), hasFewCards)),
  lesson("go", ["AF16", "AF20"], all(asks(null), hasCards, isIdle)),
  lesson("move", ["AF15", "AF16", "AF17"], asks("move")),
  lesson("join", ["AF20", "AF21", "AF22"], offers("join")),
  lesson("travel", ["AF23", "AF24"], all(isMine, hasJoined)),
  lesson("gather", ["AF10", "AF17"], all(asks(null), hasFewCards, hasJoined)),
  lesson("follow", ["AF15", "AF23"], all(asks(null), hasCards, hasJoined)),
  lesson("played", ["AF18", "AF-R5"], ({ view, isMine }) => isMine && view.used.length > 0),
  lesson("complete", ["AF23", "AF24", "AF25", "AF28"], offers("complete")),
  lesson("recolour", ["AF19", "AF-R6"], ({ view, isMine }) => isMine && view.moves.some(isRecoloured)),
  lesson("buy", ["AF11", "AF13"], all(asks(null), canBuy)),
  lesson("pages", ["AF12", "AF13", "AF14"], asks("buy")),
  lesson("adventure", ["AF25", "AF26", "AF27"], ({ isMine, player }) => isMine && player.open.length > 0),
  lesson("drop", ["AF30", "AF-R15"], asks("drop")),
  lesson("hand", ["AF29", "AF-R14"], asks("discard")),
  lesson("guides", ["AF17", "AF36", "AF-R18"], all(isMine, hasGuide)),
  lesson("sets", ["AF35", "AF-R17"], ({ view, player }) => view.outcome === null && player.done.length > 1),
  lesson("final", ["AF33", "AF37", "AF-R16"], ({ view }) => view.final && view.outcome === null),
  lesson("closing", ["AF34", "AF35", "AF36", "AF37", "AF38"], ({ view }) => view.outcome !== null),
];
