/** The lessons of the guided first match. */

import type { View } from "../../api/client";
import type { Lesson } from "../module";
import { seatIndex } from "../seats";
import { seen, spacesTaken, type AlpacaView, type Player } from "./view";

interface Moment {
  view: AlpacaView;
  own: Player;
  isMine: boolean; // this seat must move in its own turn
  can(verb: string): boolean;
}

function lesson(id: string, paragraphs: string[], when: (moment: Moment) => boolean): Lesson {
  return {
    id,
    paragraphs,
    when(given: View, seat: string): boolean {
      const view = seen(given);
      const own = view.players[seatIndex(seat)];
      if (!own) return false;
      const isMine = view.turn === seat && view.active === seat;
      const can = (verb: string): boolean =>
        view.turn === seat && view.moves.some((move) => move.split(" ")[0] === verb);
      return when({ view, own, isMine, can });
    },
  };
}

const standing = (player: Player): number => player.farm.reduce((sum, fence) => sum + spacesTaken(fence), 0);

export const lessons: Lesson[] = [
  lesson("welcome", ["A1", "A3"], () => true),
  lesson("cards", ["A2"], ({ isMine }) => isMine),
  lesson("buy", ["A13", "A-R2"], ({ isMine, can }) => isMine && can("buy")),
  lesson("pay", ["A14", "A-R2"], ({ view, can }) => view.pending?.choice === "pay" && can("pay")),
  lesson("bought", ["A13", "A8"], ({ view, isMine }) => isMine && view.bought && !view.pending),
  lesson("play", ["A9", "A10"], ({ isMine, can }) => isMine && can("play")),
  lesson(
    "place",
    ["A15", "A16", "A19"],
    ({ isMine, view, can }) =>
      isMine && can("place") && view.moves.some((move) => move.startsWith("place ") && move !== "place puppy"),
  ),
  lesson("fence", ["A17", "A18", "A20"], ({ own }) => standing(own) > 0),
  lesson(
    "end",
    ["A7"],
    ({ view, isMine, can }) =>
      isMine && can("end") && !view.moves.some((move) => move.startsWith("play ") || move.startsWith("buy ")),
  ),
  lesson("shuffle", ["A8"], ({ own }) => own.deck.count === 0 && own.discard.length > 0),
  lesson("others", ["A21", "A-R31"], ({ view, own }) =>
    view.players.some((player) => player !== own && standing(player) > 0),
  ),
  lesson("noise", ["A42"], ({ view }) =>
    view.players.some((player) => player.farm.some((fence) => fence.length > 1 && fence.includes("noisemaker"))),
  ),
  lesson("half", ["A22"], ({ view }) => view.players.some((player) => standing(player) >= 5)),
  lesson("final", ["A22", "A23", "A25"], ({ view }) => view.final && !view.outcome),
];
