/** At the beginning of a turn a thing can be used at once: the action that it needs is chosen first, then its move. */

import { createContext, useContext, useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { useBoard } from "./context";

interface Wish {
  moves: string[]; // what follows the action
  anchor: Element;
}

const WishContext = createContext<(wish: Wish) => void>(() => undefined);

/** Plays what was wished for, or asks which of several moves, as soon as the action is chosen. */
export function IntentProvider({ children }: { children: ReactNode }) {
  const { view, moves, act, openMenu } = useBoard();
  const [wish, setWish] = useState<(Wish & { in: typeof view }) | null>(null);
  const isDue = wish !== null && moves.length > 0 && wish.moves.every((move) => moves.includes(move));
  useEffect(() => {
    if (!isDue) return;
    const only = wish.moves.length === 1 ? wish.moves[0] : undefined;
    if (only) act(only, true);
    else openMenu(wish.moves, wish.anchor, wish.anchor.getAttribute("aria-label") ?? "");
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it has come true
    setWish(null);
  }, [isDue, wish, act, openMenu]);
  const want = useMemo(() => (one: Wish) => setWish({ ...one, in: view }), [view]);
  return <WishContext value={want}>{children}</WishContext>;
}

/** Props of a thing with moves that an action makes legal; `moves` is the action itself. */
export function useIntent(action: string, then: string[]) {
  const { moves } = useBoard();
  const want = useContext(WishContext);
  if (!then.length || !moves.includes(action)) return { moves: [], handlers: {} };
  return {
    moves: [action],
    handlers: {
      onClickCapture: ({ currentTarget }: { currentTarget: Element }) => want({ moves: then, anchor: currentTarget }),
      onKeyDownCapture: ({ key, currentTarget }: KeyboardEvent<Element>) => {
        if (key === "Enter" || key === " ") want({ moves: then, anchor: currentTarget });
      },
    },
  };
}
