/** What the others have done since the player's own last move: a sentence for each move. */

import { useMemo } from "react";
import { lastTurn, narration } from "./lastMoves";
import type { TableContext } from "./TablePage";
import "./narration.css";

const MOST = 3; // sentences; the log has all
const ROOM = 90; // letters in two lines of a phone

export function Narration({ context, seat, isPast }: { context: TableContext; seat: string | null; isPast: boolean }) {
  const { state, table, speech } = context;
  const told = useMemo(() => narration(state.entries, seat, speech), [state.entries, seat, speech]);
  const count = useMemo(() => lastTurn(state.entries, seat, speech, ROOM), [state.entries, seat, speech]);
  if (isPast || table.state !== "playing") return null;
  return (
    <span className="narration" aria-hidden="true">
      {told.slice(-MOST).map((sentence, place, shown) => (
        <span key={place} className={place >= shown.length - count ? "is-last" : ""}>
          {sentence}
        </span>
      ))}
    </span>
  );
}
