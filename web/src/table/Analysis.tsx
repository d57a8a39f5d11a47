/** The analysis after a match: each seat's chances move by move, turning points, better moves. */

import { useLanguage } from "../texts/language";
import { Curve, DASHES } from "./Curve";
import type { ReplayState } from "./Replay";
import type { Setting } from "./TablePage";

export function Analysis({ setting, replay }: { setting: Setting; replay: ReplayState }) {
  const { session, state, table, speech } = setting;
  const { say } = useLanguage();
  const moments = state.moments;
  if (!moments) {
    return (
      <div className="analysis">
        <p>{say("analysis-text")}</p>
        {state.progress ? (
          <>
            <progress value={state.progress.done} max={state.progress.of} aria-label={say("analysis-running")} />
            <button className="button" onClick={() => session.cancel()}>
              {say("cancel")}
            </button>
          </>
        ) : (
          <button className="button primary" onClick={() => session.analyse()}>
            {say("analyse")}
          </button>
        )}
      </div>
    );
  }
  const turning = moments.filter((moment) => moment.turning_point);
  const seats = table.seats.map((seat) => seat.seat);
  return (
    <div className="analysis">
      <Curve moments={moments} seats={seats} replay={replay} />
      <p className="legend">
        {table.seats.map((seat, place) => (
          <span key={seat.seat} data-seat={seat.seat}>
            <svg viewBox="0 0 24 6" aria-hidden="true">
              <path d="M0 3h24" strokeDasharray={DASHES[place]} />
            </svg>
            {speech.seat(seat.seat)}
          </span>
        ))}
      </p>
      <h3>{say("turning-points")}</h3>
      {turning.length === 0 && <p className="muted">{say("turning-none")}</p>}
      <ol className="turning">
        {turning.map((one) => (
          <li key={one.number}>
            <button onClick={() => replay.look(one.number - 1)}>
              {say("turning-point", {
                name: speech.seat(one.seat),
                move: speech.move(one.move),
                better: speech.move(one.better ?? one.move),
                played: Math.round(one.played * 100),
                best: Math.round(one.best * 100),
              })}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
