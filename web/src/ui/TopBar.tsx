/** The bar on top of every page: a link home, my name, language, settings. */

import { useState, type ReactNode } from "react";
import type { Language } from "../api/client";
import { useMe } from "../me";
import { linkTo } from "../route";
import { LANGUAGES, useLanguage } from "../texts/language";
import { Icon } from "./Icon";
import { SettingsDialog } from "./SettingsDialog";

export function TopBar({ children }: { children?: ReactNode }) {
  const { say, language, change } = useLanguage();
  const { person } = useMe();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="top-bar">
      <a className="brand" href={linkTo()} aria-label={say("go-home")}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span>Ludoteca</span>
      </a>
      <div className="top-bar-middle">{children}</div>
      <a className="icon-button with-text" href={linkTo("me")}>
        <Icon name="person" />
        <span className="hidden-text">{say("my-page")}: </span>
        <span className="wide-only">{person?.name ?? say("guest-name")}</span>
      </a>
      <label className="language">
        <span className="hidden-text">{say("language")}</span>
        <select value={language} onChange={(event) => change(event.target.value as Language)}>
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="icon-button" onClick={() => setOpen(true)} aria-label={say("settings")}>
        <Icon name="settings" />
      </button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
