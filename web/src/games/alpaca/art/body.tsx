/** The alpaca that all pictures share, with the parts that differ. */

import type { ReactNode } from "react";

interface Wool {
  light: string;
  shade: string;
  skin: string;
  locks: "curly" | "shaggy" | "silken"; // brown, white and noble differ also in their hair
}

export const WHITE: Wool = { light: "#fdf7ec", shade: "#e2d2b8", skin: "#f6dec2", locks: "curly" };
export const BROWN: Wool = { light: "#b37d52", shade: "#8b5b38", skin: "#eccfaa", locks: "shaggy" };
export const NOBLE: Wool = { light: "#fffdf8", shade: "#dccfe4", skin: "#fae6d8", locks: "silken" };
export const CREAM: Wool = { light: "#f7e2bd", shade: "#dfbf8d", skin: "#fdf0db", locks: "curly" };
export const SLATE: Wool = { light: "#8f8a9c", shade: "#6c6779", skin: "#e6dbe0", locks: "silken" };

const INK = "#3a2a20";

/** A cloud of wool: an ellipse with a rim of puffs, as one path. */
function fluff(cx: number, cy: number, rx: number, ry: number, puffs: number, r: number): string {
  const round = (x: number, y: number, a: number, b: number): string =>
    `M${(x - a).toFixed(1)} ${y.toFixed(1)}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`;
  let path = round(cx, cy, rx, ry);
  for (let puff = 0; puff < puffs; puff++) {
    const angle = (2 * Math.PI * puff) / puffs + 0.3;
    const size = Number((r * (0.9 + 0.22 * ((puff * 7) % 3) * 0.5)).toFixed(1));
    path += round(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle), size, size);
  }
  return path;
}

const BODY = fluff(100, 186, 40, 30, 11, 15);
const NECK = fluff(100, 132, 20, 34, 9, 11);
const CURLS = fluff(100, 62, 26, 12, 9, 11);
const ARM = fluff(0, 0, 9, 15, 7, 6);
const SHAGGY =
  "M66 72C62 46 82 34 100 36C120 34 138 46 134 72L126 62L122 76L114 62L108 78L100 63L92 78L86 62L78 76L74 62Z";
const SILKEN =
  "M68 72C64 46 82 38 100 42C118 38 136 46 132 72C128 62 118 58 108 60C104 62 102 64 100 68C98 64 96 62 92 60C82 58 72 62 68 72Z";

type Eyes = "open" | "big" | "closed" | "happy" | "wide" | "wink" | "proud" | "stern";
type Mouth = "smile" | "grin" | "shout" | "flat" | "smirk" | "wobble" | "none";

interface Pose {
  wool: Wool;
  tilt?: number; // of the head
  eyes?: Eyes;
  mouth?: Mouth;
  arms?: [x: number, y: number, turn: number][];
  behind?: ReactNode;
  wear?: ReactNode; // on the body, under the neck
  scarf?: ReactNode; // over the neck, under the head
  hat?: ReactNode; // turns with the head
  held?: ReactNode; // under the arms
  front?: ReactNode;
}

export function Alpaca({ wool, tilt = 0, eyes = "open", mouth = "smile", arms = [], ...costume }: Pose) {
  return (
    <g>
      {costume.behind}
      <ellipse cx="100" cy="262" rx="58" ry="7" fill="#2b1d12" opacity=".16" />
      <path d="M66 210h15v48h-15zM119 210h15v48h-15z" fill={wool.shade} />
      <path d="M64 262v-7q0-5 5-5h9q5 0 5 5v7zM117 262v-7q0-5 5-5h9q5 0 5 5v7z" fill={wool.skin} />
      <path d={BODY} fill={wool.shade} transform="translate(2 5)" />
      <path d={BODY} fill={wool.light} />
      <path d="M70 196q8 8 16 0M112 200q8 8 16 0M92 212q8 7 16 0" {...thin(wool.shade)} />
      {costume.wear}
      <path d={NECK} fill={wool.shade} transform="translate(2 4)" />
      <path d={NECK} fill={wool.light} />
      {costume.scarf}
      <g transform={tilt ? `rotate(${tilt} 100 112)` : undefined}>
        <Head wool={wool} eyes={eyes} mouth={mouth} />
        {costume.hat}
      </g>
      {costume.held}
      {arms.map(([x, y, turn], place) => (
        <g key={place} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d={ARM} fill={wool.shade} transform="translate(1.5 2)" />
          <path d={ARM} fill={wool.light} />
          <path d="M-7 17q0-5 7-5t7 5v3q0 4-7 4t-7-4z" fill={wool.skin} />
        </g>
      ))}
      {costume.front}
    </g>
  );
}

function Head({ wool, eyes, mouth }: { wool: Wool; eyes: Eyes; mouth: Mouth }) {
  const hair = wool.locks === "curly" ? CURLS : wool.locks === "shaggy" ? SHAGGY : SILKEN;
  return (
    <g>
      <path
        d="M72 62C58 40 60 26 66 22C76 30 84 46 84 60ZM128 62C142 40 140 26 134 22C124 30 116 46 116 60Z"
        fill={wool.skin}
      />
      <path
        d="M72 54C66 42 66 34 68 31C74 38 78 48 79 56ZM128 54C134 42 134 34 132 31C126 38 122 48 121 56Z"
        fill="#e9a6a0"
        opacity=".75"
      />
      <ellipse cx="100" cy="88" rx="33" ry="31" fill={wool.skin} />
      <path d={hair} fill={wool.light} />
      <path d="M86 57q4 6 9 1M103 53q5 6 10 1" {...thin(wool.shade)} />
      <ellipse cx="100" cy="103" rx="18.5" ry="14" fill="#fffaf2" opacity=".85" />
      <path d="M94 97q6 5 12 0q-2 6-6 6t-6-6z" fill={INK} />
      <Mouths mouth={mouth} />
      <g fill="#ef9a93" opacity=".6">
        <ellipse cx="74" cy="99" rx="6" ry="4" />
        <ellipse cx="126" cy="99" rx="6" ry="4" />
      </g>
      <Gaze eyes={eyes} skin={wool.skin} />
    </g>
  );
}

function Gaze({ eyes, skin }: { eyes: Eyes; skin: string }) {
  switch (eyes) {
    case "closed":
      return <path d="M77 86q7 6 14 0M109 86q7 6 14 0" {...line(2.8)} />;
    case "happy":
      return <path d="M77 89q7-9 14 0M109 89q7-9 14 0" {...line(3)} />;
    case "wide":
      return (
        <g>
          <circle cx="84" cy="85" r="10" fill="#fff" stroke={INK} strokeWidth="2" />
          <circle cx="116" cy="85" r="10" fill="#fff" stroke={INK} strokeWidth="2" />
          <circle cx="85" cy="86" r="3" fill={INK} />
          <circle cx="115" cy="86" r="3" fill={INK} />
        </g>
      );
    case "wink":
      return (
        <g>
          <Eye x={84} r={5.4} />
          <path d="M109 87q7-7 14 0" {...line(3)} />
        </g>
      );
    case "proud":
      return (
        <g>
          <Eye x={84} r={5.4} />
          <Eye x={116} r={5.4} />
          <path d="M75 86q9-5 18 0v-8h-18zM107 86q9-5 18 0v-8h-18z" fill={skin} />
          <path d="M75 86q9-5 18 0M107 86q9-5 18 0" {...line(2.4)} />
        </g>
      );
    case "stern":
      return (
        <g>
          <Eye x={84} r={5.2} />
          <Eye x={116} r={5.2} />
          <path d="M74 75l17 6M126 75l-17 6" {...line(4)} />
        </g>
      );
    default:
      return (
        <g>
          <Eye x={84} r={eyes === "big" ? 8 : 5.6} />
          <Eye x={116} r={eyes === "big" ? 8 : 5.6} />
        </g>
      );
  }
}

function Eye({ x, r }: { x: number; r: number }) {
  return (
    <g>
      <circle cx={x} cy="86" r={r} fill="#2c211c" />
      <circle cx={x + r * 0.35} cy={86 - r * 0.35} r={r * 0.36} fill="#fff" />
    </g>
  );
}

function Mouths({ mouth }: { mouth: Mouth }) {
  switch (mouth) {
    case "grin":
      return <path d="M90 106q10 4 20 0q-1 10-10 10t-10-10z" fill="#8c2f2f" stroke={INK} strokeWidth="1.6" />;
    case "shout":
      return (
        <g>
          <ellipse cx="100" cy="112" rx="9" ry="10" fill="#6e1f24" stroke={INK} strokeWidth="1.6" />
          <path d="M93 117q7-5 14 0q-3 5-7 5t-7-5z" fill="#e8737a" />
        </g>
      );
    case "flat":
      return <path d="M93 110h14" {...line(2.4)} />;
    case "smirk":
      return <path d="M92 110q9 4 17-3" {...line(2.4)} />;
    case "wobble":
      return <path d="M90 111q3-4 6 0t6 0t7 0" {...line(2.4)} />;
    case "none":
      return null;
    default:
      return <path d="M100 102v5M91 108q9 7 18 0" {...line(2.2)} />;
  }
}

export function line(width: number, stroke = INK) {
  return { fill: "none", stroke, strokeWidth: width, strokeLinecap: "round", strokeLinejoin: "round" } as const;
}

function thin(stroke: string) {
  return { ...line(2.2, stroke), opacity: 0.7 };
}
