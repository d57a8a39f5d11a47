/** Counts down to a time. */

import { useEffect, useState } from "react";

export function Countdown({ due }: { due: number }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), 500);
    return () => window.clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((due - now) / 1000));
  return <time role="timer">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`}</time>;
}
