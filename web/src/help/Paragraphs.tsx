/** Some paragraphs of the rules, where they are needed. */

import { marked } from "marked";
import { useEffect, useState } from "react";
import { keepTrying, whole } from "../api/keepTrying";
import { rulesOf, useLanguage } from "../texts/language";
import { blocksOf } from "./blocks";

export default function Paragraphs({ game, numbers }: { game: string; numbers: string[] }) {
  const { language } = useLanguage();
  const [page, setPage] = useState("");
  useEffect(() => {
    return keepTrying(() => whole(rulesOf(game, language)), setPage);
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
