/** The page of another registered person: what is public about them. */

import { useEffect, useState } from "react";
import { get, Refusal, type Schemas } from "../api/client";
import { keepTrying } from "../api/keepTrying";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { Problem } from "../ui/attempt";
import { useTitle } from "../people/myTurns";
import { Results } from "./Results";

export default function OtherPersonPage({ id }: { id: string }) {
  const { say } = useLanguage();
  const [results, setResults] = useState<Schemas["PersonResults"] | null>(null);
  const [failure, setFailure] = useState<Error | null>(null); // why they could not be fetched
  useEffect(() => {
    const onFound = (answer: Schemas["PersonResults"]) => {
      setResults(answer);
      setFailure(null);
    };
    return keepTrying(() => get(`/api/people/${encodeURIComponent(id)}/results`), onFound, setFailure);
  }, [id]);
  const isUnknown = failure instanceof Refusal && failure.status < 500;
  useTitle(results ? `Ludoteca · ${results.person.name}` : "Ludoteca");
  return (
    <div className="page">
      <TopBar />
      <main className="person" tabIndex={-1}>
        <section className="paper">
          <h1>{results?.person.name ?? say(isUnknown ? "person-unknown" : "waiting")}</h1>
          <Problem error={failure} />
          {results && <p>{say("person-public")}</p>}
        </section>
        {results && <Results results={results} />}
      </main>
    </div>
  );
}
