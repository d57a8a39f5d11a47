/** Copying a text: it says the truth, as browsers refuse it on pages that were not sent over HTTPS. */

import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../texts/language";

/** Copy a text, and return whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard }; // there is none over plain HTTP
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Select what an element shows, so that the reader can copy it. */
function select(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    return element.select();
  }
  const range = document.createRange();
  range.selectNodeContents(element);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/** A button that copies a text which an element shows; `note` says what to do where the browser refuses. */
export function useCopy<E extends HTMLElement>(text: string) {
  const { say } = useLanguage();
  const source = useRef<E>(null);
  const [done, setDone] = useState<{ text: string; isCopied: boolean } | null>(null);
  const now = done?.text === text ? done : null;
  const copy = () => void copyText(text).then((isCopied) => setDone({ text, isCopied }), reportError);
  useEffect(() => {
    if (done && !done.isCopied && source.current) select(source.current);
  }, [done]);
  return {
    source,
    copy,
    label: say(now?.isCopied ? "copied" : "copy"),
    note: (
      <p className="copy-note" role="status">
        {now && !now.isCopied && say("copy-yourself")}
      </p>
    ),
    isCopied: now?.isCopied ?? null, // null before the first attempt
  };
}
