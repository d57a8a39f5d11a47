/** The moves of a hint with their win probabilities, over the board. */

import type { Schemas } from "../../api/client";
import { useBoard } from "../../board/context";
import { useExplanations } from "../../texts/explanations";
import { useLanguage } from "../../texts/language";
import { Icon } from "../../ui/Icon";
import { previewing } from "./MoveButton";

interface Props {
  hint: Schemas["HintResult"]; // in the order in which it is shown
  follow(move: string): void; // play a move of the hint, without a question
  onClose(): void;
}

export function HintList({ hint, follow, onClose }: Props) {
  const { speech, effectsOf, preview } = useBoard();
  const { say } = useLanguage();
  const why = useExplanations(speech, hint.reason != null);
  return (
    <ol className="hints bar-overlay" aria-label={say("hint")}>
      {hint.advice.map(({ move, wins }, index) => (
        <li key={move}>
          <button onClick={() => follow(move)} {...previewing(move, preview)}>
            {speech.move(move)} <small>{say("hint-wins", { number: Math.round(wins * 100) })}</small>
            {effectsOf(move) && <span className="hint-effects">{effectsOf(move)}</span>}
            {index === 0 && hint.reason && <span className="hint-reason">{why(hint.reason)}</span>}
          </button>
        </li>
      ))}
      {hint.iterations > 0 && (
        <li className="tried">
          <small>{say("hint-tried", { number: hint.iterations })}</small>
        </li>
      )}
      <li className="hints-close">
        <button onClick={onClose}>
          <Icon name="close" /> {say("close")}
        </button>
      </li>
    </ol>
  );
}
