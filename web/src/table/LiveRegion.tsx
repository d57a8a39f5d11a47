/** Tells those who do not see the table what has just happened. */

import type { Entry } from "../api/client";
import type { Seen, Speech } from "../texts/speech";

interface Props {
  fresh: Entry[];
  eyes: string;
  speech: Speech;
}

export function LiveRegion({ fresh, eyes, speech }: Props) {
  const told = fresh.flatMap((entry) => (entry.events?.[eyes] ?? []) as Seen[]).map((event) => speech.event(event));
  return (
    <div className="hidden-text" role="log" aria-live="polite">
      {told.join(". ")}
    </div>
  );
}
