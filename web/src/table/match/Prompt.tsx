/** The line above the board: whose turn it is, what to do, or what the move under the pointer does. */

import type { View } from "../../api/client";
import { useBoard } from "../../board/context";
import { useLanguage } from "../../texts/language";
import { Sending } from "../session/Connection";
import { askedSeats, openUndo } from "../session/entries";
import { Narration } from "../log/Narration";
import type { ReplayedEntry } from "../log/Replay";
import { useTable } from "../session/context";
import { turningPoint } from "../scores/turningPoint";
import { ClosingQuestion } from "./ClosingQuestion";

const MOST_MOVES = 4; // how many moves of one component are previewed

interface Props {
  seat: string | null;
  view: View;
  isMine: boolean;
  preview: string[]; // moves of the component under the pointer
  confirming: string | null;
  onConfirm(move: string): void;
  replayed: ReplayedEntry | null; // null for the present
  onMore(): void; // opens the log
}

export function Prompt({ seat, view, isMine, preview, confirming, onConfirm, replayed, onMore }: Props) {
  const { session, state, table, speech } = useTable();
  const { effectsOf } = useBoard();
  const { say, explain } = useLanguage();
  const only = preview.length === 1 ? preview[0]! : null;
  const forecast = only && seat ? effectsOf(only) : "";
  const several = preview.slice(0, MOST_MOVES).map((move) => speech.move(move));
  if (preview.length > MOST_MOVES) several.push("…");
  const undo = openUndo(state.entries);
  const asked = askedSeats(undo, table, Object.keys(state.views));
  const answerUndo = (agree: boolean) => asked.forEach((one) => session.answer(one, agree));
  return (
    <div className="prompt" data-mine={isMine || undefined} data-replayed={replayed ? "" : undefined}>
      {!replayed && <Narration seat={seat} onMore={onMore} />}
      <span className="prompt-text" tabIndex={replayed ? 0 : undefined}>
        {/* Only this is read out: a preview says what the component with the focus says itself. */}
        <span role="status" data-behind={several.length > 0 || undefined}>
          {replayed ? describe(replayed) : question()}
        </span>
        {several.length > 0 && (
          <span className="preview">
            <span>
              {several.join(" · ")}
              {forecast && <small>{`. ${forecast}`}</small>}
            </span>
          </span>
        )}
      </span>
      <Sending state={state} />
      {confirming && (
        <button className="button primary" onClick={() => onConfirm(confirming)}>
          {say("confirm")}
        </button>
      )}
      {state.queued > 0 && (
        <button className="button" onClick={session.skip}>
          {say("skip", { count: state.queued })}
        </button>
      )}
      <ClosingQuestion />
      {undo && asked.length > 0 && (
        <span className="row">
          <span role="status">{say("undo-asked", { name: speech.seat(undo.seat) })}</span>
          <button className="button primary" onClick={() => answerUndo(true)}>
            {say("agree")}
          </button>
          <button className="button" onClick={() => answerUndo(false)}>
            {say("decline")}
          </button>
        </span>
      )}
      {state.refused && (
        <span className="problem" role="alert">
          {state.notMade && <b>{say("move-not-made", { move: speech.move(state.notMade) })} </b>}
          {explain(state.refused, speech)}
          <button className="link-button" onClick={() => session.dismiss()}>
            {say("close")}
          </button>
        </span>
      )}
    </div>
  );

  /** The move that led to a replayed entry, and what the analysis says of the next one. */
  function describe({ number, told }: ReplayedEntry): string {
    const next = state.analysedMoves?.find((move) => move.number === number + 1 && move.turning_point);
    const sentences = next ? [turningPoint(next, seat, speech, say)] : told;
    return sentences.join(" · ") || say("replay-here");
  }

  function question(): string {
    if (table.state === "over" || table.state === "study") return say("game-over");
    if (table.state === "closed") return say("table-closed");
    if (isMine) return speech.ask(view);
    if (state.queued > 0) return watched(); // what the others have done already is being shown
    const turn = table.turn ?? "";
    const bot = table.seats.find((seat) => seat.seat === turn);
    return say(bot?.kind === "bot" || bot?.stand_in ? "bot-thinks" : "waits-for", { name: speech.seat(turn) });
  }

  /** Whose moves are being shown. */
  function watched(): string {
    const others = table.seats.map((one) => one.seat).filter((one) => one !== seat);
    const mover = others.find((other) => other === view.turn) ?? (others.length === 1 ? others[0] : null);
    return mover ? say("waits-for", { name: speech.seat(mover) }) : say("others-move");
  }
}
