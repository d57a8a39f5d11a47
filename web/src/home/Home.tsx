/** The home page: the games, my tables, open tables, joining by code. */

import { useEffect, useState } from "react";
import { get, post, type GameInfo, type Level, type Table } from "../api/client";
import { useMe } from "../me";
import { go } from "../route";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { useAttempt } from "../ui/attempt";
import { Box } from "./Box";
import { Join } from "./Join";
import { Records } from "./Records";
import { SetUp } from "./SetUp";
import { TableList } from "./TableList";

const REFRESH = 10_000; // milliseconds

export function Home() {
  const { say } = useLanguage();
  const { person, ensure } = useMe();
  const { attempt, busy, problem } = useAttempt();
  const loading = useAttempt();
  const [games, setGames] = useState<GameInfo[]>([]);
  const [settingUp, setSettingUp] = useState<GameInfo | null>(null);
  const [level, setLevel] = useState<Level>("medium");
  const [starting, setStarting] = useState<{ game: string; button: "play" | "learn" } | null>(null);
  const open = useTables("/api/tables?state=open", true);
  const mine = useTables("/api/tables/mine", person !== null);
  const finished = useTables("/api/tables/mine?state=over", person !== null);

  const loadGames = loading.attempt;
  useEffect(() => void loadGames(async () => setGames(await get<GameInfo[]>("/api/games"))), [loadGames]);
  useEffect(() => void (document.title = "Ludoteca"), []);

  const playNow = (game: GameInfo, isLesson: boolean) => {
    setStarting({ game: game.name, button: isLesson ? "learn" : "play" });
    return attempt(async () => {
      await ensure();
      const seats = [{ kind: "here" }, { kind: "bot", level: isLesson ? "easy" : level }];
      const table = await post<Table>("/api/tables", { game: game.name, seats });
      go("table", table.id, ...(isLesson ? ["learn"] : []));
    });
  };

  return (
    <div className="page">
      <TopBar />
      <main className="home" tabIndex={-1}>
        <h1>{say("home-title")}</h1>
        <label className="level-choice">
          {say("home-level")}{" "}
          <select value={level} onChange={(event) => setLevel(event.target.value as Level)}>
            {(["easy", "medium", "hard", "best"] as const).map((one) => (
              <option key={one} value={one}>
                {say(`level-${one}`)}
              </option>
            ))}
          </select>
        </label>
        {problem}
        {loading.problem}
        <div className="shelf">
          {games.map((game) => (
            <Box
              key={game.name}
              game={game}
              starting={busy && starting?.game === game.name ? starting.button : null}
              isBusy={busy}
              onPlay={() => playNow(game, false)}
              onLearn={() => playNow(game, true)}
              onSetUp={() => setSettingUp(game)}
            />
          ))}
        </div>
        <div className="home-lists">
          {mine.length > 0 && <TableList title={say("home-mine")} tables={mine} />}
          <TableList title={say("home-open")} tables={open} empty={say("home-open-none")} />
          <Join />
          <Records />
          {finished.length > 0 && <TableList title={say("home-finished")} tables={finished} />}
        </div>
      </main>
      {settingUp && <SetUp game={settingUp} onClose={() => setSettingUp(null)} />}
    </div>
  );
}

/** A list of tables that is fetched again every few seconds. */
function useTables(path: string, wanted: boolean): Table[] {
  const [tables, setTables] = useState<Table[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const load = () =>
      get<Table[]>(path)
        .then((found) => current && setTables(found))
        .catch(() => undefined);
    void load();
    const timer = window.setInterval(load, REFRESH);
    return () => {
      current = false;
      window.clearInterval(timer);
    };
  }, [path, wanted]);
  return tables;
}
