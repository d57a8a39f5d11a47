/** Shows a new recovery code, once. */

import { useEffect, useRef } from "react";
import { useLanguage } from "../texts/language";
import { useCopy } from "../ui/copy";

export function RecoveryCode({ code, onKept }: { code: string; onKept(): void }) {
  const { say } = useLanguage();
  const { source, copy, label, note } = useCopy<HTMLOutputElement>(code);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), [code]);
  return (
    <section ref={place} className="paper recovery" tabIndex={-1} aria-labelledby="recovery-title">
      <h2 id="recovery-title">{say("recovery-title")}</h2>
      <p>{say("recovery-why")}</p>
      <div className="row">
        <output ref={source} className="recovery-code">
          {code}
        </output>
        <button className="button primary" onClick={copy}>
          {label}
        </button>
        <button className="button" onClick={onKept}>
          {say("recovery-kept")}
        </button>
      </div>
      {note}
    </section>
  );
}
