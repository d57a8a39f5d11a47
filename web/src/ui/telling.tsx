/** Trying something that may be refused, and saying so. */

import { useCallback, useState, type ReactNode } from "react";
import { Refusal } from "../api/client";
import { useLanguage } from "../texts/language";
import { refusalText } from "../texts/refusals";

interface Telling {
  telling: ReactNode;
  attempt(action: () => Promise<void>): Promise<void>;
  busy: boolean;
}

export function useTelling(): Telling {
  const { say } = useLanguage();
  const [problem, setProblem] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(async (action: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  }, []);
  const telling = (
    <p className="problem" role="alert" hidden={!problem}>
      {problem && worded(problem)}
    </p>
  );
  return { telling, attempt, busy };

  function worded(error: Error): string {
    if (error instanceof Refusal) return refusalText(say, error);
    return error instanceof TypeError ? say("refused-unreachable") : error.message;
  }
}
