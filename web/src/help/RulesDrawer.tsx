/** The rules beside the board, without leaving the table; in a small window over it. Escape closes it, and Back there. */

import { useEffect, useRef, useState } from "react";
import { useLayer } from "../navigation/layers";
import { useLanguage } from "../texts/language";
import { Icon } from "../ui/Icon";
import { Rules } from "./Rules";

const WIDE = "(min-width: 1000px) and (min-height: 521px)"; // the board stays usable beside it

export default function RulesDrawer({ game, onClose }: { game: string; onClose(): void }) {
  const { say } = useLanguage();
  const drawer = useRef<HTMLDialogElement>(null);
  const [isBeside] = useState(() => window.matchMedia(WIDE).matches);
  useLayer(!isBeside, onClose);
  useEffect(() => {
    const sheet = drawer.current;
    const opener = document.activeElement;
    if (sheet && !sheet.open) {
      if (isBeside) sheet.show();
      else sheet.showModal();
    }
    return () => {
      const isInside = sheet?.contains(document.activeElement) || document.activeElement === document.body;
      sheet?.close();
      if (isInside && opener instanceof HTMLElement) opener.focus();
    };
  }, [isBeside]);
  return (
    <dialog
      ref={drawer}
      className="rules-drawer rules"
      aria-label={say("rules")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header>
        <h2>{say("rules")}</h2>
        <button className="icon-button" onClick={onClose} aria-label={say("close")}>
          <Icon name="close" />
        </button>
      </header>
      <div className="rules-sheet" tabIndex={0} role="region" aria-label={say("rules")}>
        <p className="muted keys-note">{say("keys-note")}</p>
        <Rules game={game} wanted={null} />
      </div>
    </dialog>
  );
}
