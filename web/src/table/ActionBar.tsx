/** The buttons below the board: moves that have no place on it, the list of all moves, undo, hint, return. */

import { useState } from "react";
import { post, type Schemas, type Seat } from "../api/client";
import { moveAttributes } from "../games/moveAttributes";
import { useLanguage } from "../texts/language";
import { useAttempt } from "../ui/attempt";
import { Icon } from "../ui/Icon";
import { Rematch } from "./Rematch";
import type { Setting } from "./TablePage";

interface Props {
  setting: Setting;
  seat: string | null;
  stand: Seat | null;
  moves: string[];
  hint: Schemas["HintResult"] | null; // for this seat
  act(move: string): void;
  onPreview(...moves: string[]): void;
  onScores(): void; // open the score pad again
}

export function ActionBar({ setting, seat, stand, moves, hint, act, onPreview, onScores }: Props) {
  const { session, state, table, module, speech } = setting;
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const [isListed, setListed] = useState(false);
  const plain = moves.filter((move) => module.plain.includes(move.split(" ")[0]!));
  const canHint = moves.length > 1 && table.hints;
  const button = (move: string, isMain: boolean) => (
    <button
      key={move}
      {...moveAttributes([move])}
      className={`button${isMain ? " primary" : ""}${hint?.advice[0]?.move === move ? " is-hinted" : ""}`}
      onClick={() => act(move)}
      onPointerEnter={() => onPreview(move)}
      onPointerLeave={() => onPreview()}
      onFocus={() => onPreview(move)}
      onBlur={() => onPreview()}
    >
      {speech.move(move)}
    </button>
  );
  if (table.state === "over") {
    return (
      <nav className="action-bar" aria-label={say("actions")}>
        <div className="row">
          <Rematch setting={setting} />
          <button className="button" onClick={onScores}>
            <Icon name="score" /> {say("scores")}
          </button>
        </div>
      </nav>
    );
  }
  return (
    <nav className="action-bar" aria-label={say("actions")}>
      {isListed && (
        <div className="move-list" role="group" aria-label={say("all-moves")}>
          {moves.map((move) => button(move, false))}
        </div>
      )}
      {hint && (
        <ol className="hints" aria-label={say("hint")}>
          {hint.advice.map((one) => (
            <li key={one.move}>
              <button
                onClick={() => act(one.move)}
                onPointerEnter={() => onPreview(one.move)}
                onPointerLeave={() => onPreview()}
                onFocus={() => onPreview(one.move)}
                onBlur={() => onPreview()}
              >
                {speech.move(one.move)} <strong>{say("percent", { number: Math.round(one.wins * 100) })}</strong>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="row">
        {plain.map((move) => button(move, true))}
        {seat && state.canUndo.includes(seat) && (
          <button className="button tool" onClick={() => session.undo(seat)}>
            <Icon name="undo" /> <span>{say("undo")}</span>
          </button>
        )}
        {seat && canHint && (
          <button className="button tool" disabled={state.thinking !== null} onClick={() => session.hint(seat)}>
            <Icon name="hint" /> <span>{state.thinking ? say("thinking") : say("hint")}</span>
          </button>
        )}
        {moves.length > 0 && (
          <button className="button tool" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            <Icon name="list" /> <span>{say("all-moves")}</span>
          </button>
        )}
        {stand?.stand_in && table.state === "playing" && (
          <>
            <button
              className="button primary"
              disabled={busy}
              onClick={() => void attempt(() => post(`/api/tables/${table.id}/return`, { seat: stand.seat }))}
            >
              {say("come-back")}
            </button>
            {problem}
          </>
        )}
      </div>
    </nav>
  );
}
