/** Load what a page needs: again after a pause if that fails, and without a word once it is no longer wanted. */

import { Refusal } from "./client";

/** A file of these pages could not be fetched. Chromium does not ask for it again until the page is loaded again. */
export class MissingFile extends Error {}

/** An import whose failure is a `MissingFile`. */
export function whole<T>(file: Promise<T>): Promise<T> {
  return file.catch(() => Promise.reject(new MissingFile()));
}

const SHORTEST_MS = 1000; // until the second attempt
const LONGEST_MS = 15_000; // between two later ones

/** Whether it makes sense to ask again: not if the server says that there is no such thing. */
const mayPass = (error: Error): boolean =>
  !(error instanceof Refusal) || error.status >= 500 || error.retry_after !== null;

/**
 * Try until it succeeds. `onFailure` hears of each attempt that failed, and whether there will be another one. Returns a
 * way to stop: nothing is heard after that, so an older answer never takes the place of a newer one.
 */
export function keepTrying<T>(
  load: () => Promise<T>,
  onFound: (found: T) => void,
  onFailure: (error: Error, isFinal: boolean) => void = () => undefined,
): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = SHORTEST_MS;
  const attempt = (): void => {
    load().then(
      (found) => isWanted && onFound(found),
      (caught: unknown) => {
        if (!isWanted) return;
        const error = caught instanceof Error ? caught : new Error(String(caught));
        const isFinal = !mayPass(error);
        onFailure(error, isFinal);
        if (isFinal) return;
        const asked = error instanceof Refusal ? (error.retry_after ?? 0) * 1000 : 0;
        timer = setTimeout(attempt, Math.max(asked, wait));
        wait = Math.min(LONGEST_MS, 2 * wait);
      },
    );
  };
  attempt();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
