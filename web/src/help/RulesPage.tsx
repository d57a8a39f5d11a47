/** The page with the rules of a game. */

import { useSpeech } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { paragraphNumber } from "./blocks";
import { Rules } from "./Rules";

export default function RulesPage({ game, paragraph }: { game: string; paragraph: string | null }) {
  const speech = useSpeech(game);
  return (
    <div className="page">
      <TopBar />
      <main className="rules paper" tabIndex={-1}>
        <h1 className="hidden-text">{speech?.text("game-title")}</h1>
        <Rules game={game} wanted={paragraph && paragraphNumber(paragraph)} />
      </main>
    </div>
  );
}
