/** Where a player's points come from so far, part by part; the view says it. */

import type { View } from "../../api/client";
import { seatIndex } from "../../api/seats";
import { useLanguage } from "../../texts/language";
import { figure } from "../../texts/numbers";
import type { Speech } from "../../texts/speech";
import { Dialog } from "../../ui/Dialog";

interface Score {
  total: number;
  parts: Record<string, number>;
}

/** The score of a seat as far as it may be known; null if it is secret. */
function scoreOf(view: View, place: number): Score | null {
  const players = (view.players ?? []) as { score?: Score }[];
  return players[place]?.score ?? null;
}

/** Whether a view tells the points of some seat. */
export function tellsPoints(view: View, seats: number): boolean {
  return !view.outcome && Array.from({ length: seats }, (_, place) => scoreOf(view, place)).some(Boolean);
}

interface Props {
  view: View;
  seat: string;
  speech: Speech;
  onClose(): void;
}

export function Points({ view, seat, speech, onClose }: Props) {
  const { say } = useLanguage();
  const score = scoreOf(view, seatIndex(seat));
  return (
    <Dialog title={say("points-of", { name: speech.seat(seat) })} onClose={onClose}>
      {score ? (
        <dl className="facts">
          {Object.entries(score.parts).map(([part, points]) => (
            <div key={part}>
              <dt>{speech.text(`part-${part}`)}</dt>
              <dd>{figure(points)}</dd>
            </div>
          ))}
          <div>
            <dt>{say("total")}</dt>
            <dd>{figure(score.total)}</dd>
          </div>
        </dl>
      ) : (
        <p>{say("points-secret")}</p>
      )}
    </Dialog>
  );
}
