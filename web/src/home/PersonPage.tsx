/** The page of the person: registration, signing in, the account. */

import { useState } from "react";
import type { Welcome } from "../api/client";
import { useMe } from "../me";
import { linkTo } from "../route";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { Account } from "./Account";
import { DeleteAccount } from "./DeleteAccount";
import { Entrance } from "./Entrance";
import { RecoveryCode } from "./RecoveryCode";

export default function PersonPage() {
  const { say } = useLanguage();
  const { person, accept } = useMe();
  const [code, setCode] = useState<string | null>(null); // a recovery code, shown once
  const welcome = (told: Welcome) => {
    accept(told);
    if (told.recovery) setCode(told.recovery);
  };
  return (
    <div className="page">
      <TopBar />
      <main className="person" tabIndex={-1}>
        <section className="paper">
          <h1>{person?.registered ? say("me-registered", { name: person.name }) : say("me-guest")}</h1>
          <p>{say(person?.registered ? "me-registered-text" : "me-guest-text")}</p>
          <p>
            <a href={linkTo("ratings", "alpaca")}>{say("ratings")}</a>
          </p>
        </section>
        {code && <RecoveryCode code={code} onKept={() => setCode(null)} />}
        {person?.registered ? <Account onWelcome={welcome} onCode={setCode} /> : <Entrance onWelcome={welcome} />}
        {person && <DeleteAccount />}
      </main>
    </div>
  );
}
