/** What was said at all tables, or by one person. */

import { useCallback, useState } from "react";
import { get, post } from "../api/client";
import { linkTo } from "../navigation/route";
import { useLanguage } from "../texts/language";
import { Act, Cards, When, Older, useList } from "./list";

export function Lines({ person }: { person: string }) {
  const { say } = useLanguage();
  const [before, setBefore] = useState<number | null>(null);
  const read = useCallback(() => {
    const older = before === null ? "" : `&before=${before}`;
    return get(`/api/desk/lines?person=${encodeURIComponent(person)}${older}`);
  }, [before, person]);
  const list = useList(read);
  return (
    <>
      <Cards
        list={list}
        keyOf={(line) => `${line.table}/${line.number}`}
        show={(line) => (
          <>
            <p className="desk-said">
              <b>{line.name}</b> {line.removed ? <small className="muted">{say("chat-removed")}</small> : line.text}
            </p>
            <p className="muted">
              <When at={line.at} /> · <a href={linkTo("table", line.table)}>{say("desk-table")}</a> ·{" "}
              <a href={linkTo("desk", "people", line.person)}>{say("desk-person")}</a>
            </p>
            <div className="row">
              {!line.removed && (
                <Act
                  label={say("desk-remove")}
                  sure={say("desk-remove-sure")}
                  act={() => post(`/api/desk/tables/${line.table}/lines/${line.number}/remove`)}
                  onDone={list.reload}
                >
                  <p className="desk-said">{line.text}</p>
                </Act>
              )}
              <Act
                label={say("mute")}
                act={() => post(`/api/desk/people/${line.person}/mute`, {})}
                onDone={list.reload}
              />
            </div>
          </>
        )}
      />
      <Older list={list} onBefore={setBefore} />
    </>
  );
}
