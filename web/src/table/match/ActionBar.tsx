/** The buttons below the board: moves that have no place on it, the list of all moves, undo, hint, return. */

import { useCallback, useEffect, useState } from "react";
import { post, type Schemas, type Seat } from "../../api/client";
import { useBoard } from "../../board/context";
import { useLanguage } from "../../texts/language";
import { useAttempt } from "../../ui/attempt";
import { Icon } from "../../ui/Icon";
import { Rematch } from "../management/Rematch";
import { useTable } from "../session/context";
import { useDismissal } from "./dismissal";
import { HintList } from "./HintList";
import { MoveButton } from "./MoveButton";
import { MoveList } from "./MoveList";
import { useTightness } from "./tightness";

interface Props {
  ownSeat: Seat | null;
  hint: Schemas["HintResult"] | null; // for this seat, in the order in which it is shown
  follow(move: string): void; // play a move of the hint, without a question
  onOpen(): void; // something opens over the board
  onCover(isCovered: boolean): void; // whether something lies over the board
  onScores(): void; // open the score pad again
  onReplay(): void; // look back from the first move on
}

export function ActionBar(props: Props) {
  const { ownSeat, hint, follow, onOpen, onCover, onScores, onReplay } = props;
  const { session, state, table, module, speech } = useTable();
  const { seat, view, moves, act, isUnpaid } = useBoard();
  const { say } = useLanguage();
  const [isListed, setListed] = useState(false);
  const row = useTightness();
  const [closed, setClosed] = useState<Props["hint"]>(null); // a hint that was read
  const openHint = hint !== closed ? hint : null;
  const isOpen = isListed || openHint !== null;
  useEffect(() => {
    onCover(isOpen);
    return () => onCover(false);
  }, [isOpen, onCover]);
  const close = useCallback(() => {
    setListed(false);
    setClosed(hint);
  }, [hint]);
  useDismissal(isOpen, close);
  const buttons = moves.filter(
    (move) => module.buttons.includes(move.split(" ")[0]!) || module.isButton?.(move, view) === true,
  );
  const best = openHint?.advice[0]; // is read out
  const canHint = moves.length > 1 && table.hints;
  const play = (move: string): void => {
    setListed(false);
    act(move);
  };
  if (table.state === "over") return <OverBar onScores={onScores} onReplay={onReplay} />;
  return (
    <nav className="action-bar" aria-label={say("actions")}>
      {isListed && <MoveList onPlay={play} onClose={() => setListed(false)} />}
      {openHint && <HintList hint={openHint} follow={follow} onClose={() => setClosed(hint)} />}
      <div className="hidden-text" role="status">
        {best && (
          <p key={hint?.number}>
            {say("hint")}: {speech.move(best.move)}. {say("hint-wins", { number: Math.round(best.wins * 100) })}
          </p>
        )}
      </div>
      <div ref={row} className="row">
        {buttons.map((move, index) => (
          <MoveButton
            key={move}
            move={move}
            isMain={!isUnpaid(move)}
            keys={[index === 0 && "Enter", index === buttons.length - 1 && "e"].filter(Boolean).join(" ")}
            onPlay={play}
          />
        ))}
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
        {ownSeat?.stand_in && table.state === "playing" && <ComeBack seat={ownSeat.seat} />}
      </div>
    </nav>
  );
}

/** The buttons of a match that is over. */
function OverBar({ onScores, onReplay }: Pick<Props, "onScores" | "onReplay">) {
  const { say } = useLanguage();
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

/** Takes the player's seat back from the bot that stands in. */
function ComeBack({ seat }: { seat: string }) {
  const { table } = useTable();
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  return (
    <>
      <button
        className="button primary"
        disabled={busy}
        onClick={() => attempt(() => post(`/api/tables/${table.id}/return`, { seat }))}
      >
        {say("come-back")}
      </button>
      {problem}
    </>
  );
}
