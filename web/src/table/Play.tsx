/** A match in play: the board, and around it the players, the prompt, buttons, log, chat, scores. */

import { useCallback, useEffect, useMemo, useState } from "react";
import { useSettings } from "../settings";
import { useLanguage } from "../texts/language";
import { TopBar } from "../ui/TopBar";
import { ActionBar } from "./ActionBar";
import { Prompt } from "./Prompt";
import { Curtain, usePerspective } from "./Curtain";
import { ComponentHelp } from "./ComponentHelp";
import { Foot } from "./Foot";
import { ClosingLesson, Lessons } from "./Lessons";
import { LiveRegion } from "./LiveRegion";
import { useNotices } from "./notices";
import { Players } from "./Players";
import { useRematch } from "./Rematch";
import { Replay, useReplay } from "./Replay";
import { ScorePad } from "./ScorePad";
import { SidePanel } from "./SidePanel";
import { useStandIn } from "./standIn";
import type { Setting } from "./TablePage";

export function Play(props: Setting & { at: number | null; isLesson: boolean }) {
  const { session, state, table, module, edition, speech, at, isLesson } = props;
  const { say } = useLanguage();
  const [settings] = useSettings();
  const { seat, curtain, lift } = usePerspective(table, state.views);
  const replay = useReplay(table, seat, at);
  const standIn = useStandIn(table, state.present);
  useRematch(table);
  const [pointed, setPointed] = useState<string[]>([]); // moves of the thing under the pointer
  const [tapped, setTapped] = useState<{ move: string; number: number } | null>(null); // a move that waits for a second tap
  const [help, setHelp] = useState<{ kind: string; word: string; offered: string[] } | null>(null);
  const [isPadOpen, setPadOpen] = useState(true);

  // Close what one player opened before the next one looks.
  const [curtainBefore, setCurtainBefore] = useState(curtain);
  if (curtain !== curtainBefore) {
    setCurtainBefore(curtain);
    setPointed([]);
    setTapped(null);
    setHelp(null);
  }
  useEffect(() => session.forget(), [session, curtain]);

  // While the curtain is down, only the public part of this view is drawn.
  const view = replay.view ?? state.views[seat ?? curtain ?? "watching"];
  const isMine = seat !== null && table.turn === seat && state.waiting === 0 && !replay.view;
  const moves = useMemo(() => (isMine && view ? view.moves : []), [isMine, view]);
  const stand = table.seats.find((one) => one.seat === seat);

  const isCalled = isMine || (curtain !== null && curtain === table.turn && state.waiting === 0);
  useNotices(isCalled, speech.text("game-title"));
  useEffect(() => void (document.title = `${isCalled ? "● " : ""}${speech.text("game-title")}`), [isCalled, speech]);

  const number = table.number;
  const chosen = tapped?.number === number ? tapped.move : null;
  const act = useCallback(
    (move: string) => {
      if (!seat || !moves.includes(move)) return;
      if (settings.confirm && chosen !== move) return setTapped({ move, number });
      setPointed([]);
      session.play(seat, move);
    },
    [seat, moves, settings.confirm, chosen, number, session],
  );
  const preview = useCallback((...shown: string[]) => setPointed(shown), []);
  const explain = useCallback((kind: string, word: string, offered: string[]) => setHelp({ kind, word, offered }), []);

  if (!view) return null;
  const hint = state.hint?.seat === seat ? state.hint : null;
  return (
    <div className="page table-page" data-number={number}>
      <TopBar>
        <span className="table-title">{speech.text("game-title")}</span>
        <progress
          className="game-progress"
          value={module.progress(view, edition)}
          max={1}
          aria-label={say("game-progress")}
        />
      </TopBar>
      <div className="table-head">
        <Players
          table={table}
          view={view}
          module={module}
          edition={edition}
          seat={seat}
          present={state.present}
          due={standIn.due}
        />
        <Prompt
          setting={props}
          seat={seat}
          view={view}
          isMine={isMine}
          preview={chosen ? [chosen] : pointed.filter((move) => moves.includes(move))}
          confirming={chosen}
          onConfirm={act}
          isPast={replay.view !== null}
        />
      </div>
      <main className="table-main" tabIndex={-1}>
        <div className="board" data-game={table.game}>
          {curtain ? (
            <Curtain name={speech.seat(curtain)} isTurn={curtain === table.turn} onLift={lift} />
          ) : (
            <module.Board
              view={view}
              seat={seat}
              names={Object.fromEntries(table.seats.map((one) => [one.seat, speech.seat(one.seat)]))}
              speech={speech}
              edition={edition}
              moves={moves}
              act={act}
              preview={preview}
              explain={explain}
              hinted={hint?.advice[0]?.move ?? null}
            />
          )}
        </div>
        <SidePanel setting={props} seat={seat} replay={replay} standIn={standIn} />
      </main>
      <Foot>
        <ActionBar
          setting={props}
          seat={seat}
          stand={stand ?? null}
          moves={moves}
          hint={hint}
          act={act}
          onPreview={preview}
          onScores={() => {
            replay.look(null);
            setPadOpen(true);
          }}
        />
        <Replay replay={replay} entries={state.entries} speech={speech} />
      </Foot>
      <LiveRegion fresh={state.fresh} eyes={seat} speech={speech} />
      {isLesson && seat && <Lessons setting={props} view={view} seat={seat} />}
      {help && (
        <ComponentHelp setting={props} {...help} seat={seat} moves={moves} act={act} onClose={() => setHelp(null)} />
      )}
      {table.state === "over" && isPadOpen && !replay.view && (
        <ScorePad setting={props} view={view} onClose={() => setPadOpen(false)}>
          {isLesson && seat && <ClosingLesson setting={props} view={view} seat={seat} />}
        </ScorePad>
      )}
    </div>
  );
}
