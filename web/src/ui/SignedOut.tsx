/** A notice that this device was signed out: its token has expired, or was revoked elsewhere. */

import { useState } from "react";
import { useMe } from "../people/me";
import { linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";

export function SignedOut() {
  const { say } = useLanguage();
  const { wasSignedOut } = useMe();
  const [isRead, setRead] = useState(false);
  return (
    <div role="status">
      {wasSignedOut && !isRead && (
        <div className="toast paper">
          <span>{say("signed-out")}</span>
          <a className="button primary" href={linkTo("me")} onClick={() => setRead(true)}>
            {say("me-sign-in")}
          </a>
          <button className="button" onClick={() => setRead(true)}>
            {say("signed-out-guest")}
          </button>
        </div>
      )}
    </div>
  );
}
