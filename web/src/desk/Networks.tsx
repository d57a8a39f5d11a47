/** Banned network addresses. */

import { get, post, sendDelete } from "../api/client";
import { useLanguage } from "../texts/language";
import { Fields } from "../ui/Fields";
import { useAttempt } from "../ui/attempt";
import { Cards, When, useList } from "./list";

const DAYS = "7";

const readBans = () => get("/api/desk/bans");

export function Networks() {
  const { say } = useLanguage();
  const { attempt, busy, problem } = useAttempt();
  const list = useList(readBans);
  const lift = (ban: string) =>
    attempt(async () => {
      await sendDelete(`/api/desk/bans/${ban}`);
      await list.reload();
    });
  return (
    <>
      <section className="paper">
        <h2>{say("desk-network-title")}</h2>
        <Fields
          fields={[
            { name: "network", label: say("desk-network"), autoComplete: "off", most: 50 },
            { name: "days", label: say("desk-days"), autoComplete: "off", value: DAYS, most: 4 },
            { name: "reason", label: say("desk-reason"), autoComplete: "off", least: 0 },
          ]}
          button={say("desk-ban")}
          onSend={async ({ network, days, reason }) => {
            await post("/api/desk/bans", { network, days: Number(days), reason });
            await list.reload();
          }}
        />
      </section>
      {problem}
      <Cards
        list={list}
        keyOf={(ban) => ban.id}
        show={(ban) => (
          <>
            <p>
              <b>{ban.network}</b> {ban.reason}
            </p>
            <p className="muted">
              <When at={ban.at} /> – {ban.until === null ? say("desk-for-ever") : <When at={ban.until} />}
            </p>
            <button className="button" disabled={busy} onClick={() => lift(ban.id)}>
              {say("desk-unban")}
            </button>
          </>
        )}
      />
    </>
  );
}
