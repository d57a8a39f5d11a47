/** Closes a table: its owner may before the match; during the match all players must agree. */

import { post } from "../../api/client";
import { useMe } from "../../people/me";
import { useLanguage } from "../../texts/language";
import { useAttempt } from "../../ui/attempt";
import { namesAmong, peopleOf } from "../../people/people";
import { useTable } from "../session/context";

export function CloseTable() {
  const { table } = useTable();
  const { say } = useLanguage();
  const { person } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const agreed = table.close_agreed ?? [];
  const isPlayer = person !== null && peopleOf(table).includes(person.id);
  const isOwner = person !== null && table.owner === person.id;
  if (!person || !(table.state === "open" ? isOwner : table.state === "playing" && isPlayer)) return null;
  const answer = (agree: boolean) => () => attempt(() => post(`/api/tables/${table.id}/close`, { agree }));
  const isAgreed = agreed.includes(person.id);
  const others = namesAmong(
    table,
    agreed.filter((one) => one !== person.id),
    say,
  );
  return (
    <div className="closing">
      {isAgreed && <p role="status">{say("close-waits")}</p>}
      {!isAgreed && others && <p role="status">{say("close-asked", { names: others })}</p>}
      <div className="row">
        {!isAgreed && (
          <button className="button" disabled={busy} onClick={answer(true)}>
            {say(table.state === "open" ? "close-table" : others ? "close-agree" : "close-ask")}
          </button>
        )}
        {(isAgreed || others) && (
          <button className="button" disabled={busy} onClick={answer(false)}>
            {say(isAgreed ? "close-withdraw" : "decline")}
          </button>
        )}
      </div>
      {problem}
    </div>
  );
}
