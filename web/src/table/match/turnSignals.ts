/** Says that it is my turn: by a sound, and by a notification if the page is hidden. */

import { useEffect, useRef } from "react";
import { useSettings } from "../../device/settings";
import { useLanguage } from "../../texts/language";

const LATE_MS = 1000; // after which a chime would only surprise

export function useTurnSignals(isMine: boolean, title: string): void {
  const { say } = useLanguage();
  const [settings] = useSettings();
  const was = useRef(isMine);
  useEffect(() => {
    const came = isMine && !was.current;
    was.current = isMine;
    if (!came) return;
    if (settings.sounds) void chime().catch(() => undefined);
    if (settings.notifications && document.hidden && Notification.permission === "granted") {
      notify(title, { body: say("your-turn"), icon: new URL("icon-192.png", document.baseURI).href }).catch(
        reportError,
      );
    }
  }, [isMine, settings.sounds, settings.notifications, say, title]);
}

/** Show a notification. Phones allow it to the service worker only. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) await registration.showNotification(title, options);
  else new Notification(title, options);
}

let sound: AudioContext | undefined; // one for all chimes: browsers allow few

/** Two soft wooden notes; none if the browser allows sounds only later, after a tap. */
export async function chime(): Promise<void> {
  const context = (sound ??= new AudioContext());
  const asked = performance.now();
  if (context.state !== "running") await context.resume(); // it is suspended while a phone sleeps
  if (performance.now() - asked > LATE_MS) return;
  [523, 659].forEach((pitch, index) => {
    const start = context.currentTime + index * 0.14;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.18, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.45);
  });
}
