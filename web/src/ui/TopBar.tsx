/** The bar on top of every page: a link home, my name, language, settings. */

import { useState, type ReactNode } from "react";
import type { Language } from "../api/client";
import { useMe } from "../people/me";
import { linkTo } from "../navigation/route";
import { LANGUAGES, useLanguage } from "../texts/language";
import { useMyTurns } from "../people/myTurns";
import { personName } from "../people/people";
import { Icon } from "./Icon";
import { SettingsDialog } from "./SettingsDialog";

interface Props {
  isIdle?: boolean; // there is nothing to do on this page at the moment
  children?: ReactNode;
}

export function TopBar({ isIdle, children }: Props) {
  const { say, language, change } = useLanguage();
  const { person } = useMe();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="top-bar">
      <a className="brand" href={linkTo()} aria-label={say("go-home")}>
        <img src="favicon.svg" alt="" width="28" height="28" />
        <span>Ludoteca</span>
      </a>
      <div className="top-bar-middle">{children}</div>
      <NextTable isIdle={isIdle ?? false} />
      <a className="icon-button with-text my-page" href={linkTo("me")}>
        <Icon name="person" />
        <span className="hidden-text">{say("my-page")}: </span>
        <span className="wide-only">{personName(person?.name ?? say("guest-name"), say)}</span>
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

/** Leads to the table that has waited longest for me. */
function NextTable({ isIdle }: { isIdle: boolean }) {
  const { say } = useLanguage();
  const { shared } = useMyTurns();
  const next = shared[0];
  if (!next) return null;
  return (
    <a className="next-table" data-idle={isIdle || undefined} href={linkTo("table", next.id)}>
      {isIdle && <span className="wide-text">{say("next-table")}</span>} <b>{shared.length}</b>{" "}
      <span className={isIdle ? "hidden-text" : "wide-text"}>{say("tables-wait", { count: shared.length })}</span>
      <Icon name="next" />
    </a>
  );
}
