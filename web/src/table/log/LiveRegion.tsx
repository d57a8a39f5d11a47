/** Tells screen readers what has just happened. */

import type { LogEntry } from "../../api/client";
import type { Speech } from "../../texts/speech";
import { tellFresh } from "./telling";

interface Props {
  entries: LogEntry[]; // the log
  fresh: LogEntry[]; // those that are new
  viewer: string | null;
  speech: Speech;
}

export function LiveRegion({ entries, fresh, viewer, speech }: Props) {
  const sentences = tellFresh(entries, fresh, speech, viewer);
  return (
    <div className="hidden-text" role="log" aria-live="polite">
      {/* New text even if it is the same as before, such as in two turns that are alike. */}
      {sentences.length > 0 && <p key={fresh.at(-1)?.number}>{sentences.join(". ")}</p>}
    </div>
  );
}
