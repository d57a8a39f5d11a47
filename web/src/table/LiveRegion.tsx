/** Tells screen readers what has just happened. */

import type { LogEntry } from "../api/client";
import type { Speech } from "../texts/speech";
import { tell } from "./telling";

interface Props {
  fresh: LogEntry[];
  viewer: string | null;
  speech: Speech;
}

export function LiveRegion({ fresh, viewer, speech }: Props) {
  const told = tell(fresh, speech, viewer);
  return (
    <div className="hidden-text" role="log" aria-live="polite">
      {told.join(". ")}
    </div>
  );
}
