/** A turning point of an analysis in words. */

import type { Schemas } from "../../api/client";
import type { Speech, Values } from "../../texts/speech";

type Say = (name: string, values?: Values) => string;

export function turningPoint(one: Schemas["AnalysedMove"], speech: Speech, say: Say): string {
  return say("turning-point", {
    name: speech.seat(one.seat),
    move: speech.move(one.move),
    better: speech.move(one.better ?? one.move),
    played: Math.round(one.played * 100),
    best: Math.round(one.best * 100),
  });
}
