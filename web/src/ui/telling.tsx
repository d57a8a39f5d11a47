/** Trying something that may be refused, and saying so. */

import { useCallback, useState, type ReactNode } from "react";

interface Telling {
  telling: ReactNode;
  attempt(action: () => Promise<void>): Promise<void>;
  busy: boolean;
}

export function useTelling(): Telling {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const attempt = useCallback(async (action: () => Promise<void>) => {
    setProblem("");
    setBusy(true);
    try {
      await action();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }, []);
  const telling = (
    <p className="problem" role="alert" hidden={!problem}>
      {problem}
    </p>
  );
  return { telling, attempt, busy };
}
