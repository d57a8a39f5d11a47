/** What the others have done since the player's own last move: a sentence for each move, or a line for each player. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useBoard } from "../../board/context";
import { SeatMark } from "../../board/identities";
import { useLanguage } from "../../texts/language";
import { seatNames, shortBotName } from "../../people/people";
import { useTable } from "../session/context";
import { fitLines, isAnyCut } from "./fitLines";
import { lastTurn, narration, narrationBySeat } from "./lastMoves";
import "./narration.css";

const MOST_SENTENCES = 3; // the log has all
const ROOM = 90; // letters in two lines of a phone

interface Props {
  seat: string | null;
  onMore(): void; // opens the log
}

export function Narration(props: Props) {
  const { table } = useTable();
  if (table.state !== "playing") return null;
  return table.seats.length > 2 ? <Lines {...props} /> : <Sentences {...props} />;
}

function Sentences({ seat, onMore }: Props) {
  const { state, speech } = useTable();
  const sentences = useMemo(() => narration(state.entries, seat, speech), [state.entries, seat, speech]);
  const count = useMemo(() => lastTurn(state.entries, seat, speech, ROOM), [state.entries, seat, speech]);
  return (
    <span className="narration" aria-hidden="true" onClick={onMore}>
      {sentences.slice(-MOST_SENTENCES).map((sentence, index, shown) => (
        <span key={index} data-last={index >= shown.length - count || undefined}>
          {sentence}
        </span>
      ))}
    </span>
  );
}

/**
 * A line for each of several players; room is kept for all of them. A tap shows lines that are cut in full, over the
 * board, and the next one the log.
 */
function Lines({ seat, onMore }: Props) {
  const { state, speech, table } = useTable();
  const { say } = useLanguage();
  const { identityOf } = useBoard();
  const lines = useMemo(() => narrationBySeat(state.entries, seat, speech), [state.entries, seat, speech]);
  const names = seatNames(table, say, shortBotName);
  const frame = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState<typeof lines | null>(null); // what is shown in full, until there is more to tell
  const isWhole = opened === lines;
  useEffect(() => {
    if (!isWhole) return;
    const close = ({ target }: PointerEvent): void => {
      if (!frame.current?.contains(target as Node)) setOpened(null);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [isWhole]);
  useLayoutEffect(() => {
    const sheet = frame.current;
    const prompt = sheet?.closest(".prompt");
    if (!sheet || !prompt || isWhole) return;
    const observer = new ResizeObserver(() => fitLines(sheet)); // it also calls before the first frame
    observer.observe(prompt);
    return () => observer.disconnect();
  }, [lines, isWhole]);
  const tap = (): void => {
    const isCut = frame.current !== null && isAnyCut(frame.current);
    setOpened(isCut && !isWhole ? lines : null);
    if (isWhole || !isCut) onMore();
  };
  return (
    <span className="narration narration-lines" aria-hidden="true" data-whole={isWhole || undefined} onClick={tap}>
      {lines.length > 0 && (
        <span ref={frame} className="narration-sheet" data-last="">
          {lines.map((one) => (
            <span key={one.seat}>
              <SeatMark seat={one.seat} shape={identityOf(one.seat).shape} size={12} /> <b>{names[one.seat]}</b>{" "}
              {one.told.map((step, index) => (
                <span key={index} className="narration-step">
                  {step}
                </span>
              ))}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
