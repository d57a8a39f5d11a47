/** The lab: plays thousands of matches of simple bots on this device, and shows what they have in common.
 *
 * The modules are those beside the pages, or a file that `ludoteca wasm` has written for another edition.
 */

import { useEffect, useRef, useState } from "react";
import type { Description } from "../engine/description";
import type { Policy } from "../engine/matches";
import { moduleAddresses } from "../engine/modules";
import type { ModuleFile } from "../engine/requests";
import { SearchWorkers } from "../engine/searchWorkers";
import { useTitle } from "../people/myTurns";
import { useGameTexts, useLanguage } from "../texts/language";
import { FileField } from "../ui/FileField";
import { TopBar } from "../ui/TopBar";
import { Problem } from "../ui/attempt";
import { Figures } from "./Figures";
import { Run } from "./run";
import { useLabTexts } from "./texts";
import "./lab.css";

interface Edition {
  module: ModuleFile;
  about: Description;
}

const GAMES = [1_000, 10_000, 100_000];
const BOTS: Policy[] = ["greedy", "random"];
const MOST_SEED = 2n ** 63n - 1n;

let opened = 0; // modules

/** Let a Worker read what a module says about itself. Rejects if it is not a module of Ludoteca. */
async function openEdition(content: ArrayBuffer): Promise<Edition> {
  const workers = new SearchWorkers(1);
  try {
    const module = { id: ++opened, content };
    return { module, about: await workers.describe(module) };
  } finally {
    workers.close();
  }
}

async function fetchEditions(): Promise<Edition[]> {
  const fetched = (await moduleAddresses()).map(async (address) => (await fetch(address)).arrayBuffer());
  return Promise.all(fetched.map(async (content) => openEdition(await content)));
}

export default function LabPage() {
  const { say } = useLanguage();
  const [editions, setEditions] = useState<Edition[] | null>(null); // null while they are being fetched
  const [chosen, setChosen] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null); // why they could not be fetched
  const [problem, setProblem] = useState("");
  useTitle(say("lab-title"));
  useEffect(() => {
    fetchEditions().then(setEditions, setFailure);
  }, []);

  const add = (edition: Edition) => {
    setEditions([...(editions ?? []), edition]);
    setChosen(editions?.length ?? 0);
    setProblem("");
  };
  const open = (file: File): void => {
    const refuse = () => setProblem(say("lab-not-a-module", { file: file.name }));
    file.arrayBuffer().then(openEdition).then(add, refuse);
  };

  const edition = editions?.[chosen];
  return (
    <div className="page">
      <TopBar />
      <main className="lab" tabIndex={-1}>
        <section className="paper stack">
          <div>
            <h1>{say("lab-title")}</h1>
            <p>{say("lab-intro")}</p>
          </div>
          {editions === null && !failure && <p className="muted">{say("waiting")}</p>}
          <Problem error={failure} />
          {editions?.length === 0 && <p>{say("lab-no-modules")}</p>}
          {!!editions?.length && (
            <label className="field">
              <span>{say("lab-edition")}</span>
              <select value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
                {editions.map((edition, index) => (
                  <EditionOption key={index} index={index} about={edition.about} />
                ))}
              </select>
            </label>
          )}
          <details>
            <summary>{say("lab-other-edition")}</summary>
            <p>{say("lab-module-how")}</p>
            <pre className="lab-command">ludoteca wasm --edition my-edition.toml</pre>
            <FileField label={say("lab-module")} accept=".wasm,application/wasm" onChoose={open} />
          </details>
          {problem && <p role="alert">{problem}</p>}
        </section>
        {edition && <Bench key={chosen} edition={edition} />}
      </main>
    </div>
  );
}

function EditionOption({ index, about }: { index: number; about: Description }) {
  const { say } = useLanguage();
  const title = useGameTexts(about.game)("game-title");
  return (
    <option value={index}>
      {about.is_own ? title : say("lab-edition-of", { game: title, edition: about.edition_name })}
    </option>
  );
}

interface Progress {
  done: number;
  perSecond: number;
}

/** The settings of a run, its progress and its figures, for one edition. */
function Bench({ edition }: { edition: Edition }) {
  const { about } = edition;
  const { say, language } = useLanguage();
  const texts = useLabTexts(about);
  const [seats, setSeats] = useState(2);
  const [bots, setBots] = useState<Policy[]>(Array<Policy>(4).fill("greedy"));
  const [games, setGames] = useState(GAMES[0]!);
  const [seed, setSeed] = useState("1");
  const [run, setRun] = useState<Run | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<Progress>({ done: 0, perSecond: 0 });
  const [problem, setProblem] = useState("");
  const current = useRef<Run | null>(null);
  useEffect(() => () => current.current?.stop(), []);

  const isSeed = /^\d{1,19}$/.test(seed) && BigInt(seed) <= MOST_SEED;
  const begin = () => {
    const next = new Run({ ...edition, bots: bots.slice(0, seats), games, seed: BigInt(seed) });
    const start = performance.now();
    const show = () =>
      setProgress({ done: next.study.matches, perSecond: (1000 * next.study.matches) / (performance.now() - start) });
    current.current?.stop();
    current.current = next;
    setProblem("");
    setRun(next);
    setRunning(true);
    show();
    next
      .start(show)
      .catch(() => {
        if (current.current === next && next.study.matches === 0) setProblem(say("lab-failed"));
      })
      .finally(() => {
        if (current.current === next) setRunning(false);
      });
  };
  const stop = () => {
    current.current?.stop();
    setRunning(false);
  };

  const number = (value: number) => Math.round(value).toLocaleString(language);
  return (
    <>
      <form
        className="paper stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSeed) begin();
        }}
      >
        <div className="lab-settings">
          <label className="field">
            <span>{say("lab-seats")}</span>
            <select value={seats} onChange={(event) => setSeats(Number(event.target.value))}>
              {Object.keys(about.starts).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          {bots.slice(0, seats).map((bot, seat) => (
            <label className="field" key={seat}>
              <span>{say("lab-bot", { number: seat + 1 })}</span>
              <select
                value={bot}
                onChange={(event) =>
                  setBots(bots.map((bot, index) => (index === seat ? (event.target.value as Policy) : bot)))
                }
              >
                {BOTS.map((bot) => (
                  <option key={bot} value={bot}>
                    {say(`lab-bot-${bot}`)}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label className="field">
            <span>{say("lab-games")}</span>
            <select value={games} onChange={(event) => setGames(Number(event.target.value))}>
              {GAMES.map((game) => (
                <option key={game} value={game}>
                  {number(game)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{say("lab-seed")}</span>
            <input
              inputMode="numeric"
              value={seed}
              aria-invalid={!isSeed}
              onChange={(event) => setSeed(event.target.value.trim())}
            />
          </label>
        </div>
        {!isSeed && <p role="alert">{say("lab-seed-wrong")}</p>}
        <div className="row">
          <button className="button primary" disabled={isRunning || !isSeed}>
            {say("lab-start")}
          </button>
          <button type="button" className="button" disabled={!isRunning} onClick={stop}>
            {say("lab-stop")}
          </button>
        </div>
        {problem && <p role="alert">{problem}</p>}
        {run && (
          <div>
            <progress value={progress.done} max={run.games} aria-label={say("lab-progress")} />
            <p role="status" className="muted">
              {say(isRunning ? "lab-playing" : "lab-played", {
                done: number(progress.done),
                all: number(run.games),
                speed: number(progress.perSecond),
              })}
            </p>
          </div>
        )}
      </form>
      {run && texts && progress.done > 0 && (
        <>
          <p className="paper lab-warning">{texts.say("report-reconstructed")}</p>
          <Figures study={run.study} about={about} texts={texts} />
          <section className="paper">
            <h2>{texts.say("head-again")}</h2>
            <p>{texts.say("note-again")}</p>
            <pre className="lab-command">{commandOf(run)}</pre>
          </section>
        </>
      )}
    </>
  );
}

/** The command that plays the same games. */
function commandOf({ plan, games }: Run): string {
  const edition = plan.about.is_own ? "" : " --edition my-edition.toml";
  const bots = plan.bots.join(",");
  return `ludoteca simulate ${plan.about.game} --bots ${bots} --games ${games} --seed ${plan.seed}${edition}`;
}
