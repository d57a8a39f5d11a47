/** The rules of a game, paragraph by paragraph, with search. */

import { marked } from "marked";
import { useEffect, useMemo, useState } from "react";
import { rulesOf, useLanguage, useSpeech } from "../texts/language";
import { TopBar } from "../ui/TopBar";

export default function RulesPage({ game, paragraph }: { game: string; paragraph: string | null }) {
  const { say, language } = useLanguage();
  const speech = useSpeech(game);
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState("");

  useEffect(() => void rulesOf(game, language).then(setText), [game, language]);
  useEffect(() => {
    if (!paragraph || !text) return;
    document.getElementById(paragraph)?.scrollIntoView({ block: "center" });
  }, [paragraph, text]);

  const blocks = useMemo(() => text.split(/\n{2,}/).filter((block) => block.trim()), [text]);
  const word = wanted.trim().toLocaleLowerCase(language);
  const shown = word ? blocks.filter((block) => block.toLocaleLowerCase(language).includes(word)) : blocks;
  return (
    <div className="page">
      <TopBar />
      <main className="rules paper" tabIndex={-1}>
        <h1 className="hidden-text">{speech?.text("game-title")}</h1>
        <label className="field search">
          <span>{say("rules-search")}</span>
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        {shown.length === 0 && <p className="muted">{say("rules-nothing")}</p>}
        {shown.map((block) => {
          const number = /^\**((?:A|AF|ME)(?:-R)?\d+)\b/.exec(block)?.[1];
          return (
            <div
              key={block}
              id={number}
              className={number && number === paragraph ? "rule is-wanted" : "rule"}
              dangerouslySetInnerHTML={{ __html: marked.parse(block, { async: false }) }}
            />
          );
        })}
      </main>
    </div>
  );
}
