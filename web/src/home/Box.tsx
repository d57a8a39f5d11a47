/** A game's box on the shelf. */

import { useEffect, useState } from "react";
import type { GameInfo } from "../api/client";
import { moduleOf, type GameModule } from "../games/module";
import { linkTo } from "../route";
import { useLanguage, useSpeech } from "../texts/language";

interface Props {
  game: GameInfo;
  onPlay(): void;
  onLearn(): void;
  onSetUp(): void;
}

export function Box({ game, onPlay, onLearn, onSetUp }: Props) {
  const { say } = useLanguage();
  const speech = useSpeech(game.name);
  const [module, setModule] = useState<GameModule | null>(null);
  useEffect(() => void moduleOf(game.name).then((found) => setModule(found)), [game.name]);
  const title = speech?.text("game-title") ?? "";
  return (
    <article className="box" aria-label={title} data-game={game.name}>
      <button className="box-cover" onClick={onPlay} aria-label={say("play-now-game", { game: title })}>
        {module && <module.Cover />}
      </button>
      <h2>{title}</h2>
      <p className="box-line">{speech?.text("game-line")}</p>
      <p className="box-facts">
        {say("box-players", { least: game.least, most: game.most })}
        {module && ` · ${say("box-minutes", { minutes: module.minutes })}`}
      </p>
      <div className="box-buttons">
        <button className="button primary" onClick={onPlay}>
          {say("play-now")}
        </button>
        <button className="button" onClick={onSetUp}>
          {say("set-up")}
        </button>
        <button className="button" onClick={onLearn}>
          {say("learn")}
        </button>
        <a className="button" href={linkTo("rules", game.name)}>
          {say("rules")}
        </a>
      </div>
      {game.reconstructed && <p className="box-note">{say("reconstructed")}</p>}
    </article>
  );
}
