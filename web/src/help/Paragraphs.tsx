/** Some paragraphs of the rules, where they are needed. */

import { marked } from "marked";
import { useEffect, useState } from "react";
import { rulesOf, useLanguage } from "../texts/language";
import { blocksOf } from "./blocks";

export default function Paragraphs({ game, numbers }: { game: string; numbers: string[] }) {
  const { language } = useLanguage();
  const [page, setPage] = useState("");
  useEffect(() => {
    let current = true;
    void rulesOf(game, language).then((text) => current && setPage(text));
    return () => void (current = false);
  }, [game, language]);
  const blocks = blocksOf(page);
  return numbers.map((number) => (
    <div
      key={number}
      className="rule"
      dangerouslySetInnerHTML={{
        __html: marked.parse(blocks.find((block) => block.number === number)?.text ?? "", { async: false }),
      }}
    />
  ));
}
