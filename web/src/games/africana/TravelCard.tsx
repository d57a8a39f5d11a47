/** Travel cards, jokers and guides, in hands and played. */

import type { Ref } from "react";
import { motion } from "motion/react";
import { Rose, Symbol, signOf } from "./art";
import type { Spots } from "./Chart";
import { useThing, usePlay } from "./play";
import { titleOf } from "./titles";
import { Guide } from "./treasures";
import type { AfricanaView, Figures } from "./view";
import { cardOf, colourOf, isGuide, neighboursOf, serves } from "./view";

/** The face of a card: 60 by 84. */
export function CardFace({ card, figures }: { card: string; figures: Figures }) {
  const colour = colourOf(figures, card);
  const sign = colour ? signOf(colour) : { fill: "#b98a4a", dark: "#6d4820" };
  return (
    <svg className="africana-card-face" viewBox="0 0 60 84" aria-hidden="true">
      <rect x=".8" y=".8" width="58.4" height="82.4" rx="6" className="africana-card-paper" />
      <rect
        x="4"
        y="4"
        width="52"
        height="76"
        rx="4"
        fill={sign.fill}
        fillOpacity=".13"
        stroke={sign.fill}
        strokeWidth="1.6"
      />
      {colour && !isGuide(card) && <TravelFace colour={colour} />}
      {colour && isGuide(card) && <GuideFace colour={colour} />}
      {!colour && (
        <g transform="translate(30 42) scale(1.15)">
          <Rose />
        </g>
      )}
    </svg>
  );
}

function TravelFace({ colour }: { colour: string }) {
  const { fill } = signOf(colour);
  return (
    <g>
      <path d="M4,62Q18,52 32,60T56,56V76Q56,80 52,80H8Q4,80 4,76Z" fill={fill} fillOpacity=".28" />
      <path d="M4,70Q20,62 36,69T56,66V76Q56,80 52,80H8Q4,80 4,76Z" fill={fill} fillOpacity=".45" />
      <path
        d="M12,78Q22,66 34,68T52,54"
        fill="none"
        stroke="#fff8e8"
        strokeWidth="2"
        strokeDasharray="4 3"
        strokeLinecap="round"
      />
      <g transform="translate(30 34) scale(1.75)">
        <Symbol colour={colour} />
      </g>
    </g>
  );
}

function GuideFace({ colour }: { colour: string }) {
  return (
    <g>
      <g transform="translate(5.5 24) scale(.765)">
        <Guide colour={colour} />
      </g>
      <g transform="translate(15 15) scale(.85)">
        <Symbol colour={colour} />
      </g>
    </g>
  );
}

export function CardBack({ count }: { count?: number }) {
  return (
    <svg className="africana-card-face" viewBox="0 0 60 84" aria-hidden="true">
      <rect x=".8" y=".8" width="58.4" height="82.4" rx="6" fill="#8a5a33" stroke="#553317" strokeWidth="1.2" />
      <rect x="5" y="5" width="50" height="74" rx="4" fill="none" stroke="#e9cf9a" strokeWidth="1.2" />
      <g transform="translate(30 42) scale(.92)" opacity={count === undefined ? 1 : 0.4}>
        <Rose />
      </g>
      {count !== undefined && (
        <text
          className="africana-figure"
          x="30"
          y="50"
          fontSize="23"
          fill="#fff3d6"
          stroke="#553317"
          strokeWidth="4"
          paintOrder="stroke"
        >
          {count}
        </text>
      )}
    </svg>
  );
}

interface Props {
  ref?: Ref<HTMLDivElement>; // needed to animate a card that leaves its row
  card: string;
  id: string; // the same in every place
  view: AfricanaView;
  figures: Figures;
  at: string; // the region of its owner
  isPlayable?: boolean;
  onSpot(spots: Spots): void;
}

/** A card that can be played; pointing at it highlights its regions. */
export function TravelCard({ ref, card, id, view, figures, at, isPlayable = false, onSpot }: Props) {
  const { board } = usePlay();
  const steps = board.moves.filter((move) => cardOf(move) === card);
  const discards = board.moves.filter((move) => move === `discard ${card}`);
  const moves = isPlayable ? [...steps, ...discards] : [];
  const reach =
    view.pending?.choice === "move" && steps.length
      ? steps.filter((move) => !/ for \d+$/.test(move)).map((move) => move.split(" ")[1]!)
      : neighboursOf(figures, at).filter((region) => serves(figures, card, region));
  const title = titleOf(board.speech, figures, card);
  const thing = useThing({
    moves,
    explained: ["card", card],
    label: title,
    onPoint: (isOn) => onSpot(isOn ? Object.fromEntries(reach.map((region) => [region, "reach" as const])) : {}),
  });
  return (
    <motion.div
      ref={ref}
      layout
      layoutId={id}
      layoutDependency={view}
      initial={{ opacity: 0, y: -36, rotate: -6 }}
      animate={{ opacity: 1, y: 0, rotate: 0 }}
      exit={{ opacity: 0, y: -30 }}
      transition={{ type: "spring", stiffness: 320, damping: 30 }}
      className="africana-card"
    >
      <div className="africana-card-body" title={title} {...thing}>
        <CardFace card={card} figures={figures} />
      </div>
    </motion.div>
  );
}
