/** Offers a rematch, which starts when everybody who played agrees. */

import { useEffect, useRef } from "react";
import { post, type Table } from "../../api/client";
import { useMe } from "../../people/me";
import { go } from "../../navigation/route";
import { useLanguage } from "../../texts/language";
import { useAttempt } from "../../ui/attempt";
import { namesAmong, peopleOf } from "../../people/people";
import { useTable } from "../session/context";

/** Goes to the new table when it is set up, unless the page was opened after that. */
export function useRematch(table: Table): void {
  const { person } = useMe();
  const before = useRef(table.rematch);
  useEffect(() => {
    const isNew = table.rematch !== null && table.rematch !== before.current;
    if (isNew && person && (table.rematch_agreed ?? []).includes(person.id)) go("table", table.rematch!);
  }, [table, person]);
}

export function Rematch() {
  const { table } = useTable();
  const { say } = useLanguage();
  const { person } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const people = peopleOf(table);
  const agreed = table.rematch_agreed ?? [];
  const others = people.filter((one) => one !== person?.id);
  const answer = (agree: boolean) =>
    attempt(async () => {
      const { rematch } = await post(`/api/tables/${table.id}/rematch`, { agree });
      if (rematch) go("table", rematch);
    });
  if (!person || !people.includes(person.id)) return null;
  if (table.rematch) {
    return (
      <button className="button primary" onClick={() => go("table", table.rematch!)}>
        {say("to-rematch")}
      </button>
    );
  }
  const isAgreed = agreed.includes(person.id);
  const willing = namesAmong(
    table,
    others.filter((other) => agreed.includes(other)),
    say,
  );
  const missing = namesAmong(
    table,
    others.filter((other) => !agreed.includes(other)),
    say,
  );
  return (
    <>
      {!isAgreed && (
        <button className="button primary" disabled={busy} onClick={() => answer(true)}>
          {say("rematch")}
        </button>
      )}
      <span role="status">
        {isAgreed && say("rematch-waits", { names: missing })}
        {!isAgreed && willing && say("rematch-asked", { names: willing })}
      </span>
      {(isAgreed || willing) && (
        <button className="button" disabled={busy} onClick={() => answer(false)}>
          {say(isAgreed ? "rematch-withdraw" : "rematch-no")}
        </button>
      )}
      {problem}
    </>
  );
}
