/** The page of another registered person: what is public about them. */

import { useEffect, useState } from "react";
import { get, Refusal, type Schemas } from "../api/client";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { useTitle } from "../people/myTurns";
import { Results } from "./Results";

export default function OtherPersonPage({ id }: { id: string }) {
  const { say, explain } = useLanguage();
  const [results, setResults] = useState<Schemas["PersonResults"] | null>(null);
  const [missing, setMissing] = useState<Error | null>(null);
  useEffect(() => {
    void get<Schemas["PersonResults"]>(`/api/people/${encodeURIComponent(id)}/results`).then(setResults, setMissing);
  }, [id]);
  useTitle(results ? `Ludoteca · ${results.person.name}` : "Ludoteca");
  return (
    <div className="page">
      <TopBar />
      <main className="person" tabIndex={-1}>
        <section className="paper">
          <h1>{results?.person.name ?? say(missing ? "person-unknown" : "waiting")}</h1>
          {missing instanceof Refusal && <p>{explain(missing)}</p>}
          {results && <p>{say("person-public")}</p>}
        </section>
        {results && <Results results={results} />}
      </main>
    </div>
  );
}
