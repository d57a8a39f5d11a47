/** The operator's desk: reports, what was said, people, tables, banned addresses, and what operators did. */

import type { ReactNode } from "react";
import { useMe } from "../people/me";
import { linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { useTitle } from "../people/myTurns";
import { Acts } from "./Acts";
import { Lines } from "./Lines";
import { Networks } from "./Networks";
import { People } from "./People";
import { Reports } from "./Reports";
import { Tables } from "./Tables";
import "./desk.css";

const PARTS: Record<string, (subject: string) => ReactNode> = {
  reports: () => <Reports />,
  lines: (person) => <Lines key={person} person={person} />,
  people: (text) => <People key={text} wanted={text} />,
  tables: () => <Tables />,
  networks: () => <Networks />,
  log: () => <Acts />,
};

export default function DeskPage({ part, subject }: { part: string; subject: string }) {
  const { say } = useLanguage();
  const { isOperator, known } = useMe();
  useTitle(`Ludoteca · ${say("desk")}`);
  return (
    <div className="page">
      <TopBar />
      <main className="desk" tabIndex={-1}>
        <h1>{say("desk")}</h1>
        {known && !isOperator && <p className="paper">{say("desk-only")}</p>}
        {isOperator && (
          <>
            <nav className="desk-parts" aria-label={say("desk")}>
              {Object.keys(PARTS).map((name) => (
                <a
                  key={name}
                  className="button"
                  href={linkTo("desk", name)}
                  aria-current={name === part ? "page" : undefined}
                >
                  {say(`desk-${name}`)}
                </a>
              ))}
            </nav>
            {PARTS[part]?.(subject)}
          </>
        )}
      </main>
    </div>
  );
}
