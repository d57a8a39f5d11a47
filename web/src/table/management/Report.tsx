/** The dialog that reports a chat line or a name to the operator of the server. */

import { useState } from "react";
import { post, type Table } from "../../api/client";
import { useLanguage } from "../../texts/language";
import { Dialog } from "../../ui/Dialog";
import { useAttempt } from "../../ui/attempt";

interface Props {
  table: Table;
  about: { number: number } | { seat: string };
  shown: string; // the line or name that is reported
  onClose(): void;
}

export function Report({ table, about, shown, onClose }: Props) {
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const [reason, setReason] = useState("");
  const [isSent, setSent] = useState(false);
  const send = () =>
    attempt(async () => {
      await post(`/api/tables/${table.id}/report`, { ...about, reason: reason.trim() });
      setSent(true);
    });
  return (
    <Dialog title={say("report-title")} onClose={onClose}>
      <blockquote className="quote">{shown}</blockquote>
      {isSent ? (
        <p role="status">{say("report-sent")}</p>
      ) : (
        <label className="field">
          <span>{say("report-why")}</span>
          <textarea value={reason} maxLength={500} rows={3} onChange={(event) => setReason(event.target.value)} />
        </label>
      )}
      {problem}
      <div className="row">
        {!isSent && (
          <button className="button primary" disabled={busy} onClick={() => send()}>
            {say("report-send")}
          </button>
        )}
        <button className="button" onClick={onClose}>
          {say(isSent ? "close" : "cancel")}
        </button>
      </div>
    </Dialog>
  );
}
