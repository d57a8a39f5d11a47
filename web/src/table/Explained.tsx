/** A component explained: what it does, its figures and where they come from, the rules about it. */

import { useMemo } from "react";
import { linkTo } from "../route";
import { useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import type { Setting } from "./TablePage";

interface Props {
  setting: Setting;
  kind: string;
  word: string;
  onClose(): void;
}

export function Explained({ setting, kind, word, onClose }: Props) {
  const { module, speech, edition, table } = setting;
  const { say } = useLanguage();
  const told = useMemo(() => module.explained(speech, edition, kind, word), [module, speech, edition, kind, word]);
  return (
    <Dialog title={told.title} onClose={onClose}>
      <p>{told.text}</p>
      <dl className="facts">
        {told.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {told.origin && <p className="muted">{say("origin", { origin: told.origin })}</p>}
      {told.paragraphs.length > 0 && (
        <p className="row">
          {told.paragraphs.map((paragraph) => (
            <a key={paragraph} href={linkTo("rules", table.game, paragraph)} target="_blank" rel="noreferrer">
              {say("rules-paragraph", { paragraph })}
            </a>
          ))}
        </p>
      )}
    </Dialog>
  );
}
