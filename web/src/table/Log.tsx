/** The log in words; a click on an entry shows the board as it was then. */

import { memo, type MouseEvent } from "react";
import type { LogEntry } from "../api/client";
import { useLanguage } from "../texts/language";
import type { Speech } from "../texts/speech";
import type { ReplayState } from "./Replay";
import type { Setting } from "./TablePage";

export function Log({ setting, eyes, replay }: { setting: Setting; eyes: string | null; replay: ReplayState }) {
  const { state, speech } = setting;
  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest("li");
    if (line) replay.look(line.value);
  };
  return (
    <ol className="log" onClick={onClick}>
      {state.entries.map((entry) => (
        <Line key={entry.number} entry={entry} eyes={eyes} speech={speech} isLookedAt={replay.at === entry.number} />
      ))}
    </ol>
  );
}

interface LineProps {
  entry: LogEntry;
  eyes: string | null; // the seat that reads it; null for a spectator
  speech: Speech;
  isLookedAt: boolean;
}

/** Memoized: a long match has hundreds of entries, and each move adds one. */
const Line = memo(function Line({ entry, eyes, speech, isLookedAt }: LineProps) {
  const { say } = useLanguage();
  const told = sentences(entry);
  if (entry.kind === "chat" || !told.length) return null;
  return (
    <li value={entry.number} className={entry.undone ? "is-undone" : ""} data-seat={entry.seat ?? undefined}>
      <button className={isLookedAt ? "is-looked-at" : ""}>
        <span className="hidden-text">{say("replay-to", { number: entry.number })} </span>
        {told.map((sentence, place) => (
          <span key={place}>{sentence}</span>
        ))}
      </button>
    </li>
  );

  function sentences({ events, body: about, kind, seat }: LogEntry): string[] {
    if (events) return speech.story(events, eyes);
    const body = (about ?? {}) as Record<string, string>;
    const name = body.name ?? (seat ? speech.seat(seat) : "");
    if (kind === "seat") return [say(`seat-act-${body.act}`, { name })];
    if (kind === "answer") return [say(body.agree ? "answer-agrees" : "answer-declines", { name })];
    if (kind === "rules") return [say(`rules-act-${body.act}`)];
    if (kind === "table") return [say(`table-act-${body.act}`, { name })];
    if (kind === "rematch" && body.name) {
      const answer = say(body.agree ? "rematch-agrees" : "rematch-declines", { name });
      return body.table ? [answer, say("entry-rematch")] : [answer];
    }
    return [say(`entry-${kind}`, { name })];
  }
});
