/** The link to a table, to copy or to share, and as a QR code. */

import qrcode from "qrcode-generator";
import { useMemo, useState } from "react";
import { useLanguage } from "../texts/language";

export function Invite({ id }: { id: string }) {
  const { say } = useLanguage();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/#/table/${id}`;
  const code = useMemo(() => {
    const made = qrcode(0, "M");
    made.addData(link);
    made.make();
    return made;
  }, [link]);
  const size = code.getModuleCount();
  const squares = Array.from({ length: size * size }, (_, place) => [Math.floor(place / size), place % size] as const)
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`)
    .join("");
  const copy = async () => {
    await navigator.clipboard?.writeText(link);
    setCopied(true);
  };
  return (
    <section className="paper invite">
      <h2>{say("invite")}</h2>
      <p>{say("invite-text")}</p>
      <div className="row">
        <input readOnly value={link} aria-label={say("invite-link")} onFocus={(event) => event.target.select()} />
        <button className="button" onClick={() => void copy()}>
          {copied ? say("copied") : say("copy")}
        </button>
        {"share" in navigator && (
          <button className="button" onClick={() => void navigator.share({ title: "Ludoteca", url: link })}>
            {say("share")}
          </button>
        )}
      </div>
      <svg className="qr" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={say("invite-qr")}>
        <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
        <path d={squares} fill="#2b1a10" />
      </svg>
    </section>
  );
}
