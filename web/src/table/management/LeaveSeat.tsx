/** Leaves one's seat to a bot, after a question: there is no undo. */

import { useState } from "react";
import { post } from "../../api/client";
import { go } from "../../navigation/route";
import { useLanguage } from "../../texts/language";
import { useAttempt } from "../../ui/attempt";
import { Dialog } from "../../ui/Dialog";

export function LeaveSeat({ table, seat }: { table: string; seat: string }) {
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const [isAsked, setAsked] = useState(false);
  const leave = () =>
    attempt(async () => {
      await post(`/api/tables/${table}/leave`, { seat });
      go();
    });
  return (
    <>
      <button className="button" onClick={() => setAsked(true)}>
        {say("leave-to-bot")}
      </button>
      {isAsked && (
        <Dialog title={say("leave-title")} onClose={() => setAsked(false)}>
          <p>{say("leave-explained")}</p>
          <div className="row">
            <button className="button primary" autoFocus onClick={() => setAsked(false)}>
              {say("leave-stay")}
            </button>
            <button className="button" disabled={busy} onClick={() => leave()}>
              {say("leave-seat")}
            </button>
          </div>
          {problem}
        </Dialog>
      )}
    </>
  );
}
