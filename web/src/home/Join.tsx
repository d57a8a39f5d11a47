/** Opens a table by its code or link. */

import { useState } from "react";
import { get } from "../api/client";
import { go } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { useAttempt } from "../ui/attempt";

export function Join() {
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const [code, setCode] = useState("");
  const join = () =>
    attempt(async () => {
      const id = code.trim().split("/").at(-1) ?? "";
      const table = await get(`/api/tables/${encodeURIComponent(id)}`);
      go("table", table.id);
    });
  return (
    <section className="paper">
      <h2>{say("join-title")}</h2>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <label className="grow">
          <span className="hidden-text">{say("join-code")}</span>
          <input value={code} onChange={(event) => setCode(event.target.value)} placeholder={say("join-code")} />
        </label>
        <button className="button" disabled={busy || !code.trim()}>
          {say("join")}
        </button>
      </form>
      {problem}
    </section>
  );
}
