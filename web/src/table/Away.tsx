/** "While you were away": what the others have done since the player last looked, closed by a tap. */

import { useMemo } from "react";
import { useLanguage } from "../texts/language";
import { useAbsence } from "./absence";
import { mainSentences } from "./lastMoves";
import type { TableContext } from "./TablePage";
import "./away.css";

const MOST = 8; // sentences; the log has all

export function Away({ context, seat }: { context: TableContext; seat: string }) {
  const { session, state, table, speech } = context;
  const { say } = useLanguage();
  const { missed, close } = useAbsence(session, table.id, state.entries);
  const told = useMemo(() => {
    const moves = missed.filter((entry) => entry.kind === "move" && !entry.undone && entry.seat !== seat);
    return mainSentences(moves, seat, speech);
  }, [missed, seat, speech]);
  const isShared = Object.keys(state.views).length > 1; // those who sit together have seen it
  if (!told.length || isShared || table.state !== "playing") return null;
  const hidden = Math.max(0, told.length - MOST);
  return (
    <section className="away paper" aria-label={say("away-title")} onClick={close}>
      <h2>{say("away-title")}</h2>
      {hidden > 0 && <p>{say("away-more", { count: hidden })}</p>}
      <ul>
        {told.slice(-MOST).map((sentence, place) => (
          <li key={place}>{sentence}</li>
        ))}
      </ul>
      <button className="button primary" onClick={close}>
        {say("away-close")}
      </button>
    </section>
  );
}
