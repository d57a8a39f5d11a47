/** After the game: each seat's chance to win by move, the turning points, the better moves. */

import { useLanguage } from "../texts/language";
import type { Looking } from "./Replay";
import type { Setting } from "./TablePage";

const WIDE = 320;
const HIGH = 160;
const DASHES = ["", "6 3", "2 3", "8 3 2 3"]; // curves are told apart without colours, too

export function Analysis({ setting, replay }: { setting: Setting; replay: Looking }) {
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
  const lineOf = lineNumbers(state.entries);
  const last = moments.at(-1)?.number ?? 1;
  const x = (number: number) => (number / last) * WIDE;
  const y = (chance: number) => HIGH - chance * HIGH;
  const turning = moments.filter((moment) => moment.turning_point);
  const nearest = (fraction: number) =>
    moments.reduce((best, one) => (Math.abs(one.number / last - fraction) < Math.abs(best.number / last - fraction) ? one : best));
  return (
    <div className="analysis">
      <svg
        className="curve"
        viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`}
        role="img"
        aria-label={say("analysis-curve")}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          replay.look(lineOf[nearest((event.clientX - box.left) / box.width).number] ?? 1);
        }}
      >
        <path d={`M0 ${HIGH / 2}H${WIDE}M0 0H${WIDE}M0 ${HIGH}H${WIDE}`} className="curve-grid" />
        {table.seats.map((seat, place) => (
          <polyline
            key={seat.seat}
            data-seat={seat.seat}
            strokeDasharray={DASHES[place]}
            points={moments.map((one) => `${x(one.number).toFixed(1)},${y(one.wins[seat.seat] ?? 0).toFixed(1)}`).join(" ")}
          />
        ))}
        {turning.map((one) => (
          <circle key={one.number} cx={x(one.number)} cy={y(one.wins[one.seat] ?? 0)} r="5" data-seat={one.seat} />
        ))}
      </svg>
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
            <button onClick={() => replay.look(Math.max(1, (lineOf[one.number] ?? 1) - 1))}>
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

/** The line of the log on which each move stands that was not taken back. */
function lineNumbers(entries: Setting["state"]["entries"]): Record<number, number> {
  const played = entries.filter((entry) => entry.kind === "move" && !entry.undone);
  return Object.fromEntries(played.map((entry, place) => [place + 1, entry.number]));
}
