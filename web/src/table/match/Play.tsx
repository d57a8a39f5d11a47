/** A match in play: the board, and around it the players, the prompt, buttons, log, chat, scores. */

import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { isOffline } from "../../offline/mode";
import "../../board/board.css";
import { CardViewer } from "../../board/CardViewer";
import { BoardProvider } from "../../board/context";
import { Flights } from "../../board/Flights";
import { identitiesOf, seatColours } from "../../board/identities";
import { Shortcuts } from "../../board/Shortcuts";
import { ActionBar } from "./ActionBar";
import { Prompt } from "./Prompt";
import { ReminderOffer } from "../management/ReminderOffer";
import { Away, useAway } from "../log/Away";
import { Foot } from "./Foot";
import { useRest } from "../scores/counting";
import { moveMade } from "../session/entries";
import { ClosingLesson, Lessons } from "../lessons/Lessons";
import { LiveRegion } from "../log/LiveRegion";
import { useMarks } from "../log/marks";
import { useOwnMoves } from "./ownMoves";
import { usePanel } from "../panel/panel";
import { Players } from "./Players";
import { Replay, useReplay } from "../log/Replay";
import { ScorePad } from "../scores/ScorePad";
import { SidePanel } from "../panel/SidePanel";
import { TableBar } from "./TableBar";
import type { StandIn } from "../management/standIn";
import { useTable } from "../session/context";

const RulesDrawer = lazy(() => import("../../help/RulesDrawer"));

interface Props {
  at: number | null; // the log entry to replay first
  isLesson: boolean;
  seat: string | null; // whose view is shown; null for a spectator
  standIn: StandIn;
}

export function Play({ at, isLesson, seat, standIn }: Props) {
  const { session, state, table, module, edition, speech } = useTable();
  const replay = useReplay(table, seat, at);
  const [help, setHelp] = useState<{ kind: string; word: string; offered: string[] } | null>(null);
  const [isPadOpen, setPadOpen] = useState(true);
  const [isRulesOpen, setRulesOpen] = useState(false);
  const panel = usePanel();
  const away = useAway(seat);
  const [isCovered, setCovered] = useState(false); // by a hint or the list of moves

  const view = replay.view ?? state.views[seat ?? "watching"];
  const isMine = seat !== null && table.turn === seat && state.queued === 0 && replay.at === null;
  const ownSeat = table.seats.find((one) => one.seat === seat);

  const { moves, play, act, question, chosen, preview, previewed, hint, hinted } = useOwnMoves(seat, view, isMine);
  const explain = useCallback((kind: string, word: string, offered: string[]) => setHelp({ kind, word, offered }), []);

  const names = useMemo(
    () => Object.fromEntries(table.seats.map((seat) => [seat.seat, speech.seat(seat.seat)])),
    [table.seats, speech],
  );
  const { replayed, marks } = useMarks(seat, replay.at);
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
        <TableBar
          view={view}
          isMine={isMine}
          panel={panel}
          isRulesOpen={isRulesOpen}
          onRules={() => setRulesOpen(!isRulesOpen)}
        />
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
