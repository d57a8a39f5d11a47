/** The analysis after a match: each seat's win probability move by move, turning points, better moves. */

import { seatColour } from "../../board/identities";
import { useLanguage } from "../../texts/language";
import { useExplanations } from "../../texts/explanations";
import type { ReplayState } from "../log/Replay";
import { useTable } from "../session/context";
import { Curve, DASHES } from "./Curve";
import { turningPoint } from "./turningPoint";

interface Props {
  seat: string | null; // whose turning points come first
  replay: ReplayState;
  onTurningPoint(number: number): void;
}

export function Analysis({ seat: own, replay, onTurningPoint }: Props) {
  const { session, state, table, speech } = useTable();
  const { say } = useLanguage();
  const moves = state.analysedMoves;
  const why = useExplanations(speech, moves?.some((move) => move.reason != null) ?? false);
  if (!moves) {
    return (
      <div className="analysis">
        <p>{say("analysis-text")}</p>
        {state.progress ? (
          <>
            <progress value={state.progress.done} max={state.progress.of} aria-label={say("analysis-running")} />
            <button className="button" onClick={() => session.coach.cancel()}>
              {say("cancel")}
            </button>
          </>
        ) : (
          <button className="button primary" onClick={() => session.coach.analyse()}>
            {say("analyse")}
          </button>
        )}
      </div>
    );
  }
  const turningPoints = moves.filter((move) => move.turning_point);
  const turning = [
    ...turningPoints.filter(({ seat }) => seat === own),
    ...turningPoints.filter(({ seat }) => seat !== own),
  ];
  const seats = table.seats.map((seat) => seat.seat);
  return (
    <div className="analysis">
      <Curve moves={moves} seats={seats} replay={replay} />
      <p className="legend">
        {table.seats.map((seat, place) => (
          <span key={seat.seat} data-seat={seat.seat} style={seatColour(seat.seat)}>
            <svg viewBox="0 0 24 6" aria-hidden="true">
              <path d="M0 3h24" className="curve-edge" strokeDasharray={DASHES[place]} />
              <path d="M0 3h24" strokeDasharray={DASHES[place]} />
            </svg>
            {seat.seat === own ? say("you") : speech.seat(seat.seat)}
          </span>
        ))}
      </p>
      <h3>{say("turning-points")}</h3>
      {turning.length === 0 && <p className="muted">{say("turning-none")}</p>}
      <ol className="turning">
        {turning.map((move) => (
          <li key={move.number}>
            <button onClick={() => onTurningPoint(move.number - 1)}>
              {turningPoint(move, own, speech, say)}
              {move.reason && <span className="turning-reason">{why(move.reason)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
