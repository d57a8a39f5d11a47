/** The home page: the games, my tables, open tables, joining by code. */

import { useEffect, useState } from "react";
import { get, post, type GameInfo, type Language, type Level, type Schemas, type Table } from "../api/client";
import { isOffline } from "../offline/mode";
import { beginTable, getEarly } from "../api/early";
import { moduleOf } from "../games/modules";
import { keepReading } from "../api/keepReading";
import { keepTrying } from "../api/keepTrying";
import { useMe } from "../people/me";
import { go, linkTo } from "../navigation/route";
import { gameText } from "../texts/files";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { Problem, useAttempt } from "../ui/attempt";
import { useTitle, useMyTurns } from "../people/myTurns";
import { hasPlayed } from "../device/playedGames";
import { Install } from "./Install";
import { Box } from "./Box";
import { HiddenNote, HideButton } from "./Hide";
import { Join } from "./Join";
import { Records } from "./Records";
import { SetUp } from "./SetUp";
import { sortTables, TableList } from "./TableList";
import { useHiddenTables } from "./hiddenTables";
import { commonLevels } from "./levels";
import { firstOf, YourTurn } from "./YourTurn";

const FONT_WAIT_MS = 250;
const PREFETCH_AFTER_MS = 1000; // first what is in sight

export function Home() {
  const { say, language } = useLanguage();
  const { person, known, ensure } = useMe();
  const isNew = known && person === null; // has never played here
  const { attempt, busy, problem } = useAttempt();
  const [games, setGames] = useState<GameInfo[]>([]);
  const [failure, setFailure] = useState<Error | null>(null); // why there are no games
  const isCutOff = failure !== null;
  const isEmpty = games.length === 0 && !isCutOff; // what stands below the shelf waits for it, and so never moves
  const [settingUp, setSettingUp] = useState<GameInfo | null>(null);
  const [level, setLevel] = useState<Level>("medium");
  const [starting, setStarting] = useState<{ game: string; button: "play" | "learn" } | null>(null);
  const open = useTables("/api/tables?state=open", !isOffline);
  const unfinished = useTables("/api/tables/mine", person !== null);
  const hidden = useHiddenTables();
  const seen = (tables: Table[]) => tables.filter((table) => !hidden.isHidden(table));
  const waiting = firstOf(seen(useMyTurns().all));
  const mine = seen(unfinished).filter((table) => waiting.every((other) => other.id !== table.id));

  useEffect(() => {
    const onFound = (list: GameInfo[]) => {
      setGames(list);
      setFailure(null);
    };
    return keepTrying(() => gamesWithTexts(language), onFound, setFailure);
  }, [language]);
  useTitle("Ludoteca");

  const playNow = (game: GameInfo, isLesson: boolean) => {
    setStarting({ game: game.name, button: isLesson ? "learn" : "play" });
    fetchBoard(game.name);
    attempt(async () => {
      await ensure();
      const seats: Schemas["NewSeat"][] = [{ kind: "here" }, { kind: "bot", level: isLesson ? "gentle" : level }];
      const table = await post("/api/tables", { game: game.name, seats });
      beginTable(table.id, language);
      go("table", table.id, ...(isLesson ? ["learn"] : []));
    });
  };
  useEffect(() => {
    const timer = window.setTimeout(fetchTablePage, PREFETCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);

  return (
    <div className="page">
      <TopBar />
      <main className="home" tabIndex={-1}>
        {waiting.length > 0 && <YourTurn tables={waiting} hidden={hidden} />}
        <HiddenNote hidden={hidden} />
        <div className="home-head">
          <div>
            <h1>{say("home-title")}</h1>
            {isNew && <p>{say("home-line")}</p>}
          </div>
          <label className="level-choice">
            {say("home-level")}{" "}
            <select value={level} onChange={(event) => setLevel(event.target.value as Level)}>
              {commonLevels(games).map((choice) => (
                <option key={choice} value={choice}>
                  {say(`level-${choice}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        {problem}
        <Problem error={failure} />
        {isCutOff && <Install />}
        <div className="shelf">
          {games.map((game) => (
            <Box
              key={game.name}
              game={game}
              isNew={!hasPlayed(game.name)}
              starting={busy && starting?.game === game.name ? starting.button : null}
              isBusy={busy}
              onPlay={() => playNow(game, false)}
              onLearn={() => playNow(game, true)}
              onSetUp={() => setSettingUp(game)}
              onPoint={() => fetchBoard(game.name)}
            />
          ))}
        </div>
        <div className="home-lists" hidden={isEmpty}>
          {mine.length > 0 && (
            <TableList
              title={say("home-mine")}
              tables={sortTables(mine, person?.id)}
              action={(table) => <HideButton table={table} hidden={hidden} />}
            />
          )}
          {!isOffline && !isCutOff && (
            <TableList title={say("home-open")} tables={open} empty={say("home-open-none")} />
          )}
          {!isOffline && <Join />}
          <Records />
          {!isCutOff && <Install />}
        </div>
        <p className="home-more" hidden={isEmpty}>
          {person && (
            <a className="button" href={linkTo("me")}>
              {say("home-all-mine")}
            </a>
          )}
          <a className="button" href={linkTo("lab")}>
            {say("home-lab")}
          </a>
        </p>
      </main>
      {settingUp && <SetUp game={settingUp} onClose={() => setSettingUp(null)} />}
    </div>
  );
}

/** The games, once their texts are here too and perhaps the font: what came later would move the boxes' buttons. */
async function gamesWithTexts(language: Language): Promise<GameInfo[]> {
  const games = await getEarly("/api/games");
  await Promise.allSettled(games.map((game) => gameText(game.name, language)));
  await Promise.race([document.fonts.ready, new Promise((resolve) => window.setTimeout(resolve, FONT_WAIT_MS))]);
  return games;
}

function fetchTablePage(): void {
  void import("../table/TablePage").catch(() => undefined);
}

/** Begin to fetch the page of a table and the board of a game: somebody is about to play it. */
function fetchBoard(game: string): void {
  fetchTablePage();
  void moduleOf(game).catch(() => undefined);
}

/** A list of tables that is read again from time to time. */
function useTables(path: "/api/tables?state=open" | "/api/tables/mine", wanted: boolean): Table[] {
  const [tables, setTables] = useState<Table[]>([]);
  useEffect(() => (wanted ? keepReading(() => get(path), setTables) : undefined), [path, wanted]);
  return tables;
}
