/** "Install Ludoteca", and the choice to play with the server or without it. */

import { useState, useSyncExternalStore } from "react";
import { chooseOffline, hasServer, isOffline } from "../offline/mode";
import { useLanguage } from "../texts/language";
import { useAttempt } from "../ui/attempt";
import { canInstall, install, isInstalled, NoRoom, onInstalled } from "../offline/installation";

/** What browsers offer that can put a page among the apps. */
interface InstallEvent extends Event {
  prompt(): Promise<void>;
}
let offered: InstallEvent | null = null;
if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // we ask for it at our button
    offered = event as InstallEvent;
  });
}

export function Install() {
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const [share, setShare] = useState(0);
  const [hasRoom, setRoom] = useState(true);
  const isKept = useSyncExternalStore(onInstalled, isInstalled);
  if (!canInstall()) return null;
  const start = () =>
    attempt(async () => {
      setRoom(true);
      try {
        await install(setShare);
      } catch (error) {
        if (!(error instanceof NoRoom)) throw error;
        return setRoom(false);
      }
      await offered?.prompt();
      offered = null;
    });
  const percent = Math.min(100, Math.round(100 * share));
  return (
    <section className="paper install">
      <h2>{say("offline-title")}</h2>
      {isOffline && <p>{say("offline-here")}</p>}
      <p>{say(isKept ? "offline-installed" : "offline-text")}</p>
      {busy && <progress value={share} max={1} aria-label={say("offline-installing", { percent })} />}
      <div className="row">
        {!isKept && (
          <button className="button" disabled={busy} onClick={() => start()}>
            {busy ? say("offline-installing", { percent }) : say("offline-install")}
          </button>
        )}
        {isKept && hasServer && (
          <button className="button" onClick={() => chooseOffline(!isOffline)}>
            {say(isOffline ? "offline-leave" : "offline-choose")}
          </button>
        )}
      </div>
      {!hasRoom && <p role="alert">{say("offline-no-room")}</p>}
      {problem}
    </section>
  );
}
