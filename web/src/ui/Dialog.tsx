/** A dialog over the page; the browser's `<dialog>` element keeps the focus inside. */

import { useEffect, useRef, type ReactNode } from "react";
import { useLanguage } from "../texts/language";
import { Icon } from "./Icon";

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
  wide?: boolean;
}

export function Dialog({ title, onClose, children, wide }: Props) {
  const { say } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    if (sheet && !sheet.open) sheet.showModal();
    return () => sheet?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog${wide ? " dialog-wide" : ""}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
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
