/** Read what others may change again from time to time, and seldom while nobody looks at the page. */

const PAUSE_MS = { seen: 10_000, hidden: 60_000 };

/**
 * Read at once, after each pause, and when the page is seen again; what fails is read again after the same pause.
 * Returns a way to stop: nothing is heard after that, and never of an older answer after a newer one.
 */
export function keepReading<T>(read: () => Promise<T>, onFound: (found: T) => void): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = 0;
  let newest = 0; // the reading that was heard of
  const next = (): void => {
    clearTimeout(timer);
    const reading = ++begun;
    read()
      .then(
        (found) => {
          if (!isWanted || reading < newest) return;
          newest = reading;
          onFound(found);
        },
        () => undefined,
      )
      .finally(() => {
        if (!isWanted || reading !== begun) return;
        timer = setTimeout(next, document.hidden ? PAUSE_MS.hidden : PAUSE_MS.seen);
      });
  };
  const look = (): void => {
    if (!document.hidden) next();
  };
  next();
  document.addEventListener("visibilitychange", look);
  return () => {
    isWanted = false;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
