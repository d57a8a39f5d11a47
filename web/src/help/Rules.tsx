/** The rules of a game, paragraph by paragraph, with search. */

import { marked } from "marked";
import { useEffect, useMemo, useRef, useState, type MouseEvent } from "react";
import { keepTrying } from "../api/keepTrying";
import { linkTo } from "../navigation/route";
import { rulesOf, useLanguage } from "../texts/language";
import { blocksOf, search, withLinks } from "./blocks";

export function Rules({ game, wanted }: { game: string; wanted: string | null }) {
  const { say, language } = useLanguage();
  const [text, setText] = useState("");
  const [typed, setTyped] = useState("");
  const [followed, setFollowed] = useState<{ number: string } | null>(null); // by the last link that was clicked
  const found = useRef<HTMLDivElement>(null);

  useEffect(() => keepTrying(() => rulesOf(game, language), setText), [game, language]);
  const target = followed?.number ?? wanted;
  useEffect(() => {
    if (text) found.current?.scrollIntoView({ block: "center" });
  }, [followed, wanted, text]);

  const blocks = useMemo(() => blocksOf(text), [text]);
  const shownBlocks = search(blocks, typed, language);
  const linkOf = (number: string) => linkTo("rules", game, number);
  /** Links stay on this page, or in this drawer. */
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest("a");
    const number =
      link && blocks.find((block) => block.number && link.getAttribute("href") === linkOf(block.number))?.number;
    if (!number) return;
    event.preventDefault();
    setTyped("");
    setFollowed({ number });
  };
  return (
    <div onClick={follow}>
      <label className="field search">
        <span>{say("rules-search")}</span>
        <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      {text && shownBlocks.length === 0 && <p className="muted">{say("rules-nothing")}</p>}
      {shownBlocks.map((block) => {
        const isWanted = block.number !== null && block.number === target;
        return (
          <div
            key={block.text}
            ref={isWanted ? found : undefined}
            id={block.number ?? undefined}
            className="rule"
            data-summary={block.isSummary || undefined}
            data-wanted={isWanted || undefined}
            dangerouslySetInnerHTML={{ __html: marked.parse(withLinks(block, linkOf), { async: false }) }}
          />
        );
      })}
    </div>
  );
}
