/** The faces of cards, and the small map of the continent. */

import type { Point } from "../../../board";
import { colourOf, isGuide, type Figures } from "../view";
import { Rose, signOf, Symbol } from "./signs";
import { CONTINENT, SIZE } from "./land";
import { Guide } from "./treasures";

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

/** The back of a card; with a number, of a deck. */
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

/** A small map of the continent with a dot for each region. */
export function Locator({ figures, from, to }: { figures: Figures; from?: string; to: string }) {
  const place = (region: string): Point => figures.regions[region]?.xy ?? [0, 0];
  const [x, y] = place(to);
  const [a, b] = from ? place(from) : [x, y];
  return (
    <svg className="africana-locator" viewBox="-50 -60 1060 1110" aria-hidden="true">
      <g transform={`scale(${figures.map.width / SIZE})`}>
        <path d={CONTINENT} />
      </g>
      <path d={`M10,${figures.map.equator}H970`} className="africana-locator-equator" />
      {from && <path d={`M${a},${b}L${x},${y}`} className="africana-locator-way" />}
      {from && <circle cx={a} cy={b} r="52" className="africana-locator-start" />}
      <g transform={`translate(${x} ${y})`} className="africana-locator-target">
        <circle r="74" />
        <circle r="30" />
      </g>
    </svg>
  );
}
