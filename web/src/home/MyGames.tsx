/** All my games, running and finished, with records to download. */

import { useEffect, useState } from "react";
import { get, type Table } from "../api/client";
import { keepTrying } from "../api/keepTrying";
import { useMe } from "../people/me";
import { downloadRecord } from "../api/record";
import { useLanguage } from "../texts/language";
import { Problem, useAttempt } from "../ui/attempt";
import { HiddenNote, HideButton } from "./Hide";
import { useHiddenTables } from "./hiddenTables";
import { sortTables, TableList } from "./TableList";

const PAGE = 100; // tables in an answer of the server

export function MyGames() {
  const { say } = useLanguage();
  const { person } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const [running, setRunning] = useState<Table[]>([]);
  const [finished, setFinished] = useState<Table[]>([]);
  const [hasMore, setMore] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null); // why they could not be fetched
  const hidden = useHiddenTables();
  const seen = (tables: Table[]) => tables.filter((table) => !hidden.isHidden(table));
  const hiddenTables = [...running, ...finished].filter((table) => hidden.isHidden(table)).length;
  const mine = person?.id;

  useEffect(() => {
    if (!mine) return;
    const onFound = ([running, finished]: [Table[], Table[]]) => {
      setRunning(running);
      setFinished(finished);
      setMore(finished.length === PAGE);
      setFailure(null);
    };
    const load = () => Promise.all([get("/api/tables/mine"), get("/api/tables/mine?state=over")]);
    return keepTrying(load, onFound, setFailure);
  }, [mine]);

  const more = () =>
    attempt(async () => {
      const last = finished.at(-1)!.updated;
      const older = await get(`/api/tables/mine?state=over&before=${last}`);
      setFinished([...finished, ...older]);
      setMore(older.length === PAGE);
    });
  const download = (table: Table) => attempt(() => downloadRecord(table));

  return (
    <>
      <Problem error={failure} />
      <HiddenNote hidden={hidden} />
      {seen(running).length > 0 && (
        <TableList
          title={say("home-mine")}
          tables={sortTables(seen(running), mine)}
          action={(table) => <HideButton table={table} hidden={hidden} />}
        />
      )}
      {seen(finished).length > 0 && (
        <TableList
          title={say("home-finished")}
          tables={seen(finished)}
          action={(table) => (
            <>
              <HideButton table={table} hidden={hidden} />
              {table.state === "over" && (
                <button
                  className="link-button"
                  disabled={busy}
                  aria-label={say("record-download-of", { number: seen(finished).indexOf(table) + 1 })}
                  onClick={() => download(table)}
                >
                  {say("record-download")}
                </button>
              )}
            </>
          )}
        >
          {hasMore && (
            <button className="button" disabled={busy} onClick={() => more()}>
              {say("show-more")}
            </button>
          )}
          {problem}
        </TableList>
      )}
      {hiddenTables > 0 && (
        <p>
          <button className="button" onClick={hidden.showAll}>
            {say("show-hidden", { count: hiddenTables })}
          </button>
        </p>
      )}
    </>
  );
}
