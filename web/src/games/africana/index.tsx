/** AFRICANA in the browser. */

import type { ReactNode } from "react";
import type { View } from "../../api/client";
import type { Edition, GameModule } from "../module";
import { seatOf } from "../seats";
import { Coin } from "./art";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { forecast } from "./forecast";
import { help } from "./help";
import { LESSONS } from "./lessons";
import { pointsOf } from "./points";
import { reasons } from "./reasons";
import { figuresOf, numberOf, type AfricanaView } from "./view";

/** The match ends when the pile of expeditions has run out. */
function progress(view: View, edition: Edition): number {
  const { pile, seats, slots, final, outcome } = view as AfricanaView;
  if (outcome) return 1;
  if (final) return 0.97;
  const figures = figuresOf(edition);
  const removed = numberOf(figures, `removed-with-${seats}-seats`);
  const full = Object.keys(figures.expeditions).length - removed - slots.length;
  return Math.max(0, Math.min(0.95, 1 - pile.count / Math.max(1, full)));
}

/** The final score; before the end the points of completed cards and the silver, which are public. */
function score(view: View, place: number, edition: Edition): ReactNode {
  const { players, outcome } = view as AfricanaView;
  const total = outcome?.scores[seatOf(place)];
  const player = players[place];
  if (total !== undefined || !player) return total;
  return (
    <>
      {pointsOf(figuresOf(edition), player.done)} <Coin value={player.silver} size={24} />
    </>
  );
}

const africana: GameModule = {
  Board,
  Cover,
  minutes: "45–60",
  plain: ["draw", "buy", "move", "end"],
  help,
  forecast,
  reasons,
  progress,
  score,
  lessons: LESSONS,
};

export default africana;
