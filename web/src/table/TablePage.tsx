/** The page of a table: a lobby before the match, then the board. */

import { useEffect, useMemo, useReducer, useState, useSyncExternalStore } from "react";
import { Refusal } from "../api/client";
import { keepTrying, whole } from "../api/keepTrying";
import { getEarly } from "../api/early";
import type { Edition, GameModule } from "../board/gameModule";
import { moduleOf } from "../games/modules";
import { keepPlayed } from "../device/playedGames";
import { useMe } from "../people/me";
import { seatNames } from "../people/people";
import { useSettings } from "../device/settings";
import { useLanguage, useSpeech } from "../texts/language";
import { Loading, StillLoading } from "../ui/Loading";
import { useDescription } from "../ui/attempt";
import { Connection } from "./session/Connection";
import "./frame.css";
import { isGuided } from "./lessons/guidedTables";
import { Lobby } from "./Lobby";
import "./match/moves.css";
import "./panel/panel.css";
import { Match } from "./match/Match";
import { NoBoard } from "./NoBoard";
import { TableProvider } from "./session/context";
import { TableSession } from "./session/session";
import { isPart } from "./log/telling";

interface Props {
  id: string;
  at: number | null; // the log entry to replay first
  isLesson: boolean;
}

export default function TablePage({ id, at, isLesson }: Props) {
  const { say } = useLanguage();
  const describe = useDescription();
  const { known, person } = useMe();
  const [settings] = useSettings();
  const [session, setSession] = useState<TableSession | null>(null);
  const [visits, renew] = useReducer((count: number) => count + 1, 1);
  const [missing, setMissing] = useState<Error | null>(null);

  useEffect(() => {
    if (!known) return;
    // The socket opens while the server is asked whether there is such a table.
    const made = TableSession.visit(id);
    queueMicrotask(() => setSession(made));
    const stop = keepTrying(
      () => getEarly(`/api/tables/${encodeURIComponent(id)}`),
      ({ game }) => void moduleOf(game).catch(() => undefined), // begin to fetch it; the session brings the table
      (error, isFinal) => {
        if (!isFinal) return; // the session says that there is no connection
        made.close();
        setMissing(error);
      },
    );
    return () => {
      stop();
      made.leave();
    };
  }, [id, known, person?.id, visits]);

  useEffect(() => {
    session?.setPace(settings.pace);
  }, [session, settings.pace]);

  if (missing) {
    // A wrong link may not even look like that of a table.
    const isUnknown = missing instanceof Refusal && ["not-found", "not-understood"].includes(missing.reason);
    return <NoBoard title={say(isUnknown ? "no-such-table" : "table-cannot-open")} text={describe(missing)} />;
  }
  if (!session) return <Loading />;
  return <Ready session={session} renew={renew} at={at} isLesson={isLesson} />;
}

interface ReadyProps extends Omit<Props, "id"> {
  session: TableSession;
  renew(): void;
}

function Ready({ session, renew, at, isLesson }: ReadyProps) {
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  const table = state.table;
  const { say, explain } = useLanguage();
  const [failure, setFailure] = useState<Error | null>(null); // why something is still missing
  const speech = useSpeech(table?.game, table?.id, setFailure);
  const [module, setModule] = useState<GameModule | null>(null);
  const [edition, setEdition] = useState<Edition | null>(null);
  const game = table?.game;
  const id = table?.id;

  useEffect(() => {
    if (!game || !id) return;
    keepPlayed(game);
    const stops = [
      keepTrying(() => whole(moduleOf(game)), setModule, setFailure),
      keepTrying(() => getEarly(`/api/tables/${id}/edition`), setEdition, setFailure),
    ];
    return () => stops.forEach((stop) => stop());
  }, [game, id]);

  // Keep the same speech until a name changes: boards are drawn again when it does.
  const called = JSON.stringify(table ? seatNames(table, say) : {});
  const spoken = useMemo(
    () => speech?.for(JSON.parse(called) as Record<string, string>, edition ?? {}),
    [speech, called, edition],
  );

  useEffect(() => spoken && session.setParts((entry) => isPart(entry, spoken)), [session, spoken]);

  if (state.ended) return <NoBoard title={say("table-cannot-open")} text={explain(state.ended, spoken)} />;
  const connection = <Connection session={session} state={state} />;
  if (!table || !module || !edition || !spoken) {
    return (
      <>
        {failure ? <StillLoading error={failure} /> : <Loading />}
        {connection}
      </>
    );
  }
  const isUndealt = table.state === "closed" && !Object.keys(state.views).length;
  const isLobby = table.state === "open" || isUndealt;
  return (
    <TableProvider value={{ session, renew, state, table, module, edition, speech: spoken }}>
      {isLobby ? <Lobby /> : <Match at={at} isLesson={isLesson || isGuided(table.id)} />}
      {connection}
    </TableProvider>
  );
}
