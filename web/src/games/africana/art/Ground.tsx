/** The static part of the map: sea, land, rivers, routes, the equator. It is a separate picture, so that the browser
 * need not draw it again when something moves above it. */

import { memo } from "react";
import type { Language } from "../../../api/client";
import { pathOf, pointsOf, type Label, type Positions } from "../../../board";
import { MARGIN, SIDE, viewBoxOf } from "../placement";
import { sayIn } from "../texts";
import type { Figures } from "../view";
import { Rose } from "./signs";
import { LAKES, LAND, RIVERS, SIZE } from "./land";

const DUNES = [
  [420, 262],
  [470, 285],
  [540, 268],
  [330, 236],
  [372, 262],
  [150, 262],
  [585, 312],
  [505, 232],
] as const;
const PEAKS = [
  [232, 126],
  [262, 116],
  [292, 112],
  [742, 392],
  [724, 410],
  [560, 905],
  [590, 925],
] as const;
const TREES = [
  [420, 385],
  [470, 400],
  [530, 390],
  [578, 420],
  [250, 405],
  [640, 480],
  [690, 690],
  [560, 690],
  [600, 850],
] as const;
const PALMS = [
  [520, 520],
  [560, 545],
  [505, 560],
  [590, 575],
  [545, 590],
  [850, 820],
  [455, 500],
] as const;

export const Ground = memo(function Ground({
  figures,
  positions,
  language,
  equator: name,
  size,
}: {
  figures: Figures;
  positions: Positions;
  language: Language;
  equator: Label; // where its name stands
  size: number;
}) {
  const { width, height, equator } = figures.map;
  const area = { x: -SIDE, y: -MARGIN, width: width + 2 * SIDE, height: height + 2 * MARGIN };
  return (
    <svg viewBox={viewBoxOf(figures)} className="africana-ground" aria-hidden="true">
      <defs>
        <pattern id="africana-waves" width="64" height="36" patternUnits="userSpaceOnUse">
          <path d="M4,10q6,-6 12,0t12,0M36,28q6,-6 12,0t12,0" className="africana-wave" />
        </pattern>
        <radialGradient id="africana-parchment" cx=".42" cy=".45" r=".75">
          <stop offset="0" className="africana-land-light" />
          <stop offset="1" className="africana-land-dark" />
        </radialGradient>
      </defs>
      <rect {...area} className="africana-sea" />
      <rect {...area} fill="url(#africana-waves)" />
      <g transform={`scale(${width / SIZE} ${height / SIZE})`}>
        <path d={LAND} className="africana-shelf" strokeWidth="26" />
        <path d={LAND} className="africana-shelf" strokeWidth="12" />
        <path d={LAND} className="africana-land" fill="url(#africana-parchment)" />
        <path d={RIVERS} className="africana-river" />
        <path d={LAKES} className="africana-lake" />
        <Scenery />
      </g>
      {figures.map.routes.map((route) => {
        const path = pathOf(pointsOf(positions, route));
        return (
          <g key={path}>
            <path d={path} className="africana-route-bed" />
            <path d={path} className="africana-route" />
          </g>
        );
      })}
      <path d={`M${-SIDE},${equator}H${width + SIDE}`} className="africana-equator" />
      <text x={name.x} y={name.y} textAnchor={name.anchor} fontSize={size} className="africana-equator-name">
        {sayIn(language)("equator")}
      </text>
      <rect
        x={5 - SIDE}
        y={5 - MARGIN}
        width={area.width - 10}
        height={area.height - 10}
        rx="14"
        className="africana-frame"
      />
    </svg>
  );
});

function Scenery() {
  return (
    <g className="africana-scenery">
      {DUNES.map(([x, y]) => (
        <path
          key={x}
          d={`M${x - 22},${y}Q${x - 8},${y - 14} ${x},${y - 10}Q${x + 12},${y - 8} ${x + 22},${y}M${x},${y - 10}Q${x - 2},${y - 4} ${x + 6},${y}`}
        />
      ))}
      {PEAKS.map(([x, y]) => (
        <path key={x} d={`M${x - 13},${y}L${x},${y - 17}L${x + 13},${y}M${x - 4},${y - 11}l4,4l4,-5`} />
      ))}
      {TREES.map(([x, y]) => (
        <path
          key={x}
          d={`M${x},${y}V${y - 10}M${x},${y - 6}L${x - 5},${y - 11}M${x},${y - 6}L${x + 5},${y - 11}M${x - 12},${y - 11}Q${x},${y - 20} ${x + 12},${y - 11}Z`}
        />
      ))}
      {PALMS.map(([x, y]) => (
        <path
          key={x}
          d={`M${x},${y}Q${x + 2},${y - 8} ${x - 1},${y - 14}M${x - 1},${y - 14}q-8,-4 -11,2m11,-2q-5,-8 -11,-4m11,4q3,-8 10,-4m-10,4q7,-3 11,3`}
        />
      ))}
      <g transform="translate(135 805) scale(3.4)" className="africana-rose">
        <Rose />
      </g>
      <g transform="translate(120 610)" className="africana-ship">
        <path d="M-30,0H32L22,16H-20Z" />
        <path d="M0,0V-44M0,-42Q22,-34 20,-8H0ZM-4,-34Q-22,-26 -22,-8H-4Z" />
        <path d="M0,-44l12,-4l-12,-4z" />
      </g>
      <path
        className="africana-whale"
        d="M900,925q-34,-24 -64,0q-8,-10 -18,-8q4,10 12,14q-2,8 -8,12q12,2 18,-8q30,18 60,-2zM884,902q-2,-12 -10,-14m10,14q4,-12 12,-12"
      />
    </g>
  );
}
