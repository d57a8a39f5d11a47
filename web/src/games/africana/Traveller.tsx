/** An explorer on the map, animated along the route to a new region. */

import { useEffect, useState } from "react";
import { animate, motion, useMotionValue, useReducedMotion } from "motion/react";
import { seatIndex } from "../seats";
import { Explorer } from "./art";
import { usePlay, useThing } from "./play";
import { pointAt, wayBetween, type Surroundings } from "./route";
import type { AfricanaView, Figures, Player } from "./view";
import {} from "./view";

const PACE = 0.0022; // seconds per unit of the map

interface Props {
  view: AfricanaView;
  figures: Figures;
  seat: string;
  scale: number;
  surroundings: Record<string, Surroundings>;
}

export function Traveller({ view, figures, seat, scale, surroundings }: Props) {
  const { board } = usePlay();
  const player = view.players[seatIndex(seat)]!;
  const isOwn = board.moves.length > 0 && view.active === seat;
  const company = figures.companies[player.company];
  const place = board.speech.say("in-region", { region: player.at });
  const label = `${board.speech.seat(seat)}, ${company?.[board.speech.language] ?? player.company}, ${place}`;
  const thing = useThing({
    moves: isOwn && board.moves.includes("move") ? ["move"] : [],
    explained: ["company", player.company],
    label,
    isQuiet: true,
  });
  const { x, y } = useWalk(figures, player);
  const [left, top] = figures.regions[player.at]?.xy ?? [0, 0];
  const stand = surroundings[player.at]?.stand ?? [left, top];
  const { side, depth } = standing(view, seatIndex(seat));
  return (
    <motion.g style={{ x, y }} className="africana-traveller">
      <g
        transform={`translate(${stand[0] - left + side * scale} ${stand[1] - top + depth * scale}) scale(${scale})`}
        {...thing}
      >
        <title>{label}</title>
        <ellipse className="africana-traveller-glow" cx="0" cy="-24" rx="26" ry="36" />
        <Explorer colour={company?.colour ?? "white"} />
      </g>
    </motion.g>
  );
}

/** Explorers in one region stand side by side. */
function standing(view: AfricanaView, place: number): { side: number; depth: number } {
  const here = view.players.flatMap((other, index) => (other.at === view.players[place]!.at ? [index] : []));
  const rank = here.indexOf(place);
  return { side: (rank - (here.length - 1) / 2) * 27, depth: here.length > 1 ? (rank % 2) * 4 : 0 };
}

function useWalk(figures: Figures, player: Player) {
  const isStill = useReducedMotion();
  const [home] = useState(() => figures.regions[player.at]?.xy ?? [0, 0]);
  const x = useMotionValue(home[0]);
  const y = useMotionValue(home[1]);
  const [passed, setPassed] = useState({ from: player.at, to: player.at });
  if (passed.to !== player.at) setPassed({ from: passed.to, to: player.at });

  useEffect(() => {
    if (passed.from === passed.to) return;
    const way = wayBetween(figures, passed.from, passed.to);
    const length = way
      .slice(1)
      .reduce((sum, [a, b], index) => sum + Math.hypot(a - way[index]![0], b - way[index]![1]), 0);
    const walk = animate(0, 1, {
      duration: isStill ? 0 : Math.min(1.4, 0.35 + length * PACE),
      ease: "easeInOut",
      onUpdate: (share) => {
        const [to, down] = pointAt(way, share);
        x.set(to);
        y.set(down);
      },
    });
    return () => {
      walk.complete();
    };
  }, [figures, passed, isStill, x, y]);
  return { x, y };
}
