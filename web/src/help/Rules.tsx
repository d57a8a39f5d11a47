/** The rules of a game, paragraph by paragraph, with search. */

import { marked } from "marked";
import { useEffect, useMemo, useRef, useState } from "react";
import { rulesOf, useLanguage } from "../texts/language";
import { blocksOf, search } from "./blocks";

export function Rules({ game, wanted }: { game: string; wanted: string | null }) {
  const { say, language } = useLanguage();
  const [text, setText] = useState("");
  const [typed, setTyped] = useState("");
  const found = useRef<HTMLDivElement>(null);

  useEffect(() => void rulesOf(game, language).then(setText), [game, language]);
  useEffect(() => {
    if (text) found.current?.scrollIntoView({ block: "center" });
  }, [wanted, text]);

  const blocks = useMemo(() => blocksOf(text), [text]);
  const shown = search(blocks, typed, language);
  return (
    <>
      <label className="field search">
        <span>{say("rules-search")}</span>
        <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      {text && shown.length === 0 && <p className="muted">{say("rules-nothing")}</p>}
      {shown.map((block) => {
        const isWanted = block.number !== null && block.number === wanted;
        return (
          <div
            key={block.text}
            ref={isWanted ? found : undefined}
            id={block.number ?? undefined}
            className={`rule${block.isSummary ? " is-summary" : ""}${isWanted ? " is-wanted" : ""}`}
            dangerouslySetInnerHTML={{ __html: marked.parse(block.text, { async: false }) }}
          />
        );
      })}
    </>
  );
}
