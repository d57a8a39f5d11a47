/** Asks a player whether the match may end without a result, as others have proposed. */

import { useState } from "react";
import { post } from "../../api/client";
import { useMe } from "../../people/me";
import { namesAmong, peopleOf } from "../../people/people";
import { useLanguage } from "../../texts/language";
import { useAttempt } from "../../ui/attempt";
import { useTable } from "../session/context";

export function ClosingQuestion() {
  const { table } = useTable();
  const { say } = useLanguage();
  const { person } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const [answered, setAnswered] = useState(""); // those whose proposal was answered
  const agreed = table.close_agreed ?? [];
  const names = namesAmong(table, agreed, say);
  const isPlayer = person !== null && peopleOf(table).includes(person.id);
  const isAsked = table.state === "playing" && names !== "" && names !== answered;
  if (!isAsked || !isPlayer || agreed.includes(person.id)) return null;
  const answer = (agree: boolean) =>
    attempt(async () => {
      await post(`/api/tables/${table.id}/close`, { agree });
      setAnswered(names);
    });
  return (
    <>
      <span className="row">
        <span role="status">{say("close-asked", { names })}</span>
        <button className="button primary" disabled={busy} onClick={() => answer(true)}>
          {say("agree")}
        </button>
        <button className="button" disabled={busy} onClick={() => answer(false)}>
          {say("decline")}
        </button>
      </span>
      {problem}
    </>
  );
}
