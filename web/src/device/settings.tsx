/** Settings of this device: theme, pace, sounds, confirmation of moves. */

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { isRecord, keep, stored } from "./storage";

/** How fast the moves of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "instant";

export interface Settings {
  theme: "auto" | "light" | "dark";
  pace: Pace;
  sounds: boolean;
  notifications: boolean; // a notification when it is my turn
  confirm: boolean; // a second tap before a move is played
  keys: boolean; // single keys play and press; some people's devices type them by accident
}

const KEY = "ludoteca.settings";
const OWN: Settings = {
  theme: "auto",
  pace: "normal",
  sounds: false,
  notifications: false,
  confirm: false,
  keys: true,
};

/** Devices keep `notifications` as `notices`. */
type Kept = Partial<Omit<Settings, "notifications">> & { notices?: boolean };

function load(): Settings {
  const { notices = OWN.notifications, ...others } = stored<Kept>(KEY, isRecord, {});
  return { ...OWN, ...others, notifications: notices };
}

function save({ notifications, ...others }: Settings): void {
  keep(KEY, { ...others, notices: notifications } satisfies Kept);
}

type Chosen = [Settings, (change: Partial<Settings>) => void];
const Context = createContext<Chosen>([OWN, () => undefined]);

export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, set] = useState(load);
  useEffect(() => {
    save(settings);
    const root = document.documentElement;
    if (settings.theme === "auto") root.removeAttribute("data-theme");
    else root.dataset.theme = settings.theme;
  }, [settings]);
  const change = (part: Partial<Settings>) => set((before) => ({ ...before, ...part }));
  return <Context.Provider value={[settings, change]}>{children}</Context.Provider>;
}

export const useSettings = (): Chosen => useContext(Context);
