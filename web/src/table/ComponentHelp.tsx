/** A component help: what it does, its figures and where they come from, the rules about it. */

import { useMemo } from "react";
import { linkTo } from "../route";
import { useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import type { Setting } from "./TablePage";

interface Props {
  setting: Setting;
  kind: string;
  word: string;
  offered: string[]; // the moves that the thing stood for when it was asked about
  seat: string | null;
  moves: string[]; // what can be done now
  act(move: string): void;
  onClose(): void;
}

export function ComponentHelp({ setting, kind, word, offered, seat, moves, act, onClose }: Props) {
  const { module, speech, edition, table, state } = setting;
  const { say } = useLanguage();
  const told = useMemo(() => module.help(speech, edition, kind, word), [module, speech, edition, kind, word]);
  const possible = offered.filter((move) => moves.includes(move));
  const view = state.views[seat ?? ""];
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
      {possible.length > 0 && (
        <ul className="possible">
          {possible.map((move) => (
            <li key={move}>
              <button className="button primary" onClick={() => choose(move)}>
                {speech.move(move)}
              </button>
              {seat && view && <small>{module.forecast({ view, seat, edition, speech }, move)}</small>}
            </li>
          ))}
        </ul>
      )}
      {reasons().map((reason) => (
        <p key={reason} className="why-not">
          {reason}
        </p>
      ))}
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

  /** Why it cannot be played with now, as far as it cannot. */
  function reasons(): string[] {
    if (table.state !== "playing") return [say("why-not-over")];
    const turn = table.turn ?? "";
    if (moves.length === 0 || !view || seat !== turn) return [say("why-not-turn", { name: speech.seat(turn) })];
    const special = module.reasons({ view, seat, edition, speech }, kind, word);
    if (special.length || possible.length) return special;
    return [say("why-not-now", { asked: speech.ask(view) })];
  }
}
