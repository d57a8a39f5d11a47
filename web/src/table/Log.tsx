/** All that has happened, in words; a line takes the board back to its moment. */

import { useEffect, useRef } from "react";
import type { Entry } from "../api/client";
import { useLanguage } from "../texts/language";
import type { Seen } from "../texts/speech";
import type { Looking } from "./Replay";
import type { Setting } from "./TablePage";

export function Log({ setting, eyes, replay }: { setting: Setting; eyes: string; replay: Looking }) {
  const { state, speech } = setting;
  const { say } = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const panel = list.current?.parentElement; // scrolled by itself, so that the page stays where it is
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [state.entries.length]);

  const sentences = (entry: Entry): string[] => {
    if (entry.events) {
      const seen = (entry.events[eyes] ?? Object.values(entry.events)[0] ?? []) as Seen[];
      return seen.map((event) => speech.event(event));
    }
    const body = (entry.body ?? {}) as Record<string, string>;
    const name = body.name ?? (entry.seat ? speech.seat(entry.seat) : "");
    if (entry.kind === "chat") return [`${body.name}: ${body.text}`];
    if (entry.kind === "seat") return [say(`seat-act-${body.act}`, { name })];
    if (entry.kind === "answer") return [say(body.agree ? "answer-agrees" : "answer-declines", { name })];
    return [say(`entry-${entry.kind}`, { name })];
  };

  const lines = state.entries.filter((entry) => entry.kind !== "chat");
  return (
    <ol className="log" ref={list}>
      {lines.map((entry) => {
        const told = sentences(entry);
        if (!told.length) return null;
        return (
          <li key={entry.number} className={entry.undone ? "is-undone" : ""} data-seat={entry.seat ?? undefined}>
            <button
              className={replay.at === entry.number ? "is-looked-at" : ""}
              onClick={() => replay.look(entry.number)}
            >
              <span className="hidden-text">{`${say("replay-to")} ${entry.number}: `}</span>
              {told.map((sentence, place) => (
                <span key={place}>{sentence}</span>
              ))}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
