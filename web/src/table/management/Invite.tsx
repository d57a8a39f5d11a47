/** The link to a table, to copy or to share, and as a QR code. */

import qrcode from "qrcode-generator";
import { useEffect, useMemo, useState } from "react";
import { get, type Schemas } from "../../api/client";
import { useLanguage } from "../../texts/language";
import { useCopy } from "../../ui/copy";

const LOCAL = /^(localhost|127\.|\[::1\])/; // names of this device that mean another one elsewhere

const isLocal = LOCAL.test(location.hostname);

const UNKNOWN: Schemas["Nearby"] = { addresses: [], command: "" };

/** The addresses of this device for others in its network, if the server listens to them. */
function useNearby(): Schemas["Nearby"] {
  const [found, setFound] = useState(UNKNOWN);
  useEffect(() => {
    if (!isLocal) return;
    let isShown = true;
    get("/api/nearby").then(
      (nearby) => isShown && setFound(nearby),
      () => undefined, // the server is in a container, or behind a proxy: it cannot know
    );
    return () => void (isShown = false);
  }, []);
  return found;
}

export function Invite({ id }: { id: string }) {
  const { say } = useLanguage();
  const { addresses, command } = useNearby();
  const isForOthers = !isLocal || addresses.length > 0;
  const link = `${addresses[0] ?? `${location.origin}/`}#/table/${id}`;
  const { source, copy, label, note } = useCopy<HTMLInputElement>(link);
  const share = () => {
    navigator.share({ title: "Ludoteca", url: link }).catch(() => undefined); // the reader has changed their mind
  };
  return (
    <section className="paper invite">
      <h2>{say("invite")}</h2>
      {isForOthers && <p>{say("invite-text")}</p>}
      {isLocal && isForOthers && <p className="invite-local">{say("invite-nearby")}</p>}
      {!isForOthers && (
        <p className="invite-local">
          {say("invite-local")} {command && say("invite-command", { command })}
        </p>
      )}
      <div className="row">
        <input
          ref={source}
          readOnly
          value={link}
          aria-label={say("invite-link")}
          onFocus={(event) => event.target.select()}
        />
        <button className={`button${isForOthers ? " primary" : ""}`} onClick={copy}>
          {label}
        </button>
        {"share" in navigator && (
          <button className="button" onClick={share}>
            {say("share")}
          </button>
        )}
      </div>
      {note}
      {isForOthers && <p>{say("invite-code", { code: id })}</p>}
      {isForOthers && <Code link={link} />}
    </section>
  );
}

/** The link as a QR code. */
function Code({ link }: { link: string }) {
  const { say } = useLanguage();
  const code = useMemo(() => {
    const made = qrcode(0, "M");
    made.addData(link);
    made.make();
    return made;
  }, [link]);
  const size = code.getModuleCount();
  const squares = Array.from({ length: size * size }, (_, index) => [Math.floor(index / size), index % size] as const)
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`)
    .join("");
  return (
    <svg className="qr" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={say("invite-qr")}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={squares} fill="#2b1a10" />
    </svg>
  );
}
