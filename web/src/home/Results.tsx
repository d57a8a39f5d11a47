/** What somebody has played: results by game, the rating over time, and against whom. */

import type { Schemas } from "../api/client";
import { linkTo } from "../navigation/route";
import { personName } from "../people/people";
import { useGameTexts, useLanguage } from "../texts/language";
import { decimal } from "../texts/numbers";
import { Cover } from "../games/Cover";
import { RatingCurve } from "./RatingCurve";

type PersonResults = Schemas["PersonResults"];

export function Results({ results }: { results: PersonResults }) {
  const { say } = useLanguage();
  if (!results.games.length) {
    return (
      <section className="paper">
        <h2>{say("results-title")}</h2>
        <p className="muted">{say("results-none")}</p>
      </section>
    );
  }
  return (
    <>
      <section className="paper results">
        <h2>{say("results-title")}</h2>
        <ul>
          {results.games.map((game, index) => (
            <GameItem key={game.game} results={game} isFavourite={index === 0 && results.games.length > 1} />
          ))}
        </ul>
      </section>
      {results.opponents.length > 0 && (
        <section className="paper">
          <h2>{say("opponents-title")}</h2>
          <table className="opponents">
            <thead>
              <tr>
                <th scope="col">{say("name")}</th>
                <th scope="col">{say("opponents-games")}</th>
                <th scope="col">{say("opponents-ahead")}</th>
              </tr>
            </thead>
            <tbody>
              {results.opponents.map(({ person, played, ahead, behind }) => (
                <tr key={person.id}>
                  <th scope="row">
                    {person.registered ? (
                      <a href={linkTo("person", person.id)}>{person.name}</a>
                    ) : (
                      personName(person.name, say)
                    )}
                  </th>
                  <td>{played}</td>
                  <td>
                    {ahead}–{behind}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function GameItem({ results, isFavourite }: { results: Schemas["GameResults"]; isFavourite: boolean }) {
  const { say, language } = useLanguage();
  const text = useGameTexts(results.game);
  return (
    <li>
      <span className="waiting-cover" aria-hidden="true">
        <Cover game={results.game} />
      </span>
      <div>
        <h3>
          {text("game-title")} {isFavourite && <span className="favourite">{say("results-favourite")}</span>}
        </h3>
        <p>
          {say("results-games", { count: results.played })} · {say("results-won", { count: results.won })}
          {results.rating !== null && ` · ${say("results-rating", { rating: decimal(results.rating, language) })}`}
        </p>
      </div>
      {results.curve.length > 1 && <RatingCurve points={results.curve} title={text("game-title")} />}
    </li>
  );
}
