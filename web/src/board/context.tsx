/** The context that everything on a board shares. The table page provides it around every board. */

import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import type { Schemas, View } from "../api/client";
import type { Speech, Values } from "../texts/speech";
import type { Edition, GameModule } from "./gameModule";
import { identitiesOf, type IdentityOf } from "./identities";
import { MoveMenu, type OpenMenu } from "./MoveMenu";
import { Peek, PeekContext, type Peeked } from "./Peek";
import { sentencesOf } from "./sentences";

/** What the table page knows about a board. */
interface BoardInput {
  view: View; // what this seat may see
  seat: string | null; // whose view it is; null for a spectator
  names: Record<string, string>; // of the players, by seat
  speech: Speech;
  edition: Edition;
  moves: string[]; // the legal moves; empty unless it is this seat's turn
  made: string | null; // the move of this seat that has led to this view; null if something else has
  act(move: string, isContinued?: boolean): void; // continued: by the page, after another move for the same tap
  preview(...moves: string[]): void; // the moves of the component under the pointer, or none
  explain(kind: string, word: string, moves: string[]): void; // open the help on a component that offers these moves
  hinted: string | null; // the best move of a hint
  refused: Schemas["Refused"] | null; // what the server has refused last, until something else is asked
}

/** What others have done since the player's last move. */
export interface LastMove {
  seat: string;
  named: string[]; // the words of the components that it named, such as cards
}

export interface BoardState<V extends View = View> extends Omit<BoardInput, "view"> {
  view: V;
  game: string;
  module: GameModule;
  isOver: boolean;
  last: LastMove[];
  say(name: string, values?: Values): string; // a text of the board (`module.texts`), else of the game
  whyNot(kind: string, word: string): string[];
  effectsOf(move: string, signed?: string[]): string;
  isUnpaid(move: string): boolean;
  identityOf: IdentityOf;
  openMenu(moves: string[], anchor: Element, label: string): void;
  closeMenu(): void;
}

const Context = createContext<BoardState | null>(null);
const Pointed = createContext<string[]>([]);
const MenuOpen = createContext(false);

/** The board; `useBoard<AlpacaView>()` for a game's own type of view. */
export function useBoard<V extends View = View>(): BoardState<V> {
  const board = useContext(Context);
  if (!board) throw new Error("useBoard needs a BoardProvider");
  return board as BoardState<V>;
}

/** The moves of what is under the pointer or has the focus. It changes often: use it only where it is shown. */
export function usePointed(): string[] {
  return useContext(Pointed);
}

/** Whether a menu of moves is open: it lies above everything else. */
export function useMenuOpen(): boolean {
  return useContext(MenuOpen);
}

interface ProviderProps extends BoardInput {
  game: string;
  module: GameModule;
  isOver: boolean;
  last: LastMove[];
  pointed: string[];
  children: ReactNode;
}

/** The same object as before while all its entries are the same. */
function useUnchanged<T extends object>(given: T): T {
  const [kept, setKept] = useState(given);
  const isSame = (Object.keys(given) as (keyof T)[]).every((key) => Object.is(kept[key], given[key]));
  if (!isSame) setKept(given);
  return isSame ? kept : given;
}

export function BoardProvider({ children, pointed, ...props }: ProviderProps) {
  const given = useUnchanged(props);
  const { view, moves } = given;
  const [menu, setMenu] = useState<(OpenMenu & { in: View }) | null>(null);
  const [peek, setPeek] = useState<(Peeked & { anchor: Element; in: View }) | null>(null);
  const showPeek = useCallback(
    (shown: (Peeked & { anchor: Element }) | null) => setPeek(shown && { ...shown, in: view }),
    [view],
  );
  const board = useMemo<BoardState>(
    () => ({
      ...given,
      ...sentencesOf(given),
      identityOf: identitiesOf(given.module, given.view, given.edition),
      openMenu: (offered, anchor, label) => setMenu({ moves: offered, anchor, label, in: given.view }),
      closeMenu: () => setMenu(null),
    }),
    [given],
  );
  const isOpen = menu !== null && menu.in === view && menu.moves.every((move) => moves.includes(move));
  return (
    <Context value={board}>
      <Pointed value={pointed}>
        <PeekContext value={showPeek}>
          <MenuOpen value={isOpen}>{children}</MenuOpen>
          {isOpen && <MoveMenu key={menu.moves.join()} {...menu} />}
          {peek?.in === view && !isOpen && <Peek key={`${peek.kind} ${peek.word}`} {...peek} />}
        </PeekContext>
      </Pointed>
    </Context>
  );
}
