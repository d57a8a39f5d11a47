/** A turning point of an analysis in words, for a seat or a spectator. */

import type { Schemas } from "../../api/client";
import type { Say, Speech } from "../../texts/speech";

export function turningPoint(one: Schemas["AnalysedMove"], viewer: string | null, speech: Speech, say: Say): string {
  return say("turning-point", {
    name: one.seat === viewer ? say("you") : speech.seat(one.seat),
    move: speech.move(one.move),
    better: speech.move(one.better ?? one.move),
    played: Math.round(one.played * 100),
    best: Math.round(one.best * 100),
  });
}
