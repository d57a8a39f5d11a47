/** What operators did. */

import { useCallback, useState } from "react";
import { get } from "../api/client";
import { linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { Cards, When, Older, useList } from "./list";

export function Acts() {
  const { say } = useLanguage();
  const [before, setBefore] = useState<number | null>(null);
  const list = useList(
    useCallback(() => get(before === null ? "/api/desk/log" : `/api/desk/log?before=${before}`), [before]),
  );
  return (
    <>
      <Cards
        list={list}
        keyOf={(act) => `${act.at} ${act.subject}`}
        show={(act) => (
          <>
            <p>
              {say(`desk-act-${act.act}`)}: <Subject act={act.act} subject={act.subject} />
            </p>
            <p className="muted">
              <When at={act.at} /> · {act.operator ?? say("desk-command")}
            </p>
          </>
        )}
      />
      <Older list={list} onBefore={setBefore} />
    </>
  );
}

const PERSON = /^[a-z0-9]{12}$/;
const TABLE = /^[a-z0-9]{10}(?=\/|$)/; // or a chat line of it

/** What an act was about, with a link to it if there is a page. */
function Subject({ act, subject }: { act: string; subject: string }) {
  const table = act === "handled" ? null : TABLE.exec(subject);
  const link = PERSON.test(subject) ? linkTo("desk", "people", subject) : table && linkTo("table", table[0]);
  return link ? <a href={link}>{subject}</a> : <b>{subject}</b>;
}
