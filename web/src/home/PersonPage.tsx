/** The page of the person: registration, signing in, the account. */

import { useEffect, useState } from "react";
import { get, type Schemas, type Welcome } from "../api/client";
import { keepTrying } from "../api/keepTrying";
import { isOffline } from "../offline/mode";
import { useMe } from "../people/me";
import { linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { Problem } from "../ui/attempt";
import { useTitle } from "../people/myTurns";
import { Account } from "./Account";
import { DeleteAccount } from "./DeleteAccount";
import { Entrance } from "./Entrance";
import { NewName } from "./NewName";
import { MyGames } from "./MyGames";
import { RecoveryCode } from "./RecoveryCode";
import { Reminders } from "./Reminders";
import { Results } from "./Results";

export default function PersonPage() {
  const { say } = useLanguage();
  const { person, isOperator, isRenamed, accept } = useMe();
  useTitle(`Ludoteca · ${say("my-page")}`);
  const [code, setCode] = useState<string | null>(null); // a recovery code, shown once
  const welcome = (answer: Welcome) => {
    accept(answer);
    if (answer.recovery) setCode(answer.recovery);
  };
  return (
    <div className="page">
      <TopBar />
      <main className="person" tabIndex={-1}>
        <section className="paper">
          <h1>{person?.registered ? say("me-registered", { name: person.name }) : say("me-guest")}</h1>
          <p>{say(isOffline ? "offline-here" : person?.registered ? "me-registered-text" : "me-guest-text")}</p>
          {!isOffline && (
            <p>
              <a className="button" href={linkTo("ratings")}>
                {say("ratings")}
              </a>
            </p>
          )}
          {isOperator && (
            <p>
              <a className="button" href={linkTo("desk", "reports")}>
                {say("desk")}
              </a>
            </p>
          )}
        </section>
        {isRenamed && <NewName />}
        {person && <Own key={person.id} />}
        {!isOffline && (
          <>
            <Reminders />
            {code && <RecoveryCode code={code} onKept={() => setCode(null)} />}
            {person?.registered ? <Account onWelcome={welcome} onCode={setCode} /> : <Entrance onWelcome={welcome} />}
            {person && <DeleteAccount />}
          </>
        )}
      </main>
    </div>
  );
}

/** My games and how they ended. */
function Own() {
  const [results, setResults] = useState<Schemas["PersonResults"] | null>(null);
  const [failure, setFailure] = useState<Error | null>(null); // why they could not be fetched
  useEffect(() => {
    const onFound = (answer: Schemas["PersonResults"]) => {
      setResults(answer);
      setFailure(null);
    };
    return keepTrying(() => get("/api/people/me/results"), onFound, setFailure);
  }, []);
  return (
    <>
      <Problem error={failure} />
      {results && <Results results={results} />}
      <MyGames />
    </>
  );
}
