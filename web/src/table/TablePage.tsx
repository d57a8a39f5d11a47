/** The page of a table: a lobby before the match, then the board. */

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { get, Refusal, type Table } from "../api/client";
import { moduleOf, type Edition, type GameModule } from "../games/module";
import { useMe } from "../me";
import { linkTo } from "../route";
import { useSettings } from "../settings";
import { useLanguage, useSpeech } from "../texts/language";
import type { Speech } from "../texts/speech";
import { TopBar } from "../ui/TopBar";
import { Waiting } from "../ui/Waiting";
import { Lobby } from "./Lobby";
import { seatNames } from "./people";
import { Play } from "./Play";
import { TableSession, type State } from "./session";

interface Props {
  id: string;
  at: number | null; // a log entry to look back at
  isLesson: boolean;
}

export interface Setting {
  session: TableSession;
  state: State;
  table: Table;
  module: GameModule;
  edition: Edition;
  speech: Speech;
}

export default function TablePage({ id, at, isLesson }: Props) {
  const { say, explain } = useLanguage();
  const { known, person } = useMe();
  const [settings] = useSettings();
  const [session, setSession] = useState<TableSession | null>(null);
  const [missing, setMissing] = useState<Error | null>(null);

  useEffect(() => {
    if (!known) return;
    let made: TableSession | null = null;
    get<Table>(`/api/tables/${encodeURIComponent(id)}`)
      .then(() => setSession((made = new TableSession(id))))
      .catch((error: Error) => setMissing(error));
    return () => made?.close();
  }, [id, known, person?.id]);

  useEffect(() => {
    session?.setPace(settings.pace);
  }, [session, settings.pace]);

  if (missing) {
    // A wrong link may not even look like that of a table.
    const isUnknown = missing instanceof Refusal && ["not-found", "not-understood"].includes(missing.reason);
    return (
      <div className="page">
        <TopBar />
        <main className="paper narrow" tabIndex={-1}>
          <h1>{say(isUnknown ? "no-such-table" : "table-cannot-open")}</h1>
          <p>{missing instanceof Refusal ? explain(missing) : say("refused-unreachable")}</p>
          <a className="button primary" href={linkTo()}>
            {say("back-home")}
          </a>
        </main>
      </div>
    );
  }
  return session ? <Ready session={session} at={at} isLesson={isLesson} /> : <Waiting />;
}

function Ready({ session, at, isLesson }: { session: TableSession; at: number | null; isLesson: boolean }) {
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  const table = state.table;
  const { say } = useLanguage();
  const speech = useSpeech(table?.game, table?.id);
  const [module, setModule] = useState<GameModule | null>(null);
  const [edition, setEdition] = useState<Edition | null>(null);
  const game = table?.game;
  const id = table?.id;

  useEffect(() => {
    if (!game || !id) return;
    void moduleOf(game).then((found) => setModule(found));
    void get<Edition>(`/api/tables/${id}/edition`).then(setEdition);
  }, [game, id]);

  // Keep the same speech until a name changes: boards are drawn again when it does.
  const called = JSON.stringify(table ? seatNames(table, say) : {});
  const spoken = useMemo(() => speech?.for(JSON.parse(called) as Record<string, string>), [speech, called]);

  if (!table || !module || !edition || !spoken) return <Waiting />;
  const setting: Setting = { session, state, table, module, edition, speech: spoken };
  const isUndealt = table.state === "closed" && !Object.keys(state.views).length;
  if (table.state === "open" || isUndealt) return <Lobby {...setting} />;
  return <Play {...setting} at={at} isLesson={isLesson} />;
}
