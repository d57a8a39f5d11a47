/** Turns reminders on and off in this browser, or says why it cannot. */

import { useEffect, useState } from "react";
import { useMe } from "../people/me";
import { NoPushService, remindersHere, turnOff, turnOn, type Reminders as State } from "../people/push";
import { useLanguage } from "../texts/language";
import { useAttempt } from "../ui/attempt";

export function Reminders() {
  const { say, language } = useLanguage();
  const { ensure } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const [state, setState] = useState<State | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    remindersHere().then(setState, () => setState("missing"));
  }, []);
  const turn = () =>
    attempt(async () => {
      setFailed(false);
      try {
        if (state === "on") await turnOff();
        else {
          await ensure();
          await turnOn(language);
        }
      } catch (error) {
        if (!(error instanceof NoPushService)) throw error;
        setFailed(true);
      } finally {
        setState(await remindersHere());
      }
    });
  const canTurn = state === "on" || state === "off";
  return (
    <section className="paper reminders">
      <h2>{say("reminders-title")}</h2>
      <p>{say("reminders-text")}</p>
      {state && state !== "off" && <p className={canTurn ? "" : "muted"}>{say(`reminders-${state}`)}</p>}
      {canTurn && (
        <button className={`button${state === "off" ? " primary" : ""}`} disabled={busy} onClick={() => turn()}>
          {say(state === "on" ? "reminders-turn-off" : "reminders-turn-on")}
        </button>
      )}
      {failed && (
        <p className="problem" role="alert">
          {say("reminders-failed")}
        </p>
      )}
      {problem}
    </section>
  );
}
