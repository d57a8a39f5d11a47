/** Try something that the server may refuse; show that it is under way, and what went wrong. */

import { useCallback, useState, type ReactNode } from "react";
import { Refusal } from "../api/client";
import { useLanguage } from "../texts/language";

interface Attempts {
  attempt(action: () => Promise<unknown>): void;
  busy: boolean; // an attempt is under way
  problem: ReactNode; // what went wrong with the last one
}

export function useAttempt(): Attempts {
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useCallback((action: () => Promise<unknown>): void => {
    setError(null);
    setBusy(true);
    action()
      .catch((caught: unknown) => setError(caught instanceof Error ? caught : new Error(String(caught))))
      .finally(() => setBusy(false));
  }, []);
  return { attempt, busy, problem: <Problem error={error} /> };
}

/** What went wrong, in words, which are read out. */
export function Problem({ error }: { error: Error | null }) {
  const describe = useDescription();
  return (
    <p className="problem" role="alert" hidden={!error}>
      {error && describe(error)}
    </p>
  );
}

/** An error in words: the server refused something, or cannot be reached, or the page is wrong. */
export function useDescription(): (error: Error) => string {
  const { say, explain } = useLanguage();
  return (error) => {
    if (error instanceof Refusal) return explain(error);
    const isUnreachable = error instanceof TypeError || error.name === "TimeoutError"; // what `fetch` throws
    return isUnreachable ? say("refused-unreachable") : say("went-wrong");
  };
}
