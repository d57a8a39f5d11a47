/** The moves that a seat can make now: how they are played, confirmed and previewed, and the hint about them. */

import { useCallback, useMemo, useState, type ReactNode } from "react";
import type { Schemas, View } from "../../api/client";
import { useSettings } from "../../device/settings";
import { useTable } from "../session/context";
import { mustConfirm } from "../session/taps";
import { sortAdvice } from "./advice";
import { useEndTurnQuestion } from "./EndTurnQuestion";

export interface OwnMoves {
  moves: string[];
  play(move: string, isContinued?: boolean): void; // at once, or after a second tap
  act(move: string, isContinued?: boolean): void; // the same, with a question before the turn is ended too early
  question: ReactNode; // while it is asked
  chosen: string | null; // the move that waits for a second tap
  preview(...moves: string[]): void;
  previewed: string[];
  hint: Schemas["HintResult"] | null; // in the order in which it is shown
  hinted: string | null; // the move that the hint recommends
}

const NOTHING: { moves: string[]; in: View | null } = { moves: [], in: null };

export function useOwnMoves(seat: string | null, view: View | undefined, isMine: boolean): OwnMoves {
  const { session, state } = useTable();
  const [settings] = useSettings();
  const [pointed, setPointed] = useState(NOTHING); // under the pointer
  const [tapped, setTapped] = useState<{ move: string; number: number } | null>(null);
  const moves = useMemo(() => (isMine && view ? view.moves : []), [isMine, view]);
  const number = state.lastChange;
  const chosen = tapped?.number === number ? tapped.move : null;
  const play = useCallback(
    (move: string, isContinued = false) => {
      if (!seat || !moves.includes(move)) return;
      if (mustConfirm(settings.confirm, move, chosen, isContinued)) return setTapped({ move, number });
      setPointed(NOTHING);
      session.play(seat, move, isContinued);
    },
    [seat, moves, settings.confirm, chosen, number, session],
  );
  const ends = view?.ends;
  const given = state.hint?.seat === seat ? state.hint : null;
  const hint = useMemo(() => {
    if (!given) return null;
    const advice = sortAdvice(given.advice, ends);
    return { ...given, advice, reason: advice[0]?.move === given.advice[0]?.move ? given.reason : null };
  }, [given, ends]);
  const hinted = hint?.advice[0]?.move ?? null;
  const [act, question] = useEndTurnQuestion(view, hinted, play);
  const preview = useCallback((...shown: string[]) => setPointed({ moves: shown, in: view ?? null }), [view]);
  const previewed = chosen ? [chosen] : pointed.in === view ? pointed.moves.filter((move) => moves.includes(move)) : [];
  return { moves, play, act, question, chosen, preview, previewed, hint, hinted };
}
