/** A match: the board for whoever may look now, or the curtain. */

import { useEffect, useRef } from "react";
import { useTitle } from "../../people/myTurns";
import { useRematch } from "../management/Rematch";
import { useStandIn } from "../management/standIn";
import { useTable } from "../session/context";
import { Curtain, usePerspective } from "./Curtain";
import { useTurnSignals } from "./turnSignals";
import { Play } from "./Play";
import { useSkipping } from "./skipping";

interface Props {
  at: number | null; // the log entry to replay first
  isLesson: boolean; // whether the match is a guided one
}

export function Match(props: Props) {
  const { session, state, table, speech } = useTable();
  const { seat, curtain, before, lift, lookAgain } = usePerspective(table, state.views, state.entries);
  const standIn = useStandIn(table, state.present);
  useRematch(table);
  useSkipping(session, state.queued > 0);

  useEffect(() => {
    import("../../people/push").then(({ closeReminders }) => closeReminders(table.id)).catch(reportError);
  }, [table.id]);

  // The next player must not see an answer to the one before.
  const covered = useRef<string | null>(null);
  useEffect(() => {
    if (curtain !== covered.current) session.forget();
    covered.current = curtain;
  }, [session, curtain]);

  const isCalled = table.turn !== null && table.turn === (curtain ?? seat) && state.queued === 0;
  useTurnSignals(isCalled, speech.text("game-title"));
  useTitle(`${isCalled ? "● " : ""}${speech.text("game-title")}`);

  // Behind the curtain nothing is drawn, so nothing that a player has opened is left for the next one.
  if (curtain) return <Curtain seat={curtain} before={before} onLift={lift} onLook={lookAgain} />;
  return <Play key={seat} {...props} seat={seat} standIn={standIn} />;
}
