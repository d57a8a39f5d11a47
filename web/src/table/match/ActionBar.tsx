/** The buttons below the board: moves that have no place on it, the list of all moves, undo, hint, return. */

import { useEffect, useState, type FocusEvent } from "react";
import { post, type Schemas, type Seat } from "../../api/client";
import { useBoard } from "../../board/context";
import { moveAttributes } from "../../board/moveAttributes";
import { useLanguage } from "../../texts/language";
import { useExplanations } from "../../texts/explanations";
import { useAttempt } from "../../ui/attempt";
import { Icon } from "../../ui/Icon";
import { Rematch } from "../management/Rematch";
import { useTable } from "../session/context";
import { useTightness } from "./tightness";

const INSIDE = "dialog, .bar-overlay, .action-bar .tool, .lesson"; // a tap anywhere else closes what is open

interface Props {
  seat: string | null;
  stand: Seat | null;
  moves: string[];
  hint: Schemas["HintResult"] | null; // for this seat, in the order in which it is shown
  act(move: string): void;
  follow(move: string): void; // play a move of the hint, without a question
  onPreview(...moves: string[]): void;
  onOpen(): void; // something opens over the board
  onCover(isCovered: boolean): void; // whether something lies over the board
  onScores(): void; // open the score pad again
  onReplay(): void; // look back from the first move on
}

export function ActionBar(props: Props) {
  const { seat, stand, moves, hint, act, follow, onPreview, onOpen, onCover, onScores, onReplay } = props;
  const { session, state, table, module, speech } = useTable();
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const [isListed, setListed] = useState(false);
  const row = useTightness();
  const [closed, setClosed] = useState<Props["hint"]>(null); // a hint that was read
  const isOpen = isListed || (hint !== null && hint !== closed);
  useEffect(() => {
    onCover(isOpen);
    return () => onCover(false);
  }, [isOpen, onCover]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (): void => {
      setListed(false);
      setClosed(hint);
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open], :popover-open"))
        return;
      event.preventDefault();
      close();
    };
    const tap = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !target.closest(INSIDE)) close();
    };
    document.addEventListener("keydown", leave);
    document.addEventListener("pointerdown", tap);
    return () => {
      document.removeEventListener("keydown", leave);
      document.removeEventListener("pointerdown", tap);
    };
  }, [isOpen, hint]);
  const board = useBoard();
  const { view, isUnpaid, effectsOf } = board;
  const why = useExplanations(speech, hint?.reason != null);
  const buttons = moves.filter(
    (move) => module.buttons.includes(move.split(" ")[0]!) || module.isButton?.(move, view) === true,
  );
  const nameOf = (move: string): string => {
    const name = module.buttonName?.(move, view);
    return name ? board.say(name) : speech.move(move);
  };
  const best = hint && hint !== closed ? hint.advice[0] : null; // is read out
  const canHint = moves.length > 1 && table.hints;
  /** A tap plays a move; a mouse or a key first shows what it does. */
  const previewing = (move: string) => ({
    onPointerEnter: () => window.matchMedia("(hover: hover)").matches && onPreview(move),
    onPointerLeave: () => onPreview(),
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(":focus-visible") && onPreview(move),
    onBlur: () => onPreview(),
  });
  const button = (move: string, isMain: boolean, keys?: string) => (
    <button
      key={move}
      data-shortcut={keys}
      {...moveAttributes([move])}
      className={`button${isMain ? " primary" : ""}`}
      data-unpaid={isUnpaid(move) || undefined}
      data-hinted={hint?.advice[0]?.move === move || undefined}
      onClick={() => {
        setListed(false);
        act(move);
      }}
      {...previewing(move)}
    >
      {nameOf(move)}
    </button>
  );
  if (table.state === "over") {
    return (
      <nav className="action-bar" aria-label={say("actions")}>
        <div className="row">
          <Rematch />
          <button className="button scores-button" onClick={onScores}>
            <Icon name="score" /> {say("scores")}
          </button>
          <button className="button" onClick={onReplay}>
            <Icon name="play" /> {say("replay")}
          </button>
        </div>
      </nav>
    );
  }
  return (
    <nav className="action-bar" aria-label={say("actions")}>
      {isListed && (
        <div className="bar-overlay">
          <header>
            <b>{say("all-moves")}</b>
            <button className="icon-button" aria-label={say("close")} onClick={() => setListed(false)}>
              <Icon name="close" />
            </button>
          </header>
          <div className="move-list" role="group" aria-label={say("all-moves")}>
            {moves.map((move) => button(move, false))}
          </div>
        </div>
      )}
      {hint && hint !== closed && (
        <ol className="hints bar-overlay" aria-label={say("hint")}>
          {hint.advice.map((one, place) => (
            <li key={one.move}>
              <button onClick={() => follow(one.move)} {...previewing(one.move)}>
                {speech.move(one.move)} <small>{say("hint-wins", { number: Math.round(one.wins * 100) })}</small>
                {effectsOf(one.move) && <span className="hint-effects">{effectsOf(one.move)}</span>}
                {place === 0 && hint.reason && <span className="hint-reason">{why(hint.reason)}</span>}
              </button>
            </li>
          ))}
          {hint.iterations > 0 && (
            <li className="tried">
              <small>{say("hint-tried", { number: hint.iterations })}</small>
            </li>
          )}
          <li className="hints-close">
            <button onClick={() => setClosed(hint)}>
              <Icon name="close" /> {say("close")}
            </button>
          </li>
        </ol>
      )}
      <div className="hidden-text" role="status">
        {best && (
          <p key={hint?.number}>
            {say("hint")}: {speech.move(best.move)}. {say("hint-wins", { number: Math.round(best.wins * 100) })}
          </p>
        )}
      </div>
      <div ref={row} className="row">
        {buttons.map((move, place) =>
          button(
            move,
            !isUnpaid(move),
            [place === 0 && "Enter", place === buttons.length - 1 && "e"].filter(Boolean).join(" "),
          ),
        )}
        {seat && state.canUndo.includes(seat) && (
          <button className="button tool" data-shortcut="u" onClick={() => session.undo(seat)}>
            <Icon name="undo" /> <span>{say("undo")}</span>
          </button>
        )}
        {seat && canHint && (
          <button
            className="button tool"
            data-shortcut="h"
            disabled={state.computing !== null}
            onClick={() => {
              onOpen();
              setListed(false);
              session.coach.hint(seat);
            }}
          >
            <Icon name="hint" /> <span>{state.computing ? say("thinking") : say("hint")}</span>
          </button>
        )}
        {moves.length > 0 && (
          <button
            className="button tool"
            data-shortcut="m"
            aria-expanded={isListed}
            onClick={() => {
              onOpen();
              setClosed(hint); // one lies where the other lay
              setListed(!isListed);
            }}
          >
            <Icon name="list" /> <span>{say("all-moves")}</span>
          </button>
        )}
        {stand?.stand_in && table.state === "playing" && (
          <>
            <button
              className="button primary"
              disabled={busy}
              onClick={() => attempt(() => post(`/api/tables/${table.id}/return`, { seat: stand.seat }))}
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
