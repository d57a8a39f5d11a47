/** The best players of a game. */

import { useEffect, useState } from "react";
import { get, type GameInfo, type Schemas } from "../api/client";
import { keepTrying } from "../api/keepTrying";
import { linkTo } from "../navigation/route";
import { useGameTexts, useLanguage } from "../texts/language";
import { decimal } from "../texts/numbers";
import { TopBar } from "../ui/TopBar";
import { Problem } from "../ui/attempt";

/** The first game of the list, unless another one is named. */
export default function RatingsPage({ game }: { game: string | null }) {
  const [games, setGames] = useState<GameInfo[]>([]);
  useEffect(() => keepTrying(() => get("/api/games"), setGames), []);
  const chosen = game ?? games[0]?.name;
  return chosen ? <Ratings game={chosen} games={games} /> : null;
}

function Ratings({ game, games }: { game: string; games: GameInfo[] }) {
  const { say, language } = useLanguage();
  const text = useGameTexts(game);
  const [ratings, setRatings] = useState<Schemas["Rating"][] | null>(null);
  const [failure, setFailure] = useState<Error | null>(null); // why they could not be fetched
  useEffect(() => {
    const onFound = (list: Schemas["Rating"][]) => {
      setRatings(list);
      setFailure(null);
    };
    return keepTrying(() => get(`/api/people/ratings/${game}`), onFound, setFailure);
  }, [game]);
  return (
    <div className="page">
      <TopBar />
      <main className="paper narrow" tabIndex={-1}>
        <h1>{say("ratings-of", { game: text("game-title") })}</h1>
        <p className="row">
          {games.map((game) => (
            <GameLink key={game.name} name={game.name} />
          ))}
        </p>
        <Problem error={failure} />
        {ratings?.length === 0 && <p className="muted">{say("ratings-none")}</p>}
        <table className="score-pad">
          <tbody>
            {ratings?.map((rating, index) => (
              <tr key={rating.person.id}>
                <td>{index + 1}</td>
                <th scope="row">
                  <a href={linkTo("person", rating.person.id)}>{rating.person.name}</a>
                </th>
                <td>{decimal(rating.mu - 3 * rating.sigma, language)}</td>
                <td>{say("ratings-games", { count: rating.games })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </div>
  );
}

function GameLink({ name }: { name: string }) {
  const text = useGameTexts(name);
  return <a href={linkTo("ratings", name)}>{text("game-title")}</a>;
}
