/** Says when the connection is lost, what is kept meanwhile, and that a move is on its way. */

import { useEffect, useState } from "react";
import { useLanguage } from "../../texts/language";
import { Icon } from "../../ui/Icon";
import { Dots } from "../../ui/Loading";
import type { SessionState, TableSession } from "./session";
import "./connection.css";

const FLICKER_MS = 150; // what takes less is not shown
const CONNECTING_MS = 1000;
const RESTORED_MS = 2500; // how long it is shown that all is well again
const DONE_MS = 800;

/** Whether something has been true for some time. */
function useLasting(isTrue: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = window.setTimeout(() => setLasts(true), time);
    return () => {
      window.clearTimeout(timer);
      setLasts(false);
    };
  }, [isTrue, time]);
  return isTrue && lasts;
}

/** Whether something was true until a moment ago. */
function useEcho(isTrue: boolean, time: number): boolean {
  const [echoes, setEchoes] = useState(false);
  useEffect(() => {
    return isTrue ? () => setEchoes(true) : undefined;
  }, [isTrue]);
  useEffect(() => {
    if (!echoes) return;
    const timer = window.setTimeout(() => setEchoes(false), time);
    return () => window.clearTimeout(timer);
  }, [echoes, time]);
  return !isTrue && echoes;
}

export function Connection({ session, state }: { session: TableSession; state: SessionState }) {
  const { say } = useLanguage();
  const isBroken = state.link === "broken";
  const isConnecting = useLasting(state.link === "connecting", CONNECTING_MS);
  const isRestored = useEcho(isBroken, RESTORED_MS);
  const kept = state.sending ? "move" : state.isAsking ? "words" : "nothing";
  return (
    <div className="connection" role="status">
      {isBroken && (
        <p className="link-broken">
          <span>{say("link-broken", { kept })}</span>
          <button className="button" onClick={session.reconnect}>
            {say("link-retry")}
          </button>
        </p>
      )}
      {isConnecting && <p className="link-broken">{say("link-connecting")}</p>}
      {isRestored && <p className="link-restored">{say("link-restored")}</p>}
    </div>
  );
}

/** A move that is on its way, and that it has arrived. */
export function Sending({ state }: { state: SessionState }) {
  const { say } = useLanguage();
  const isSlow = useLasting(state.isAsking, FLICKER_MS);
  const isDone = useEcho(isSlow, DONE_MS) && !state.refused;
  if (isSlow) {
    return (
      <span className="sending">
        {say("sending")} <Dots />
      </span>
    );
  }
  if (!isDone) return null;
  return (
    <span className="sending" data-done="">
      <Icon name="done" /> {say("sent")}
    </span>
  );
}
