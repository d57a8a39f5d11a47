/** The moves that are marked on the board: the last ones, or those of the log entry that is replayed. */

import { useMemo } from "react";
import type { LastMove } from "../../board/context";
import { useTable } from "../session/context";
import { lastMoves, marksOf } from "./lastMoves";
import { replayedEntry, type ReplayedEntry } from "./Replay";

interface Marks {
  replayed: ReplayedEntry | null; // null while nothing is replayed
  marks: LastMove[];
}

export function useMarks(seat: string | null, replayedAt: number | null): Marks {
  const { state, speech } = useTable();
  const last = useMemo(() => lastMoves(state.entries, seat, speech), [state.entries, seat, speech]);
  const replayed = useMemo(
    () => (replayedAt === null ? null : replayedEntry(replayedAt, state.entries, seat, speech)),
    [replayedAt, state.entries, seat, speech],
  );
  const marks = useMemo(
    () => (replayed ? marksOf(replayed.moves, seat, speech) : last),
    [replayed, last, seat, speech],
  );
  return { replayed, marks };
}
