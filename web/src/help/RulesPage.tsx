/** The rules of a game, paragraph by paragraph, with search. */

import { marked } from "marked";
import { useEffect, useMemo, useState } from "react";
import { rulesOf, useLanguage, useSpeech } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { blocksOf, paragraphNumber, search } from "./blocks";

export default function RulesPage({ game, paragraph }: { game: string; paragraph: string | null }) {
  const { say, language } = useLanguage();
  const speech = useSpeech(game);
  const [text, setText] = useState("");
  const [typed, setTyped] = useState("");
  const wanted = paragraph && paragraphNumber(paragraph);

  useEffect(() => void rulesOf(game, language).then(setText), [game, language]);
  useEffect(() => {
    if (!wanted || !text) return;
    document.getElementById(wanted)?.scrollIntoView({ block: "center" });
  }, [wanted, text]);

  const blocks = useMemo(() => blocksOf(text), [text]);
  const shown = search(blocks, typed, language);
  return (
    <div className="page">
      <TopBar />
      <main className="rules paper" tabIndex={-1}>
        <h1 className="hidden-text">{speech?.text("game-title")}</h1>
        <label className="field search">
          <span>{say("rules-search")}</span>
          <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
        {shown.length === 0 && <p className="muted">{say("rules-nothing")}</p>}
        {shown.map((block) => (
          <div
            key={block.text}
            id={block.number ?? undefined}
            className={`rule${block.isSummary ? " is-summary" : ""}${
              block.number && block.number === wanted ? " is-wanted" : ""
            }`}
            dangerouslySetInnerHTML={{ __html: marked.parse(block.text, { async: false }) }}
          />
        ))}
      </main>
    </div>
  );
}
