/** Says how far Python is with its start, on pages without a server. */

import { useEffect, useSyncExternalStore } from "react";
import { hasServer } from "../offline/mode";
import { useLanguage } from "../texts/language";
import { install, isInstalled, updateInstalled } from "../offline/installation";
import { onStart, startNow } from "../offline/python";

export default function Starting() {
  const { say } = useLanguage();
  const start = useSyncExternalStore(onStart, startNow);
  const isReady = start.state === "ready";
  // A static site has fetched almost everything by now, so it keeps the rest too.
  useEffect(() => {
    if (!isReady) return;
    const keep = isInstalled() || hasServer ? updateInstalled() : install(() => undefined);
    keep.catch(() => undefined); // there is no network; it tries again next time
  }, [isReady]);
  if (isReady) return null;
  const isLoading = start.state === "loading";
  const share = isLoading && start.of ? Math.min(1, start.bytes / start.of) : 0;
  const isFetching = share > 0 && share < 1;
  return (
    <div className="starting paper" role="status">
      <p>
        {start.state === "loading" && isFetching && say("offline-fetching", { percent: Math.round(100 * share) })}
        {start.state === "loading" && !isFetching && say("offline-starting")}
        {start.state === "taken" && say("offline-taken")}
        {start.state === "lost" && say("offline-lost")}
        {start.state === "failed" && say("offline-failed")}
      </p>
      {isLoading && <progress value={isFetching ? share : undefined} max={1} aria-hidden="true" />}
      {!isLoading && (
        <button className="button" onClick={() => location.reload()}>
          {say("offline-reload")}
        </button>
      )}
    </div>
  );
}
