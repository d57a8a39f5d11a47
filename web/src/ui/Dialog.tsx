/** A dialog over the page; the browser's `<dialog>` element keeps the focus inside. Back closes it. */

import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useLayer } from "../navigation/layers";
import { useLanguage } from "../texts/language";
import { Icon } from "./Icon";

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
  wide?: boolean;
  first?: string; // a selector of what has the focus at first; otherwise it is the button that closes
  back?: string; // a selector of what gets the focus at the end, where what had it before is gone
}

export function Dialog({ title, onClose, children, wide, first, back }: Props) {
  const { say } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useLayer(true, onClose);
  // Before the dialog leaves the page, so that the focus can return.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (sheet && !sheet.open) sheet.showModal();
    if (first) sheet?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true }); // the title stays in sight
    return () => {
      sheet?.close();
      const focused = document.activeElement;
      const isLost = focused === document.body || sheet?.contains(focused);
      if (back && isLost) document.querySelector<HTMLElement>(back)?.focus();
    };
  }, [first, back]);
  return (
    <dialog
      ref={dialog}
      className={`dialog${wide ? " dialog-wide" : ""}`}
      aria-label={title}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // that of a file chooser
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => void (pressed.current = event.target)}
      onClick={(event) => {
        const isOutside = event.target === dialog.current && pressed.current === dialog.current;
        if (isOutside) onClose(); // a selection of text that ends outside closes nothing
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.repeat) event.preventDefault(); // held since before the dialog
      }}
    >
      <div className="dialog-sheet">
        <header>
          <h2>{title}</h2>
          <button className="icon-button" onClick={onClose} aria-label={say("close")}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
