/** A chart of each seat's win probability, move by move; also a slider through the match. */

import type { KeyboardEvent, PointerEvent } from "react";
import type { Schemas } from "../../api/client";
import { seatColour } from "../../board/identities";
import { useLanguage } from "../../texts/language";
import type { ReplayState } from "../log/Replay";

const WIDE = 320;
const HIGH = 160;
const LEFT = 54; // space for the scale
export const DASHES = ["", "6 3", "2 3", "8 3 2 3"]; // tell the curves apart without colours
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

interface Props {
  moves: Schemas["AnalysedMove"][];
  seats: string[];
  replay: ReplayState;
}

export function Curve({ moves, seats, replay }: Props) {
  const { say } = useLanguage();
  const last = moves.at(-1)?.number ?? 1;
  const x = (number: number) => (number / last) * WIDE;
  const y = (probability: number) => HIGH - probability * HIGH;
  const pointsOf = (seat: string) =>
    moves.map((move) => `${x(move.number).toFixed(1)},${y(move.wins[seat] ?? 0).toFixed(1)}`).join(" ");
  const reached = moves.findLastIndex((move) => move.number <= (replay.at ?? Infinity));
  const here = Math.max(0, reached);
  const look = (place: number) => {
    const move = moves[Math.max(0, Math.min(moves.length - 1, place))];
    if (move) replay.look(move.number);
  };

  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const wanted = (((event.clientX - box.left) / box.width) * (WIDE + LEFT + 8) - LEFT) / WIDE;
    const distances = moves.map((move) => Math.abs(move.number / last - wanted));
    look(distances.indexOf(Math.min(...distances)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    look(here + step);
  };

  return (
    <svg
      className="curve"
      viewBox={`${-LEFT} -8 ${WIDE + LEFT + 8} ${HIGH + 16}`}
      role="slider"
      tabIndex={0}
      aria-label={say("analysis-curve")}
      aria-valuemin={1}
      aria-valuemax={last}
      aria-valuenow={moves[here]?.number ?? 1}
      onClick={onPointer}
      onKeyDown={onKeyDown}
    >
      <path d={`M0 ${HIGH / 2}H${WIDE}M0 0H${WIDE}M0 ${HIGH}H${WIDE}`} className="curve-grid" />
      {[100, 50, 0].map((percent) => (
        <text key={percent} x="-5" y={y(percent / 100) + 4} className="curve-scale">
          {say("percent", { number: percent })}
        </text>
      ))}
      {seats.map((seat, place) => (
        <polyline key={seat} className="curve-edge" strokeDasharray={DASHES[place]} points={pointsOf(seat)} />
      ))}
      {seats.map((seat, place) => (
        <polyline
          key={seat}
          data-seat={seat}
          style={seatColour(seat)}
          strokeDasharray={DASHES[place]}
          points={pointsOf(seat)}
        />
      ))}
      {moves.map(
        (move) =>
          move.turning_point && (
            <circle
              key={move.number}
              cx={x(move.number)}
              cy={y(move.wins[move.seat] ?? 0)}
              r="4.5"
              data-seat={move.seat}
              style={seatColour(move.seat)}
            />
          ),
      )}
      {replay.at !== null && <path d={`M${x(moves[here]?.number ?? 0)} -4V${HIGH + 4}`} className="curve-here" />}
    </svg>
  );
}
