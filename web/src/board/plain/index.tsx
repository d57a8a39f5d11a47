/** A plain board for a game without pages of its own, made from its views, its texts and its figures alone. */

import type { View } from "../../api/client";
import { seatOf } from "../../api/seats";
import type { Speech } from "../../texts/speech";
import type { Edition, ComponentHelp, GameModule } from "../gameModule";
import { PlainBoard, PlainPicture } from "./PlainBoard";
import { isOnTable, wordsIn } from "./words";

interface Scored {
  score?: { total: number };
}

/** The final score, or the score so far if views tell it. */
function score(view: View, seatNumber: number): number | null {
  const player = (view.players as Scored[] | undefined)?.[seatNumber];
  return view.outcome?.scores[seatOf(seatNumber)] ?? player?.score?.total ?? null;
}

function help(speech: Speech, edition: Edition, kind: string, word: string): ComponentHelp {
  const figures = edition[`${kind}s`]?.[word] ?? {};
  const text = `${kind}-${word}`;
  const facts = Object.entries(figures).flatMap(([name, value]): [string, string][] => {
    const isFigure = typeof value === "number" || (typeof value === "string" && speech.has(`${name}-${value}`));
    if (!isFigure || !speech.has(`label-${name}`)) return [];
    const text = typeof value === "number" ? String(value) : speech.text(`${name}-${String(value)}`);
    return [[speech.text(`label-${name}`), text]];
  });
  return {
    title: speech.name(kind, word),
    text: speech.has(text) ? speech.text(text) : "",
    facts,
    origin: "",
    paragraphs: [],
  };
}

export const plainModule: GameModule = {
  Board: PlainBoard,
  Picture: PlainPicture,
  buttons: [],
  isButton: (move, view) => !isOnTable(move, wordsIn(view)),
  help,
  score,
  lessons: [],
};
