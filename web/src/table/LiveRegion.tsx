/** Tells screen readers what has just happened. */

import type { LogEntry } from "../api/client";
import type { Speech } from "../texts/speech";

interface Props {
  fresh: LogEntry[];
  eyes: string | null;
  speech: Speech;
}

export function LiveRegion({ fresh, eyes, speech }: Props) {
  const told = fresh.flatMap((entry) => speech.story(entry.events ?? {}, eyes));
  return (
    <div className="hidden-text" role="log" aria-live="polite">
      {told.join(". ")}
    </div>
  );
}
