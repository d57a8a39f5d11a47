/** A game's box on the shelf. */

import { useEffect, useState } from "react";
import type { GameInfo } from "../api/client";
import { moduleOf, type GameModule } from "../games/module";
import { linkTo } from "../route";
import { useLanguage, useSpeech } from "../texts/language";

interface Props {
  game: GameInfo;
  starting: "play" | "learn" | null; // the button of this box that was clicked, while the table is being set up
  isBusy: boolean; // a table of this game or another one is being set up
  onPlay(): void;
  onLearn(): void;
  onSetUp(): void;
}

export function Box({ game, starting, isBusy, onPlay, onLearn, onSetUp }: Props) {
  const { say } = useLanguage();
  const speech = useSpeech(game.name);
  const [module, setModule] = useState<GameModule | null>(null);
  useEffect(() => void moduleOf(game.name).then((found) => setModule(found)), [game.name]);
  const title = speech?.text("game-title") ?? "";
  return (
    <article className="box" aria-label={title} aria-busy={starting !== null} data-game={game.name}>
      <button
        className="box-cover"
        disabled={isBusy}
        onClick={onPlay}
        aria-label={say("play-now-game", { game: title })}
      >
        {module && <module.Cover />}
      </button>
      <h2>{title}</h2>
      <p className="box-line">{speech?.text("game-line")}</p>
      <p className="box-facts">
        {say("box-players", { least: game.least, most: game.most })}
        {module && ` · ${say("box-minutes", { minutes: module.minutes })}`}
      </p>
      <div className="box-buttons">
        <button className="button primary" disabled={isBusy} onClick={onPlay}>
          {say(starting === "play" ? "waiting" : "play-now")}
        </button>
        <button className="button" disabled={isBusy} onClick={onSetUp}>
          {say("set-up")}
        </button>
        <button className="button" disabled={isBusy} onClick={onLearn}>
          {say(starting === "learn" ? "waiting" : "learn")}
        </button>
        <a className="button" href={linkTo("rules", game.name)}>
          {say("rules")}
        </a>
      </div>
      {game.reconstructed && <p className="box-note">{say("reconstructed")}</p>}
    </article>
  );
}
