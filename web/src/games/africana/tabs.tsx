/** The parts of the board that slide over the map in a small window, each with its sign. */

import type { ReactNode } from "react";
import { PartTabs, useBoard } from "../../board";
import type { AfricanaView } from "./view";

const SIGNS: Record<string, ReactNode> = {
  expeditions: <path d="M4,19Q8,12 12,13T20,5M4,19l5,-1M4,19l0,-5M20,5m-2.5,0a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0" />,
  books: <path d="M12,6Q8,3.5 3,5V19Q8,17.5 12,20Q16,17.5 21,19V5Q16,3.5 12,6ZM12,6V20" />,
  mine: <path d="M5,9H19L17.5,20H6.5ZM8.5,9Q8.5,4 12,4T15.5,9M9.5,13.5H14.5" />,
  opponents: (
    <path d="M8,11a3,3 0 1 0 0,-6a3,3 0 1 0 0,6zM2.5,19Q3,13.5 8,13.5T13.5,19M16.5,11.5a2.5,2.5 0 1 0 0,-5M16,14Q21,14 21.5,19" />
  ),
};

export function Tabs({ open, onOpen }: { open: string | null; onOpen(name: string | null): void }) {
  const { view, moves, seat } = useBoard<AfricanaView>();
  const offered = new Set(moves.map((move) => partOf(view, move)));
  const parts = Object.entries(SIGNS).map(([name, sign]) => ({ name, sign, offers: offered.has(name) }));
  return <PartTabs parts={parts.filter(({ name }) => seat !== null || name !== "mine")} open={open} onOpen={onOpen} />;
}

/** The part that shows what a move uses: expeditions in the slots, pages in the books, adventures of one's own. */
function partOf(view: AfricanaView, move: string): string | null {
  const [verb, word] = move.split(" ");
  if (verb === "flip" || verb === "take") return "books";
  if (verb !== "join" && verb !== "complete" && verb !== "drop") return null;
  return view.slots.some((slot) => slot?.expedition === word) ? "expeditions" : "mine";
}

/** The part that the question is about. */
export function askedPart(view: AfricanaView, seat: string | null): string | null {
  const choice = view.turn === seat ? view.pending?.choice : undefined;
  return choice === "buy" ? "books" : choice === "drop" ? "mine" : null;
}
