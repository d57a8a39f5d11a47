/** The replay: the table as it was after any entry of the log. */

import { useCallback, useEffect, useState } from "react";
import { get, type LogEntry, type Table, type View } from "../../api/client";
import { keepTrying } from "../../api/keepTrying";
import { useLanguage } from "../../texts/language";
import type { Speech } from "../../texts/speech";
import { Problem } from "../../ui/attempt";
import { useCopy } from "../../ui/copy";
import { Icon } from "../../ui/Icon";
import { grouped, tell } from "./telling";

const PAGE = 50; // views in an answer of the server
const STEP_MS = 900; // for each entry that is played

export interface ReplayState {
  at: number | null; // null for the present
  view: View | null; // null for the present, and until the first view has come
  of: number; // the number of the last entry
  failure: Error | null; // why the view has not come
  retry(): void;
  look(number: number | null): void;
}

/** The entry at which a replay stands. */
export interface ReplayedEntry {
  number: number;
  told: string[]; // what led to it, in words
  moves: LogEntry[]; // the parts of one move, up to this entry
}

export function replayedEntry(
  number: number,
  entries: LogEntry[],
  viewer: string | null,
  speech: Speech,
): ReplayedEntry {
  const group = grouped(entries, speech).find((group) => group.entries.some((entry) => entry.number === number));
  const moves = (group?.entries ?? []).filter((entry) => entry.number <= number);
  const sentences = tell(moves, speech, viewer);
  const last = moves.at(-1);
  const move =
    last?.kind === "move" && last.seat && last.move ? [`${speech.seat(last.seat)}: ${speech.move(last.move)}`] : [];
  return { number, told: sentences.length ? sentences : move, moves };
}

/** The replay of a table: where it stands, and the view of that entry. */
export function useReplay(table: Table, seat: string | null, first: number | null): ReplayState {
  const [at, setAt] = useState(first);
  const [views, setViews] = useState<Record<string, View>>({}); // by seat and number of the log entry
  const isOpen = table.state === "over" || table.state === "study";
  const viewer = seat ?? (isOpen ? "p1" : null);
  const wanted = at === null ? null : `${viewer}:${at}`;
  const isMissing = wanted !== null && !views[wanted];
  const [shown, setShown] = useState<string | null>(null); // stays until the next view has come
  if (!isMissing && shown !== wanted) setShown(wanted);
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const start = at === null || !isMissing ? null : Math.floor((at - 1) / PAGE) * PAGE + 1;

  useEffect(() => {
    if (start === null) return;
    const asked = new URLSearchParams({ first: String(start), last: String(start + PAGE - 1) });
    if (viewer) asked.set("seat", viewer);
    const stop = keepTrying(
      () => get(`/api/tables/${table.id}/moments?${asked}`),
      (pastViews) => {
        const newViews = Object.fromEntries(
          pastViews.map((pastView) => [`${viewer}:${pastView.number}`, pastView.view as View]),
        );
        setViews((before) => ({ ...before, ...newViews }));
      },
      setFailure,
    );
    return () => {
      stop();
      setFailure(null);
    };
  }, [start, viewer, table.id, attempt]);

  const look = useCallback(
    (number: number | null) => setAt(number === null ? null : Math.max(1, Math.min(table.number, number))),
    [table.number],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { at, view: shown === null ? null : (views[shown] ?? null), of: table.number, failure, retry, look };
}

/** A link that opens the table at this entry. */
function linkAt(at: number): string {
  const table = location.hash.split("/").slice(0, 3).join("/");
  return `${location.origin}${location.pathname}${table}/at/${at}`;
}

export function Replay({ replay, entries, speech }: { replay: ReplayState; entries: LogEntry[]; speech: Speech }) {
  const { say } = useLanguage();
  const [isPlaying, setPlaying] = useState(false);
  const { at, of, failure, look } = replay;
  const { source, copy, note, isCopied } = useCopy<HTMLInputElement>(at === null ? "" : linkAt(at));

  useEffect(() => {
    if (!isPlaying || at === null || at >= of || failure) return;
    const timer = window.setTimeout(() => look(at + 1), STEP_MS);
    return () => window.clearTimeout(timer);
  }, [isPlaying, at, of, failure, look]);

  if (at === null) return null;
  const goesOn = isPlaying && at < of;
  const entry = entries[at - 1];
  const step = (by: number) => look(at + by);
  return (
    <div className="replay" role="group" aria-label={say("replay")}>
      {isCopied === false && (
        <div className="replay-note">
          {note}
          <input ref={source} readOnly value={linkAt(at)} aria-label={say("replay-link")} />
        </div>
      )}
      {failure && (
        <div className="replay-note">
          <Problem error={failure} />
          <button className="button" onClick={replay.retry}>
            {say("link-retry")}
          </button>
        </div>
      )}
      <span className="replay-steps">
        <button className="icon-button" onClick={() => look(1)} aria-label={say("replay-first")}>
          <Icon name="first" />
        </button>
        <button className="icon-button" data-shortcut="[" onClick={() => step(-1)} aria-label={say("replay-back")}>
          <Icon name="back" />
        </button>
        <button
          className="icon-button"
          onClick={() => setPlaying(!goesOn)}
          aria-label={say(goesOn ? "replay-pause" : "replay-play")}
        >
          <Icon name={goesOn ? "pause" : "play"} />
        </button>
        <button className="icon-button" data-shortcut="]" onClick={() => step(1)} aria-label={say("replay-next")}>
          <Icon name="next" />
        </button>
      </span>
      <input
        type="range"
        min={1}
        max={of}
        value={at}
        aria-label={say("replay-entry")}
        aria-valuetext={`${at}/${of} ${entry?.seat ? speech.seat(entry.seat) : ""}`}
        onChange={(event) => look(Number(event.target.value))}
      />
      <span className="replay-number">
        {at}/{of}
      </span>
      <button className="icon-button replay-link" onClick={copy} aria-label={say("replay-link")}>
        <Icon name={isCopied ? "done" : "share"} />
      </button>
      <button className="button" onClick={() => look(null)}>
        {say("replay-now")}
      </button>
    </div>
  );
}
