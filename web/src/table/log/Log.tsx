/** The log in words; a click on an entry shows the board as it was then. */

import { memo, useEffect, useMemo, useRef, type MouseEvent } from "react";
import type { LogEntry } from "../../api/client";
import { useBoard } from "../../board/context";
import { seatColour, SeatMark, type SeatShape } from "../../board/identities";
import { useLanguage } from "../../texts/language";
import type { Speech } from "../../texts/speech";
import { personName } from "../../people/people";
import { useTable } from "../session/context";
import type { ReplayState } from "./Replay";
import { grouped, tell } from "./telling";

export function Log({ viewer, replay }: { viewer: string | null; replay: ReplayState }) {
  const { state, speech } = useTable();
  const { identityOf } = useBoard();
  const onClick = (event: MouseEvent) => {
    const line = (event.target as Element).closest("li");
    if (line) replay.look(line.value);
  };
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (replay.at !== null) list.current?.querySelector("[data-looked-at]")?.scrollIntoView({ block: "nearest" });
  }, [replay.at]);
  const groups = useMemo(() => grouped(state.entries, speech), [state.entries, speech]);
  return (
    <ol ref={list} className="log" onClick={onClick}>
      {groups.map(({ entries, last }) => (
        <Line
          key={entries[0]!.number}
          entries={entries}
          entry={last}
          viewer={viewer}
          speech={speech}
          shape={last.seat ? identityOf(last.seat).shape : null}
          isLookedAt={entries.some((entry) => entry.number === replay.at)}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  entries: LogEntry[]; // those of one move
  entry: LogEntry; // the last of them
  viewer: string | null; // the seat that reads it; null for a spectator
  speech: Speech;
  shape: SeatShape | null; // of the player's sign
  isLookedAt: boolean;
}

/** Memoized: a long match has hundreds of entries, and each move adds one. */
const Line = memo(function Line({ entries, entry, viewer, speech, shape, isLookedAt }: LineProps) {
  const { say } = useLanguage();
  const lines = sentences(entry);
  if (entry.kind === "chat" || !lines.length) return null;
  return (
    <li
      value={entry.number}
      data-undone={(entry.kind === "move" && entry.undone) || undefined}
      data-seat={entry.seat ?? undefined}
      style={entry.seat ? seatColour(entry.seat) : undefined}
    >
      <button data-looked-at={isLookedAt || undefined}>
        {shape && <SeatMark seat={entry.seat!} shape={shape} size={13} />}
        <span className="hidden-text">{say("replay-to", { number: entry.number })} </span>
        {lines.map((sentence, index) => (
          <span key={index}>{sentence}</span>
        ))}
      </button>
    </li>
  );

  function sentences(entry: LogEntry): string[] {
    if ("events" in entry) return tell(entries, speech, viewer).filter((sentence) => sentence.trim());
    const { kind, seat, body } = entry;
    const named = "name" in body ? body.name : null;
    const name = named ? personName(named, say) : seat ? speech.seat(seat) : "";
    if (kind === "seat") return [say(`seat-act-${entry.body.act}`, { name })];
    if (kind === "answer") return [say(entry.body.agree ? "answer-agrees" : "answer-declines", { name })];
    if (kind === "rules") return [say(`rules-act-${entry.body.act}`)];
    if (kind === "table") return [say(`table-act-${entry.body.act}`, { name })];
    if (kind === "rematch" && named) {
      const answer = say(entry.body.agree ? "rematch-agrees" : "rematch-declines", { name });
      return entry.body.table ? [answer, say("entry-rematch")] : [answer];
    }
    return [say(`entry-${kind}`, { name, who: seat !== null && seat === viewer ? "you" : "other" })];
  }
}, isSame);

/** The last entry of a line changes with each part of a move, and when it is undone. */
function isSame(before: LineProps, now: LineProps): boolean {
  const keys = ["entry", "viewer", "speech", "shape", "isLookedAt"] as const;
  return keys.every((key) => before[key] === now[key]);
}
