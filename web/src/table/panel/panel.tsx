/** The panel with the log and the chat: a column beside the board, or a drawer over it in a small window. */

import { useCallback, useEffect, useState } from "react";
import type { LogEntry } from "../../api/client";
import { keepText, storedText } from "../../device/storage";
import { useLayer } from "../../navigation/layers";
import { useLanguage } from "../../texts/language";
import { Icon } from "../../ui/Icon";

/** Windows in which the panel has a column of its own; `frame.css` has the same line. */
const WIDE = "(min-width: 1000px) and (min-height: 521px)";
const KEY = "ludoteca.panel";

export type Tab = "log" | "chat" | "score" | "more";

export interface Panel {
  isOpen: boolean;
  tab: Tab;
  choose(tab: Tab): void;
  show(tab: Tab): void; // opens the panel, too
  toggle(): void;
  close(): void; // after something was chosen in a drawer
}

export function usePanel(): Panel {
  const [isWide, setWide] = useState(() => window.matchMedia(WIDE).matches);
  const [isColumn, setColumn] = useState(() => storedText(KEY) !== "closed");
  const [isDrawer, setDrawer] = useState(false);
  const [tab, choose] = useState<Tab>("log");
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const change = () => setWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  const toggle = useCallback(() => {
    if (!isWide) return setDrawer((isOpen) => !isOpen);
    keepText(KEY, isColumn ? "closed" : "open");
    setColumn(!isColumn);
  }, [isWide, isColumn]);
  const close = useCallback(() => setDrawer(false), []);
  const isOver = isDrawer && !isWide; // the board
  useLayer(isOver, close);
  useEffect(() => {
    if (!isOver) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", leave, true);
    return () => document.removeEventListener("keydown", leave, true);
  }, [isOver, close]);
  const show = useCallback(
    (wanted: Tab) => {
      choose(wanted);
      (isWide ? setColumn : setDrawer)(true);
    },
    [isWide],
  );
  return { isOpen: isWide ? isColumn : isDrawer, tab, choose, show, toggle, close };
}

/** Opens and closes the panel; it counts what was said in the chat while it was closed. */
export function PanelButton({ entries, isOpen, onClick }: { entries: LogEntry[]; isOpen: boolean; onClick(): void }) {
  const { say } = useLanguage();
  const said = entries.filter((entry) => entry.kind === "chat").length;
  const [seen, setSeen] = useState(said);
  if (isOpen && seen !== said) setSeen(said);
  return (
    <button
      className="icon-button panel-button"
      aria-expanded={isOpen}
      aria-label={say("shortcut-l")}
      data-shortcut="l"
      onClick={onClick}
    >
      <Icon name="log" />
      {!isOpen && said > seen && <b className="badge">{said - seen}</b>}
    </button>
  );
}
