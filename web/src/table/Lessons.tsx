/** The guided first match: each lesson is shown once, at the right moment. */

import { useEffect, useState } from "react";
import type { View } from "../api/client";
import { useLanguage } from "../texts/language";
import { bundleOf, said } from "../texts/speech";
import { Icon } from "../ui/Icon";
import type { Setting } from "./TablePage";

const texts = import.meta.glob<string>("../games/*/lessons.*.ftl", { query: "?raw", import: "default" });

interface Props {
  setting: Setting;
  view: View;
  seat: string;
  explain(paragraph: string): void;
}

export function Lessons({ setting, view, seat, explain }: Props) {
  const { table, module } = setting;
  const { say, language } = useLanguage();
  const [text, setText] = useState("");
  const [learnt, setLearnt] = useState<string[]>([]);

  useEffect(() => {
    void texts[`../games/${table.game}/lessons.${language}.ftl`]?.().then(setText);
  }, [table.game, language]);

  const lesson = module.lessons.find((one) => !learnt.includes(one.id) && one.when(view, seat));
  if (!lesson || !text) return null;
  const learn = () => setLearnt([...learnt, lesson.id]);
  return (
    <aside className="lesson" role="note" aria-label={say("lesson")}>
      <Icon name="hint" />
      <div>
        <p>{said(bundleOf(language, text), `lesson-${lesson.id}`)}</p>
        <div className="row">
          <button className="button primary" onClick={learn}>
            {say("lesson-understood", { number: learnt.length + 1, of: module.lessons.length })}
          </button>
          {lesson.paragraphs.map((paragraph) => (
            <button key={paragraph} className="link-button" onClick={() => explain(paragraph)}>
              {say("rules-paragraph", { paragraph })}
            </button>
          ))}
        </div>
      </div>
    </aside>
  );
}
