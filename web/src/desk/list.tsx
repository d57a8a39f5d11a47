/** A list of the desk, and buttons that do something and then read the list again. */

import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import { useAttempt } from "../ui/attempt";

const PAUSE_MS = 15_000; // between two readings

interface List<Rows> {
  rows: Rows | null;
  reload(): Promise<void>;
  problem: ReactNode;
}

/** Rows that are read again from time to time while somebody looks at them; at once when there is another `read`. */
export function useList<Rows>(read: () => Promise<Rows>): List<Rows> {
  const { attempt, problem } = useAttempt();
  const [rows, setRows] = useState<Rows | null>(null);
  const begun = useRef(0); // readings, counted
  const newest = useRef(0); // the one whose rows are shown: an older one that comes later must not take its place
  const reload = useCallback(async () => {
    const reading = ++begun.current;
    const newRows = await read();
    if (reading <= newest.current) return;
    newest.current = reading;
    setRows(newRows);
  }, [read]);
  useEffect(() => {
    newest.current = begun.current; // other rows are not wanted any more
    attempt(reload);
    const timer = window.setInterval(() => document.visibilityState === "visible" && attempt(reload), PAUSE_MS);
    return () => window.clearInterval(timer);
  }, [attempt, reload]);
  return { rows, reload, problem };
}

interface CardsProps<T> {
  list: List<T[]>;
  keyOf(row: T): string; // so that an open question stays with its row when the list is read again
  show(row: T): ReactNode;
}

/** The rows as cards, or a word that there are none. */
export function Cards<T>({ list, keyOf, show }: CardsProps<T>) {
  const { say } = useLanguage();
  return (
    <>
      {list.problem}
      {list.rows?.length === 0 && <p className="paper muted">{say("desk-none")}</p>}
      <ul className="desk-cards">
        {list.rows?.map((row) => (
          <li className="paper" key={keyOf(row)}>
            {show(row)}
          </li>
        ))}
      </ul>
    </>
  );
}

const PAGE_ROWS = 200; // that the server sends at once

/** Leads from a full list to what is older than its last row. */
export function Older({ list, onBefore }: { list: List<{ at: number }[]>; onBefore(at: number): void }) {
  const { say } = useLanguage();
  const last = list.rows?.at(-1);
  if (!last || list.rows!.length < PAGE_ROWS) return null;
  return (
    <button className="button" onClick={() => onBefore(last.at)}>
      {say("desk-older")}
    </button>
  );
}

interface ActProps {
  label: string;
  act(): Promise<unknown>;
  sure?: string; // the question before something that cannot be undone
  children?: ReactNode; // below the question
  onDone(): Promise<void>;
}

/** A button that does something at the desk, after a question if there is one. */
export function Act({ label, act, sure, children, onDone }: ActProps) {
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const send = () =>
    attempt(async () => {
      await act();
      setOpen(false);
      setDone(true);
      await onDone();
    });
  return (
    <>
      <button className="button" disabled={busy} onClick={sure ? () => setOpen(true) : send}>
        {label}
      </button>
      <span className="muted" role="status">
        {isDone ? say("done") : ""}
      </span>
      {!isOpen && problem}
      {isOpen && sure && (
        <Dialog title={sure} onClose={() => setOpen(false)}>
          {children}
          <div className="row">
            <button className="button primary" disabled={busy} onClick={send}>
              {label}
            </button>
            <button className="button" onClick={() => setOpen(false)}>
              {say("cancel")}
            </button>
          </div>
          {problem}
        </Dialog>
      )}
    </>
  );
}

/** A time, in the language of the reader. */
export function When({ at }: { at: number }) {
  const { language } = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short" });
  return <time dateTime={new Date(at * 1000).toISOString()}>{when.format(at * 1000)}</time>;
}
