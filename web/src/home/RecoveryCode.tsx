/** Shows a new recovery code, once. */

import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../texts/language";

export function RecoveryCode({ code, onKept }: { code: string; onKept(): void }) {
  const { say } = useLanguage();
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), [code]);
  const copy = async () => {
    await navigator.clipboard?.writeText(code);
    setCopied(true);
  };
  return (
    <section ref={place} className="paper recovery" tabIndex={-1} aria-labelledby="recovery-title">
      <h2 id="recovery-title">{say("recovery-title")}</h2>
      <p>{say("recovery-why")}</p>
      <div className="row">
        <output className="recovery-code">{code}</output>
        <button className="button primary" onClick={() => void copy()}>
          {copied ? say("copied") : say("copy")}
        </button>
        <button className="button" onClick={onKept}>
          {say("recovery-kept")}
        </button>
      </div>
    </section>
  );
}
