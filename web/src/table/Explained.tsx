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
  moves: string[]; // what can be done now
  act(move: string): void;
  onClose(): void;
}

export function Explained({ setting, kind, word, moves, act, onClose }: Props) {
  const { module, speech, edition, table, state } = setting;
  const { say } = useLanguage();
  const told = useMemo(() => module.explained(speech, edition, kind, word), [module, speech, edition, kind, word]);
  const possible = moves.filter((move) => move.split(" ").includes(word));
  const choose = (move: string) => {
    onClose();
    act(move);
  };
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
      {possible.length > 0 ? (
        <div className="row">
          {possible.map((move) => (
            <button key={move} className="button primary" onClick={() => choose(move)}>
              {speech.move(move)}
            </button>
          ))}
        </div>
      ) : (
        <p className="why-not">{reason()}</p>
      )}
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

  /** Why nothing can be done with it now. */
  function reason(): string {
    if (table.state !== "playing") return say("why-not-over");
    const turn = table.turn ?? "";
    if (moves.length === 0) return say("why-not-turn", { name: speech.seat(turn) });
    return say("why-not-now", { asked: speech.ask(state.views[turn] ?? {}) });
  }
}
