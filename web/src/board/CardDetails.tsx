/** A component in full: picture, text, figures, what can be done with it, why not now, rules and origin. */

import { lazy, Suspense, useMemo } from "react";
import { useLanguage } from "../texts/language";
import { Dots } from "../ui/Loading";
import { useBoard } from "./context";
import { moveAttributes } from "./moveAttributes";
import type { Peeked } from "./Peek";

const Paragraphs = lazy(() => import("../help/Paragraphs"));

interface Props extends Peeked {
  isBrief?: boolean; // without buttons, rules and origin
  onChoose?(move: string): void;
}

export function CardDetails({ kind, word, moves: offered, isBrief = false, onChoose }: Props) {
  const board = useBoard();
  const { module, speech, edition, game, moves } = board;
  const { say } = useLanguage();
  const help = useMemo(() => module.help(speech, edition, kind, word), [module, speech, edition, kind, word]);
  const possible = offered.filter((move) => moves.includes(move));
  return (
    <div className="card-details" data-brief={isBrief || undefined}>
      {module.Picture && (
        <div className="card-picture">
          <module.Picture kind={kind} word={word} />
        </div>
      )}
      <div className="card-words">
        {isBrief && <strong>{help.title}</strong>}
        {help.text && <p>{help.text}</p>}
        {possible.length > 0 && (
          <ul className="possible">
            {possible.map((move) => (
              <li key={move}>
                {isBrief ? (
                  <b>{speech.move(move)}</b>
                ) : (
                  <button className="button primary" {...moveAttributes([move])} onClick={() => onChoose?.(move)}>
                    {speech.move(move)}
                  </button>
                )}
                <small>{board.effectsOf(move)}</small>
              </li>
            ))}
          </ul>
        )}
        {reasons().map((reason) => (
          <p key={reason} className="why-not">
            {reason}
          </p>
        ))}
        {help.facts.length > 0 && (
          <dl className="facts">
            {help.facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {!isBrief && help.paragraphs.length > 0 && (
          <details>
            <summary>{say("rules-say")}</summary>
            <Suspense fallback={<Dots />}>
              <Paragraphs game={game} numbers={help.paragraphs} />
            </Suspense>
          </details>
        )}
        {!isBrief && help.origin && (
          <details>
            <summary>{say("origin-title")}</summary>
            <p className="muted">{help.origin}</p>
          </details>
        )}
      </div>
    </div>
  );

  function reasons(): string[] {
    const { view, seat, isOver } = board;
    if (isOver) return isBrief ? [] : [say("why-not-over")];
    if (!moves.length || view.turn !== seat) {
      return isBrief || !view.turn ? [] : [say("why-not-turn", { name: speech.seat(view.turn) })];
    }
    const special = board.whyNot(kind, word);
    return special.length || possible.length ? special : [say("why-not-now", { asked: speech.ask(view) })];
  }
}
