/** "While you were away": what the others have done since the player last looked, closed by a tap. */

import { useMemo } from "react";
import { useLanguage } from "../../texts/language";
import { useTable } from "../session/context";
import { useAbsence } from "./absence";
import { mainSentences } from "./lastMoves";
import "./away.css";

const MOST_SENTENCES = 8; // the log has all

interface Missed {
  sentences: string[]; // nothing unless the player was away
  close(): void;
}

/** What the others have done while the player was away. It is over with the player's next move. */
export function useAway(seat: string | null): Missed {
  const { session, state, table, speech } = useTable();
  const { missed, close } = useAbsence(session, table.id, state.entries, seat);
  const sentences = useMemo(() => {
    const moves = missed.filter((entry) => entry.kind === "move" && !entry.undone && entry.seat !== seat);
    return seat ? mainSentences(moves, seat, speech) : [];
  }, [missed, seat, speech]);
  const isShared = Object.keys(state.views).length > 1; // those who sit together have seen it
  return { sentences: isShared || table.state !== "playing" ? [] : sentences, close };
}

export function Away({ sentences, close }: Missed) {
  const { say } = useLanguage();
  if (!sentences.length) return null;
  const hidden = Math.max(0, sentences.length - MOST_SENTENCES);
  return (
    <section className="away sheet paper" aria-label={say("away-title")} onClick={close}>
      <h2>{say("away-title")}</h2>
      {hidden > 0 && <p>{say("away-more", { count: hidden })}</p>}
      <ul>
        {sentences.slice(-MOST_SENTENCES).map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      <button className="button primary" onClick={close}>
        {say("away-close")}
      </button>
    </section>
  );
}
