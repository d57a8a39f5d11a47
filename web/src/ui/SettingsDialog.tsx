/** The settings of this device: language, theme, pace, sounds, notifications, confirmation of moves. */

import type { ReactNode } from "react";
import type { Language } from "../api/client";
import { useSettings, type Settings } from "../device/settings";
import { LANGUAGES, useLanguage } from "../texts/language";
import { Dialog } from "./Dialog";

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { say, language, change: speak } = useLanguage();
  const [settings, change] = useSettings();

  const choice = <Key extends "theme" | "pace">(key: Key, values: Settings[Key][]): ReactNode => (
    <fieldset className="choice">
      <legend>{say(`setting-${key}`)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={key}
            checked={settings[key] === value}
            onChange={() => change({ [key]: value } as Partial<Settings>)}
          />
          <span>{say(`setting-${key}-${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );

  const turnNotifications = (wanted: boolean) => {
    if (!wanted) return change({ notifications: false });
    Notification.requestPermission().then(
      (answer) => change({ notifications: answer === "granted" }),
      () => change({ notifications: false }),
    );
  };

  const toggle = (
    key: "sounds" | "confirm" | "notifications" | "keys",
    set = (value: boolean) => change({ [key]: value }),
  ) => (
    <label className="toggle">
      <input type="checkbox" checked={settings[key]} onChange={(event) => set(event.target.checked)} />
      <span>{say(`setting-${key}`)}</span>
    </label>
  );

  return (
    <Dialog title={say("settings")} onClose={onClose}>
      <fieldset className="choice">
        <legend>{say("language")}</legend>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <label key={code} lang={code}>
            <input type="radio" name="language" checked={language === code} onChange={() => speak(code as Language)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {choice("theme", ["auto", "light", "dark"])}
      {choice("pace", ["slow", "normal", "fast", "instant"])}
      {toggle("confirm")}
      {toggle("sounds")}
      {toggle("keys")}
      <p className="muted keys-note">{say("keys-note")}</p>
      {"Notification" in window && toggle("notifications", turnNotifications)}
    </Dialog>
  );
}
