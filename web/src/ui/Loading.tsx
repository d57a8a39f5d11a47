/** A page that is still loading. */

import { MissingFile } from "../api/keepTrying";
import { useLanguage } from "../texts/language";
import { Problem } from "./attempt";

export function Loading() {
  const { say } = useLanguage();
  return (
    <main className="loading" role="status" tabIndex={-1}>
      <Dots />
      <span className="hidden-text">{say("waiting")}</span>
    </main>
  );
}

/** A page that still tries to load what it could not load before. */
export function StillLoading({ error }: { error: Error }) {
  const { say } = useLanguage();
  return (
    <main className="loading" tabIndex={-1}>
      <div className="paper narrow">
        <Problem error={error} />
        {!(error instanceof MissingFile) && (
          <p className="loading-again">
            {say("loading-again")} <Dots />
          </p>
        )}
        <button className="button" onClick={() => location.reload()}>
          {say("offline-reload")}
        </button>
      </div>
    </main>
  );
}

export function Dots() {
  return (
    <span className="loading-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
