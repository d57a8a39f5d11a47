/** Try something that the server may refuse; show that it is under way, and what went wrong. */

import { useCallback, useState, type ReactNode } from "react";
import { Refusal } from "../api/client";
import { useLanguage } from "../texts/language";

interface Attempts {
  attempt(action: () => Promise<void>): Promise<void>;
  busy: boolean; // an attempt is under way
  problem: ReactNode; // what went wrong with the last one
}

export function useAttempt(): Attempts {
  const { say, explain } = useLanguage();
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(async (action: () => Promise<void>) => {
    setError(null);
    setBusy(true);
    try {
      await action();
    } catch (caught) {
      setError(caught instanceof Error ? caught : new Error(String(caught)));
    } finally {
      setBusy(false);
    }
  }, []);
  const problem = (
    <p className="problem" role="alert" hidden={!error}>
      {error && describe(error)}
    </p>
  );
  return { attempt, busy, problem };

  function describe(error: Error): string {
    if (error instanceof Refusal) return explain(error);
    const isUnreachable = error instanceof TypeError || error.name === "TimeoutError"; // what `fetch` throws
    return isUnreachable ? say("refused-unreachable") : say("went-wrong");
  }
}
