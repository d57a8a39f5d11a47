/** At the beginning of a turn a component can be used at once: first its action is chosen, then its move. */

import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from "react";
import type { View } from "../api/client";
import { useBoard, type BoardState } from "./context";

/** What a tap is meant to do after the action. */
interface Intent {
  action: string; // a move
  moves: string[]; // what follows the action; the player chooses, if there are several
  anchor: Element;
}

/** The board at the tap, and now. */
type BoardAt = Pick<BoardState, "view" | "seat" | "refused">;

const IntentContext = createContext<(intent: Intent) => void>(() => undefined);

/**
 * Whether an intent still waits for the answer to its action, is due in the first view after it, or is dropped because
 * something else has happened: nothing is played in another turn, or after another move, without a tap.
 */
export function fateOf(
  { action, moves }: Pick<Intent, "action" | "moves">,
  then: BoardAt,
  now: BoardAt & Pick<BoardState, "moves" | "made">,
): "waiting" | "due" | "dropped" {
  const isRefused = now.refused !== null && now.refused !== then.refused;
  if (isRefused || now.seat !== then.seat) return "dropped";
  if (now.view === then.view) return "waiting";
  return now.made === action && moves.every((move) => now.moves.includes(move)) ? "due" : "dropped";
}

/** Plays what was intended, or asks which of several moves, as soon as the action is chosen. */
export function IntentProvider({ children }: { children: ReactNode }) {
  const { view, seat, refused, moves, made, act, openMenu } = useBoard();
  const [intent, setIntent] = useState<(Intent & { at: BoardAt }) | null>(null);
  const fate = intent && fateOf(intent, intent.at, { view, seat, refused, moves, made });
  useEffect(() => {
    if (!intent || fate === "waiting") return;
    const only = intent.moves.length === 1 ? intent.moves[0] : undefined;
    if (fate === "due" && only) act(only, true);
    else if (fate === "due") openMenu(intent.moves, intent.anchor, intent.anchor.getAttribute("aria-label") ?? "");
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it is carried out or dropped
    setIntent(null);
  }, [fate, intent, act, openMenu]);
  const intend = useCallback(
    (one: Intent) => setIntent({ ...one, at: { view, seat, refused } }),
    [view, seat, refused],
  );
  return <IntentContext value={intend}>{children}</IntentContext>;
}

/** A view of a game in which an action is chosen before its moves. */
export interface ActionView extends View {
  then?: Record<string, string[]>; // by action: the moves that it makes legal
}

interface Intended {
  moves: string[]; // what a tap offers now: its own moves, or the action
  then: string[]; // what follows the action
  onPlay?(anchor: Element): void;
}

/**
 * Props of a component that can be used now, or after an action; `own` finds its moves. What follows an action stands
 * in the view under `then`.
 */
export function useIntent(action: string, own: (moves: string[]) => string[]): Intended {
  const { view, moves } = useBoard<ActionView>();
  const intend = useContext(IntentContext);
  const now = own(moves);
  const then = now.length || !moves.includes(action) ? [] : own(view.then?.[action] ?? []);
  if (!then.length) return { moves: now, then };
  return { moves: [action], then, onPlay: (anchor) => intend({ action, moves: then, anchor }) };
}
