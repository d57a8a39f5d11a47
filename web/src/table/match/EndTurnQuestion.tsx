/** Asks before a turn is ended in which something useful could still be done. */

import { useCallback, useState, type ReactNode } from "react";
import type { View } from "../../api/client";
import { useLanguage } from "../../texts/language";
import { Dialog } from "../../ui/Dialog";
import { useTable } from "../session/context";

type Act = (move: string, isContinued?: boolean) => void;

/** `play` with a question before it, and the question while it is asked; a move that a hint recommends needs none. */
export function useEndTurnQuestion(view: View | undefined, hinted: string | null, play: Act): [Act, ReactNode] {
  const { state, speech } = useTable();
  const { say } = useLanguage();
  const [asked, setAsked] = useState<{ move: string; number: number; isContinued?: boolean } | null>(null);
  const number = state.lastChange;
  const playOrAsk = useCallback(
    (move: string, isContinued?: boolean) => {
      if (move !== hinted && view?.ends?.includes(move)) setAsked({ move, number, isContinued });
      else play(move, isContinued);
    },
    [view, hinted, number, play],
  );
  const close = () => setAsked(null);
  const isAsked = asked !== null && asked.number === number;
  const question = isAsked && (
    <Dialog title={say("end-turn-title")} onClose={close}>
      {(view?.unused ?? []).map((what) => (
        <p key={what}>{speech.text(`unused-${what}`)}</p>
      ))}
      <div className="row">
        <button className="button primary" autoFocus onClick={close}>
          {say("end-turn-stay")}
        </button>
        <button
          className="button"
          onClick={() => {
            close();
            play(asked.move, asked.isContinued);
          }}
        >
          {speech.move(asked.move)}
        </button>
      </div>
    </Dialog>
  );
  return [playOrAsk, question];
}
