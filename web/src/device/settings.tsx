/** Settings of this device: theme, pace, sounds, confirmation of moves. */

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { isRecord, keep, stored } from "./storage";

/** How fast the moves of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "instant";

export interface Settings {
  theme: "auto" | "light" | "dark";
  pace: Pace;
  sounds: boolean;
  notices: boolean; // a notification when it is my turn
  confirm: boolean; // a second tap before a move is played
  keys: boolean; // single keys play and press; some people's devices type them by accident
}

const KEY = "ludoteca.settings";
const OWN: Settings = { theme: "auto", pace: "normal", sounds: false, notices: false, confirm: false, keys: true };

const load = (): Settings => ({ ...OWN, ...stored<Partial<Settings>>(KEY, isRecord, {}) });

type Chosen = [Settings, (change: Partial<Settings>) => void];
const Context = createContext<Chosen>([OWN, () => undefined]);

export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, set] = useState(load);
  useEffect(() => {
    keep(KEY, settings);
    const root = document.documentElement;
    if (settings.theme === "auto") root.removeAttribute("data-theme");
    else root.dataset.theme = settings.theme;
  }, [settings]);
  const change = (part: Partial<Settings>) => set((before) => ({ ...before, ...part }));
  return <Context.Provider value={[settings, change]}>{children}</Context.Provider>;
}

export const useSettings = (): Chosen => useContext(Context);
