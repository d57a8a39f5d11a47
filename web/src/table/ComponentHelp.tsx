/** Help on a component: what it does, its figures and their sources, the rules about it. */

import { lazy, Suspense, useMemo } from "react";
import { useLanguage } from "../texts/language";
import { Dialog } from "../ui/Dialog";
import { Dots } from "../ui/Waiting";
import type { Setting } from "./TablePage";

const Paragraphs = lazy(() => import("../help/Paragraphs"));

interface Props {
  setting: Setting;
  kind: string;
  word: string;
  offered: string[]; // the moves the component offered when help was opened
  seat: string | null;
  moves: string[]; // the legal moves now
  act(move: string): void;
  onClose(): void;
}

export function ComponentHelp({ setting, kind, word, offered, seat, moves, act, onClose }: Props) {
  const { module, speech, edition, table, state } = setting;
  const { say } = useLanguage();
  const explanation = useMemo(() => module.help(speech, edition, kind, word), [module, speech, edition, kind, word]);
  const possible = offered.filter((move) => moves.includes(move));
  const view = state.views[seat ?? ""];
  const choose = (move: string) => {
    onClose();
    act(move);
  };
  return (
    <Dialog title={explanation.title} onClose={onClose}>
      <p>{explanation.text}</p>
      <dl className="facts">
        {explanation.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {explanation.origin && <p className="muted">{say("origin", { origin: explanation.origin })}</p>}
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
      {explanation.paragraphs.length > 0 && (
        <details>
          <summary>{say("rules-say")}</summary>
          <Suspense fallback={<Dots />}>
            <Paragraphs game={table.game} numbers={explanation.paragraphs} />
          </Suspense>
        </details>
      )}
    </Dialog>
  );

  /** The reasons why it cannot be played now. */
  function reasons(): string[] {
    if (table.state !== "playing") return [say("why-not-over")];
    const turn = table.turn ?? "";
    if (moves.length === 0 || !view || seat !== turn) return [say("why-not-turn", { name: speech.seat(turn) })];
    const special = module.reasons({ view, seat, edition, speech }, kind, word);
    if (special.length || possible.length) return special;
    return [say("why-not-now", { asked: speech.ask(view) })];
  }
}
