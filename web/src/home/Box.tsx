/** A game's box on the shelf. */

import type { GameInfo } from "../api/client";
import { linkTo } from "../navigation/route";
import { useGameTexts, useLanguage } from "../texts/language";
import { Cover } from "../games/Cover";

/** The texts of lessons; a game without them cannot be learnt step by step. */
const lessons = import.meta.glob("../games/*/lessons.en.ftl", { query: "?raw" });

export const hasLessons = (game: string): boolean => `../games/${game}/lessons.en.ftl` in lessons;

interface Props {
  game: GameInfo;
  isNew: boolean; // nobody has played it on this device
  starting: "play" | "learn" | null; // the button of this box that was clicked, while the table is being set up
  isBusy: boolean; // a table of this game or another one is being set up
  onPlay(): void;
  onLearn(): void;
  onSetUp(): void;
  onPoint(): void; // the pointer or the focus has come to this box
}

export function Box({ game, isNew, starting, isBusy, onPlay, onLearn, onSetUp, onPoint }: Props) {
  const { say } = useLanguage();
  const text = useGameTexts(game.name);
  const title = text("game-title");
  const canLearn = hasLessons(game.name);
  return (
    <article
      className="box"
      aria-label={title}
      aria-busy={starting !== null}
      data-game={game.name}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <button
        className="box-cover"
        disabled={isBusy}
        onClick={onPlay}
        aria-label={say("play-now-game", { game: title })}
      >
        <Cover game={game.name} />
      </button>
      <h2>{title}</h2>
      <p className="box-line">{text("game-line")}</p>
      <p className="box-facts">
        {say("box-players", { least: game.least, most: game.most })}
        {game.minutes && ` · ${say("box-minutes", { minutes: game.minutes.join("–") })}`}
      </p>
      <div className="box-buttons">
        <button className={`button${isNew && canLearn ? "" : " primary"}`} disabled={isBusy} onClick={onPlay}>
          {say(starting === "play" ? "waiting" : "play-now")}
        </button>
        <button className="button" disabled={isBusy} onClick={onSetUp}>
          {say("set-up")}
        </button>
        {canLearn && (
          <button className={`button${isNew ? " primary" : ""}`} disabled={isBusy} onClick={onLearn}>
            {say(starting === "learn" ? "waiting" : "learn")}
          </button>
        )}
        <a className="button" href={linkTo("rules", game.name)}>
          {say("rules")}
        </a>
      </div>
      {game.reconstructed && !isNew && <p className="box-note">{say("reconstructed")}</p>}
    </article>
  );
}
