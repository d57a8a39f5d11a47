/** AFRICANA in the browser. */

import type { View } from "../../api/client";
import type { GameModule } from "../module";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { explained } from "./help";
import { LESSONS } from "./lessons";
import { seatOf, type AfricanaView } from "./view";

const PILES: Record<number, number> = { 2: 19, 3: 22, 4: 25 }; // expeditions in the pile at the start

function progress(view: View): number {
  const { pile, seats, final, outcome } = view as AfricanaView;
  if (outcome) return 1;
  if (final) return 0.97;
  return Math.max(0, Math.min(0.95, 1 - pile.count / (PILES[seats] ?? 25)));
}

/** The final score; before it, silver and what is completed, which everybody can count. */
function score(view: View, place: number): string {
  const { players, outcome } = view as AfricanaView;
  const total = outcome?.scores[seatOf(place)];
  if (total !== undefined) return String(total);
  const player = players[place];
  return player ? `${player.silver} ◉ · ${player.done.length} ✓` : "";
}

const africana: GameModule = {
  Board,
  Cover,
  minutes: "45–60",
  plain: ["draw", "buy", "move", "end"],
  explained,
  progress,
  score,
  lessons: LESSONS,
};

export default africana;
