/** Pictures of gifts: vehicles; 64 by 64. */

import type { ReactNode } from "react";
import {
  BARK,
  BRASS,
  CREAM,
  DEEP,
  GOLD,
  INK,
  LEAF,
  NIGHT,
  OAK,
  ORANGE,
  PINE,
  PLUM,
  RED,
  ROSE,
  SEA,
  SILVER,
  SKY,
  STEEL,
} from "./paint";

const wheel = (x: number, y: number, r: number, rim = INK, hub = GOLD) => (
  <>
    <circle cx={x} cy={y} r={r} fill={rim} />
    <circle cx={x} cy={y} r={r * 0.45} fill={hub} />
  </>
);

export const VEHICLES: Record<string, ReactNode> = {
  tank: (
    <>
      <path d="M34 20h26v5H34z" fill={PINE} />
      <path d="M18 30v-7q0-8 9-8h8q8 0 8 8v7z" fill={LEAF} />
      <path d="M6 30h50l-4 9H10z" fill={PINE} />
      <rect x="5" y="36" width="52" height="16" rx="8" fill={INK} />
      {[13, 25, 37, 49].map((x) => (
        <circle key={x} cx={x} cy="44" r="4.8" fill={STEEL} />
      ))}
      <path d="M29 18l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.7-3.1 1.7.7-3.5-2.6-2.4 3.5-.4z" fill={GOLD} />
    </>
  ),
  rocket: (
    <g transform="rotate(28 32 32)">
      <path d="M27 50q5 12 5 12t5-12z" fill={ORANGE} />
      <path d="M29.5 50q2.5 7 2.5 7t2.5-7z" fill={GOLD} />
      <path d="M22 34l-9 13 2 4 9-5zM42 34l9 13-2 4-9-5z" fill={DEEP} />
      <path d="M32 3q12 12 12 28 0 12-5 20H25q-5-8-5-20Q20 15 32 3z" fill={SILVER} />
      <path d="M32 3q7 7 10 16H22Q25 10 32 3z" fill={RED} />
      <circle cx="32" cy="29" r="6.5" fill={NIGHT} />
      <circle cx="32" cy="29" r="4" fill={SKY} />
      <path d="M21 43h22" stroke={STEEL} strokeWidth="2.5" />
    </g>
  ),
  submarine: (
    <>
      <path d="M34 22v-10h8" fill="none" stroke={BRASS} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round" />
      <path d="M24 27v-5q0-3 3-3h13q3 0 3 3v5z" fill={DEEP} />
      <path d="M10 40l-7-8v17zM8 38h6v5H8z" fill={BRASS} />
      <ellipse cx="35" cy="40" rx="25" ry="14" fill={RED} />
      <path d="M11 44q12 10 24 10t24-10q-10 6-24 6t-24-6z" fill={DEEP} />
      {[24, 36, 48].map((x) => (
        <g key={x}>
          <circle cx={x} cy="38" r="4.8" fill={GOLD} />
          <circle cx={x} cy="38" r="3" fill={SKY} />
        </g>
      ))}
    </>
  ),
  "steam-engine": (
    <>
      <path d="M14 18q-3-8 5-9q2-7 9-3q6-3 8 2q-2 4-7 3q-3 4-8 2q-2 4-7 5z" fill={SILVER} />
      <path d="M13 30h7l-2-10h-4z" fill={INK} />
      <rect x="9" y="28" width="34" height="16" rx="7" fill={RED} />
      <path d="M38 18h18v26H38z" fill={DEEP} />
      <path d="M36 14h22v5H36z" fill={INK} />
      <rect x="42" y="23" width="10" height="9" rx="1.5" fill={GOLD} />
      <path d="M27 28q0-6 4-6t4 6z" fill={GOLD} />
      <path d="M9 44h-4l-2 8h10z" fill={BRASS} />
      {wheel(18, 49, 6)}
      {wheel(32, 49, 6)}
      {wheel(49, 47, 9)}
      <path d="M18 49h31" stroke={SILVER} strokeWidth="2.4" />
    </>
  ),
  aeroplane: (
    <g transform="rotate(-12 32 32)">
      <path d="M8 22l9 9v7L5 26z" fill={DEEP} />
      <path d="M8 32q18-8 36-6q12 2 12 8t-12 7q-20 2-36-6z" fill={RED} />
      <path d="M22 18h26q4 0 4 3t-4 3H22q-4 0-4-3t4-3zM22 40h26q4 0 4 3t-4 3H22q-4 0-4-3t4-3z" fill={GOLD} />
      <path d="M25 23v18M45 23v18" stroke={BARK} strokeWidth="2" />
      <path d="M31 28q4-8 10-1z" fill={SKY} />
      <ellipse cx="58" cy="33" rx="2.2" ry="12" fill={OAK} />
      <circle cx="58" cy="33" r="3" fill={INK} />
      {wheel(36, 51, 4)}
    </g>
  ),
  "hot-air-balloon": (
    <>
      <path d="M32 4q20 0 20 19 0 11-14 21H26Q12 34 12 23 12 4 32 4z" fill={LEAF} />
      <path d="M32 4q9 4 9 19 0 11-5 21h-8q-5-10-5-21Q23 8 32 4z" fill={CREAM} />
      <path d="M32 4q3 4 3 19t-1 21h-4q-1-6-1-21t3-19z" fill={RED} />
      <path d="M27 44l-1 7M37 44l1 7" stroke={BARK} strokeWidth="1.6" />
      <path d="M30 47l2-4 2 4z" fill={ORANGE} />
      <path d="M24 50h16l-2 10q0 1-2 1h-8q-2 0-2-1z" fill={OAK} />
      <path d="M24 50h16v3H24z" fill={BARK} />
    </>
  ),
  "flying-carpet": (
    <>
      <path d="M4 26q12-12 26-3t30-5l-4 24q-14 12-27 4T8 49z" fill={PLUM} />
      <path d="M9 29q10-8 21-1t24-3l-2.5 14q-11 8-22 2t-18.5 1z" fill={GOLD} />
      <path d="M14 31q8-4 16 1t18-2l-1.5 7q-9 4-16 1t-15 0z" fill={RED} />
      <path d="M31 29l4 5-5 4-3-5z" fill={CREAM} />
      <path
        d="M4 26l-2 4 2 3-2 4 3 3-2 4 5 5M60 18l2 5-2 3 2 4-4 3 2 4-4 5"
        fill="none"
        stroke={GOLD}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M12 56q8-3 14 0M34 57q8-4 16-2" fill="none" stroke={SKY} strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  "pirate-ship": (
    <>
      <path d="M31 5v38M46 14v28" stroke={BARK} strokeWidth="2.6" />
      <path d="M32 10q14 3 11 13t-11 8q4-10 0-21z" fill={CREAM} />
      <path d="M29 9q-14 8-18 24q10-4 18-2z" fill={SILVER} />
      <path d="M47 18q10 3 8 9t-8 6q3-7 0-15z" fill={CREAM} />
      <path d="M31 4l10 3-10 4z" fill={INK} />
      <path d="M6 36l8 3h34l9-7 3 1q-2 20-14 22H18Q8 52 6 36z" fill={OAK} />
      <path d="M9 44q22 5 49-2-2 4-4 7-22 5-42 0z" fill={BARK} />
      {[20, 30, 40].map((x) => (
        <circle key={x} cx={x} cy="46.5" r="2.3" fill={GOLD} />
      ))}
      <path d="M2 56q5-5 10 0t10 0 10 0 10 0 10 0 10 0v5H2z" fill={SEA} />
      <path d="M38 14q3 1 3 4" fill="none" stroke={ROSE} strokeWidth="2" />
    </>
  ),
};
