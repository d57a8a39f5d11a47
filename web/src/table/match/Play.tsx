/** A match in play: the board, and around it the players, the prompt, buttons, log, chat, scores. */

import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import type { View } from "../../api/client";
import { isOffline } from "../../offline/mode";
import "../../board/board.css";
import { CardViewer } from "../../board/CardViewer";
import { BoardProvider } from "../../board/context";
import { Flights } from "../../board/Flights";
import { identitiesOf, seatColours } from "../../board/identities";
import { Shortcuts } from "../../board/Shortcuts";
import { useSettings } from "../../device/settings";
import { useLanguage } from "../../texts/language";
import { Icon } from "../../ui/Icon";
import { TopBar } from "../../ui/TopBar";
import { ActionBar } from "./ActionBar";
import { sortAdvice } from "./advice";
import { Prompt } from "./Prompt";
import { ReminderOffer } from "../management/ReminderOffer";
import { Away, useAway } from "../log/Away";
import { Foot } from "./Foot";
import { useRest } from "../scores/counting";
import { moveMade } from "../session/entries";
import { useEndTurnQuestion } from "./EndTurnQuestion";
import { lastMoves, marksOf } from "../log/lastMoves";
import { ClosingLesson, Lessons } from "../lessons/Lessons";
import { LiveRegion } from "../log/LiveRegion";
import { PanelButton, usePanel } from "../panel/panel";
import { Players } from "./Players";
import { Replay, replayedEntry, useReplay } from "../log/Replay";
import { ScorePad } from "../scores/ScorePad";
import { SidePanel } from "../panel/SidePanel";
import type { StandIn } from "../management/standIn";
import { useTable } from "../session/context";
import { mustConfirm } from "../session/taps";

const RulesDrawer = lazy(() => import("../../help/RulesDrawer"));

const NOTHING: { moves: string[]; in: View | null } = { moves: [], in: null };

interface Props {
  at: number | null; // the log entry to replay first
  isLesson: boolean;
  seat: string | null; // whose view is shown; null for a spectator
  standIn: StandIn;
}

export function Play({ at, isLesson, seat, standIn }: Props) {
  const { session, state, table, module, edition, speech } = useTable();
  const { say } = useLanguage();
  const [settings] = useSettings();
  const replay = useReplay(table, seat, at);
  const [pointed, setPointed] = useState<{ moves: string[]; in: View | null }>(NOTHING); // under the pointer
  const [tapped, setTapped] = useState<{ move: string; number: number } | null>(null); // a move that waits for a second tap
  const [help, setHelp] = useState<{ kind: string; word: string; offered: string[] } | null>(null);
  const [isPadOpen, setPadOpen] = useState(true);
  const [isRulesOpen, setRulesOpen] = useState(false);
  const panel = usePanel();
  const away = useAway(seat);
  const [isCovered, setCovered] = useState(false); // by a hint or the list of moves

  const view = replay.view ?? state.views[seat ?? "watching"];
  const isMine = seat !== null && table.turn === seat && state.queued === 0 && replay.at === null;
  const moves = useMemo(() => (isMine && view ? view.moves : []), [isMine, view]);
  const ownSeat = table.seats.find((one) => one.seat === seat);

  const number = state.lastChange;
  const chosen = tapped?.number === number ? tapped.move : null;
  const play = useCallback(
    (move: string, isContinued = false) => {
      if (!seat || !moves.includes(move)) return;
      if (mustConfirm(settings.confirm, move, chosen, isContinued)) return setTapped({ move, number });
      setPointed(NOTHING);
      session.play(seat, move, isContinued);
    },
    [seat, moves, settings.confirm, chosen, number, session],
  );
  const ends = view?.ends;
  const given = state.hint?.seat === seat ? state.hint : null;
  const hint = useMemo(() => {
    if (!given) return null;
    const advice = sortAdvice(given.advice, ends);
    return { ...given, advice, reason: advice[0]?.move === given.advice[0]?.move ? given.reason : null };
  }, [given, ends]);
  const hinted = hint?.advice[0]?.move ?? null;

  const [act, question] = useEndTurnQuestion(view, hinted, play);
  const preview = useCallback((...shown: string[]) => setPointed({ moves: shown, in: view ?? null }), [view]);
  const explain = useCallback((kind: string, word: string, offered: string[]) => setHelp({ kind, word, offered }), []);

  const names = useMemo(
    () => Object.fromEntries(table.seats.map((seat) => [seat.seat, speech.seat(seat.seat)])),
    [table.seats, speech],
  );
  const last = useMemo(() => lastMoves(state.entries, seat, speech), [state.entries, seat, speech]);
  const { at: replayedAt } = replay;
  const replayed = useMemo(
    () => (replayedAt === null ? null : replayedEntry(replayedAt, state.entries, seat, speech)),
    [replayedAt, state.entries, seat, speech],
  );
  const marks = useMemo(
    () => (replayed ? marksOf(replayed.moves, seat, speech) : last),
    [replayed, last, seat, speech],
  );
  const { Board } = module;
  const drawn = useMemo(() => <Board />, [Board]); // drawn again when its context changes, not with this page

  const isRested = useRest(table.state === "over" && state.queued === 0);
  if (!view) return null;
  const board = {
    ...{ view, seat, names, speech, edition, moves, act, preview, explain },
    made: moveMade(state.entries, seat),
    hinted,
    refused: state.refused,
  };
  const isCounting = isRested && isPadOpen && !replayed; // the score pad is open
  const previewed = chosen ? [chosen] : pointed.in === view ? pointed.moves.filter((move) => moves.includes(move)) : [];
  return (
    <BoardProvider
      {...board}
      game={table.game}
      module={module}
      isOver={table.state !== "playing"}
      last={marks}
      pointed={previewed}
    >
      <div
        className="page table-page"
        data-number={table.number}
        data-panel={panel.isOpen ? "open" : "closed"}
        style={seatColours(identitiesOf(module, view, edition), table.seats.length)}
      >
        <TopBar isIdle={!isMine}>
          <span className="table-title">{speech.text("game-title")}</span>
          <progress
            className="game-progress"
            value={view.progress ?? Number(view.outcome !== null)}
            max={1}
            aria-label={say("game-progress")}
          />
          <button
            className="icon-button rules-button"
            aria-expanded={isRulesOpen}
            aria-label={say("rules")}
            title={say("rules")}
            data-shortcut="r"
            onClick={() => setRulesOpen(!isRulesOpen)}
          >
            <Icon name="rules" />
          </button>
          <PanelButton entries={state.entries} isOpen={panel.isOpen} onClick={panel.toggle} />
        </TopBar>
        <Prompt
          seat={seat}
          view={view}
          isMine={isMine}
          preview={previewed}
          confirming={chosen}
          onConfirm={play}
          replayed={replayed}
          onMore={() => panel.show("log")}
        />
        <main className="table-main" tabIndex={-1}>
          <Flights game={table.game} view={view}>
            {drawn}
          </Flights>
        </main>
        <Foot>
          {!replayed && (
            <ActionBar
              ownSeat={ownSeat ?? null}
              hint={hint}
              follow={play}
              onOpen={panel.close}
              onCover={setCovered}
              onReplay={() => replay.look(1)}
              onScores={() => {
                replay.look(null);
                setPadOpen(true);
              }}
            />
          )}
        </Foot>
        <Replay replay={replay} entries={state.entries} speech={speech} />
        <div className="table-side">
          <Players view={view} seat={seat} due={standIn.due} />
          <SidePanel seat={seat} replay={replay} standIn={standIn} panel={panel} />
        </div>
        {question}
        <Away {...away} />
        {seat && !isOffline && <ReminderOffer seat={seat} />}
        <LiveRegion entries={state.entries} fresh={state.fresh} viewer={seat} speech={speech} />
        {isLesson && seat && (
          <Lessons view={view} seat={seat} canShow={isMine && !away.sentences.length && !isCovered} />
        )}
        {help && !isCounting && (
          <CardViewer kind={help.kind} word={help.word} moves={help.offered} onClose={() => setHelp(null)} />
        )}
        {isRulesOpen && (
          <Suspense>
            <RulesDrawer game={table.game} onClose={() => setRulesOpen(false)} />
          </Suspense>
        )}
        <Shortcuts />
        {isCounting && (
          <ScorePad
            view={view}
            seat={seat}
            onClose={() => setPadOpen(false)}
            onAnalyse={() => {
              setPadOpen(false);
              panel.show("score");
              if (!state.analysedMoves && !state.progress) session.coach.analyse();
            }}
          >
            {isLesson && seat && <ClosingLesson view={view} seat={seat} />}
          </ScorePad>
        )}
      </div>
    </BoardProvider>
  );
}
