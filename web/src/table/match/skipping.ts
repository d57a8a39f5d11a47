/** A tap anywhere, or a key, shows at once what the others have done. */

import { useEffect } from "react";
import type { TableSession } from "../session/session";

const IGNORED = ["Tab", "Shift", "Control", "Alt", "Meta"]; // these do not ask for anything

export function useSkipping(session: TableSession, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const onPointer = () => session.skip();
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (!isTyping && !IGNORED.includes(event.key)) session.skip();
    };
    window.addEventListener("pointerdown", onPointer);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("pointerdown", onPointer);
      window.removeEventListener("keydown", onKey);
    };
  }, [session, isWaiting]);
}
