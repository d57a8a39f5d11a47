/** Buttons below the board: moves without a place on it, all moves as a list, undo, hint, coming back. */

import { useState } from "react";
import { post, type Seat } from "../api/client";
import { offering } from "../games/offering";
import { useLanguage } from "../texts/language";
import { Icon } from "../ui/Icon";
import type { Setting } from "./TablePage";

interface Props {
  setting: Setting;
  seat: string | null;
  stand: Seat | null;
  moves: string[];
  act(move: string): void;
  onPreview(move: string | null): void;
}

export function ActionBar({ setting, seat, stand, moves, act, onPreview }: Props) {
  const { session, state, table, module, speech } = setting;
  const { say } = useLanguage();
  const [isListed, setListed] = useState(false);
  const plain = moves.filter((move) => module.plain.includes(move.split(" ")[0]!));
  const canHint = moves.length > 1 && table.hints;
  const button = (move: string, isMain: boolean) => (
    <button
      key={move}
      {...offering([move])}
      className={`button${isMain ? " primary" : ""}${state.hint?.advice[0]?.move === move ? " is-hinted" : ""}`}
      onClick={() => act(move)}
      onPointerEnter={() => onPreview(move)}
      onPointerLeave={() => onPreview(null)}
    >
      {speech.move(move)}
    </button>
  );
  return (
    <nav className="action-bar" aria-label={say("actions")}>
      {isListed && (
        <div className="move-list" role="group" aria-label={say("all-moves")}>
          {moves.map((move) => button(move, false))}
        </div>
      )}
      {state.hint && state.hint.seat === seat && (
        <ol className="hints">
          {state.hint.advice.map((one) => (
            <li key={one.move}>
              {speech.move(one.move)} <strong>{Math.round(one.wins * 100)} %</strong>
            </li>
          ))}
        </ol>
      )}
      <div className="row">
        {plain.map((move) => button(move, true))}
        {seat && state.canUndo.includes(seat) && (
          <button className="button" onClick={() => session.undo(seat)}>
            <Icon name="undo" /> {say("undo")}
          </button>
        )}
        {seat && canHint && (
          <button className="button" disabled={state.thinking !== null} onClick={() => session.hint(seat)}>
            <Icon name="hint" /> {state.thinking ? say("thinking") : say("hint")}
          </button>
        )}
        {moves.length > 0 && (
          <button className="button" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            <Icon name="list" /> {say("all-moves")}
          </button>
        )}
        {stand?.stand_in && table.state === "playing" && (
          <button className="button primary" onClick={() => void post(`/api/tables/${table.id}/return`, { seat: stand.seat })}>
            {say("come-back")}
          </button>
        )}
      </div>
    </nav>
  );
}
