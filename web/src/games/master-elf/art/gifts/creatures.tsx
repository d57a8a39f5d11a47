/** Pictures of gifts: animals and figures; 64 by 64. */

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
  RED,
  ROSE,
  SEA,
  SILVER,
  SKY,
  STEEL,
} from "./paint";

const eye = (x: number, y: number, r = 2.2) => (
  <>
    <circle cx={x} cy={y} r={r} fill={INK} />
    <circle cx={x + r * 0.3} cy={y - r * 0.35} r={r * 0.35} fill="#fff" />
  </>
);

export const CREATURES: Record<string, ReactNode> = {
  goldfish: (
    <>
      <path d="M44 30q8-14 17-15-4 9-4 16t4 17q-12-2-17-14z" fill={ORANGE} />
      <path d="M22 20q8-11 20-8l-4 12zM26 44q4 9 14 9l-2-11z" fill={BRASS} />
      <ellipse cx="28" cy="33" rx="23" ry="15" fill={GOLD} />
      <path d="M10 41q8 7 18 7t18-6q-8 3-18 3t-18-4z" fill={BRASS} />
      <path
        d="M22 26q5 7 0 14M30 24q5 9 0 17M37 25q4 8 0 15"
        fill="none"
        stroke={ORANGE}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      {eye(14, 30, 2.8)}
      <path
        d="M20 8l3 6 3-3 3 4 3-4 3 3 3-6-2 12H22z"
        fill={RED}
        transform="rotate(-14 26 14) translate(-6 1) scale(.8)"
      />
      <circle cx="6" cy="20" r="2.5" fill={SKY} />
      <circle cx="9" cy="12" r="1.7" fill={SKY} />
    </>
  ),
  "clockwork-nightingale": (
    <>
      <path d="M40 34l19-3-3 6 4 3-18 5z" fill={NIGHT} />
      <path d="M12 24q2-12 14-12 10 0 13 10 8 6 8 14 0 12-15 12-16 0-19-14z" fill={SEA} />
      <path d="M24 30q14-2 20 12-8 7-16 2-6-5-4-14z" fill={NIGHT} />
      <path d="M12 22l-8 3 8 4z" fill={GOLD} />
      {eye(20, 22)}
      <path d="M29 48v8M35 48v8M25 57h14" stroke={BRASS} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M38 17l7-6" stroke={BRASS} strokeWidth="3" />
      <circle cx="46" cy="7" r="4" fill="none" stroke={GOLD} strokeWidth="3" />
      <circle cx="51" cy="13" r="4" fill="none" stroke={GOLD} strokeWidth="3" />
      <circle cx="33" cy="37" r="4" fill={GOLD} />
      <circle cx="33" cy="37" r="1.6" fill={NIGHT} />
    </>
  ),
  "little-dragon": (
    <>
      <path d="M38 30q8-16 20-14-3 4-2 8-4 0-5 5-4 0-6 5z" fill={PINE} />
      <path d="M40 50q14 4 18-8l4 5q-6 14-22 11z" fill={LEAF} />
      <path d="M22 34q-4 14 3 22h20q6-10-2-20-8-8-16-8z" fill={LEAF} />
      <path d="M26 40q-2 9 2 16h9q4-9 0-16z" fill={CREAM} />
      <path d="M8 26q0-12 14-14 14-1 14 12 0 11-12 11Q8 35 8 26z" fill={LEAF} />
      <path d="M18 13l-2-8 7 6zM28 13l4-8 3 10z" fill={GOLD} />
      {eye(21, 22, 2.6)}
      <path d="M10 29q5 3 11 1" fill="none" stroke={PINE} strokeWidth="1.8" strokeLinecap="round" />
      <path d="M8 28q-6 1-6 7 4-1 7-3z" fill={ORANGE} />
      <path d="M37 22l4 2-3 3M40 30l4 2-3 3" fill={GOLD} />
    </>
  ),
  "plush-fox": (
    <>
      <path d="M42 50q16 2 15-16-1-6-5-8-1 12-12 16z" fill={ORANGE} />
      <path d="M52 26q5 2 5 9-4-1-7-4z" fill={CREAM} />
      <path d="M18 38q-4 18 2 21h22q6-6 0-21z" fill={ORANGE} />
      <path d="M25 42q-2 10 1 17h9q3-8 1-17z" fill={CREAM} />
      <path d="M10 6q9 2 12 8h16q3-6 12-8 3 10-1 18-6 16-19 16T11 24Q7 16 10 6z" fill={ORANGE} />
      <path d="M13 11q4 1 6 5l-5 5zM47 11q-4 1-6 5l5 5z" fill={DEEP} />
      <path d="M13 25q10-1 17 8 7-9 17-8-5 15-17 15T13 25z" fill={CREAM} />
      {eye(23, 24)}
      {eye(37, 24)}
      <ellipse cx="30" cy="34" rx="3" ry="2.3" fill={INK} />
      <path d="M17 50l4 3M17 54l4-1M43 50l-4 3" stroke={DEEP} strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  "talking-parrot": (
    <>
      <path d="M27 44l-4 17 7-2 4-14z" fill={SEA} />
      <path d="M20 18q2-12 13-12t13 13q2 26-12 30-12-6-14-31z" fill={RED} />
      <path d="M34 24q12 4 11 20-2 5-6 6-8-12-5-26z" fill={LEAF} />
      <path d="M38 34q6 2 6 11-3 4-6 4-3-8 0-15z" fill={SEA} />
      <ellipse cx="27" cy="18" rx="6.5" ry="7" fill={CREAM} />
      {eye(27, 17)}
      <path d="M21 17q-9 0-9 10 5 0 8-3 3-2 3-5z" fill={GOLD} />
      <path d="M10 52h44" stroke={BARK} strokeWidth="3.6" strokeLinecap="round" />
      <path d="M30 49v5M36 49v5" stroke={BRASS} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M47 6h13q2 0 2 2v8q0 2-2 2h-6l-5 4v-4h-2q-2 0-2-2V8q0-2 2-2z" fill={CREAM} />
      <path d="M50 10h8M50 14h5" stroke={INK} strokeWidth="1.6" />
    </>
  ),
  "little-turtle": (
    <>
      <path d="M14 46q-8 2-9 9 7 2 13-4zM44 47q4 8 10 8 0-7-6-10z" fill={PINE} />
      <path d="M46 38q4-12 12-9 5 3 3 9-3 7-13 6z" fill={LEAF} />
      {eye(56, 34, 1.9)}
      <path d="M6 46q0-26 22-26t22 26q-22 8-44 0z" fill={OAK} />
      <path d="M6 46q22 8 44 0v3q-22 8-44 0z" fill={LEAF} />
      <path d="M22 25h12l5 9-5 9H22l-5-9z" fill={GOLD} />
      <path d="M17 34H9M39 34h8M22 25l-4-3M34 25l4-3M22 43l-3 5M34 43l3 5" stroke={BARK} strokeWidth="2" />
      <path d="M22 25h12l5 9-5 9H22l-5-9z" fill="none" stroke={BARK} strokeWidth="2" />
    </>
  ),
  firebird: (
    <>
      <path d="M30 40Q8 42 4 60q12-4 17-10-2 8 0 12 8-6 10-14 2 9 8 13 3-8-1-17z" fill={ORANGE} />
      <path d="M27 44Q12 48 8 57M30 46q-4 6-7 13M34 46q0 7 4 12" fill="none" stroke={GOLD} strokeWidth="2" />
      <path d="M34 34q16-4 26-22 3 18-8 26-8 6-16 4z" fill={RED} />
      <path d="M38 36q10-4 17-14 0 11-9 15z" fill={GOLD} />
      <path d="M22 28q-2-14 10-16 8 0 9 8 3 12 0 20-8 8-14 2-5-6-5-14z" fill={RED} />
      <path d="M26 34q4 8 12 4-4 8-9 4-3-3-3-8z" fill={ORANGE} />
      <path d="M30 12q-6-8 0-9-1 4 3 6 0-6 5-6-2 4 0 9z" fill={GOLD} />
      <path d="M24 18l-9 4 8 4z" fill={GOLD} />
      {eye(29, 19)}
    </>
  ),
  "paper-crane": (
    <>
      <path d="M30 34L12 6l26 22z" fill={SKY} />
      <path d="M30 34L46 4l2 30z" fill={SEA} />
      <path d="M4 26l8-4 20 16-8 8z" fill={SKY} />
      <path d="M4 26l8-4-2 6z" fill={NIGHT} />
      <path d="M24 46l8-12 18 2-12 18z" fill={SILVER} />
      <path d="M38 54l12-18 12-20-8 30z" fill={SEA} />
      <path d="M24 46l14 8-6-20z" fill={SKY} />
      <path d="M32 34l6 20" stroke={NIGHT} strokeWidth="1.2" />
    </>
  ),
  "swan-princess": (
    <>
      <path d="M2 52q6-4 12 0t12 0 12 0 12 0 12 0v7H2z" fill={SKY} />
      <path d="M12 46q-2-10 8-12 4 0 6 2 6-10 20-9 12 1 16-5-1 26-20 29H22q-8 0-10-5z" fill="#fff" />
      <path d="M30 40q12-8 28-8-6 14-20 14-6 0-8-6z" fill={SILVER} />
      <path d="M15 42q-9-10-2-17 6-6 1-10-4-2-6 2" fill="none" stroke="#fff" strokeWidth="6.5" strokeLinecap="round" />
      <path d="M7 16l-6 5 7 1z" fill={ORANGE} />
      {eye(9.5, 14.5, 1.5)}
      <path d="M6 9l1-7 4 4 3-5 2 5 4-2-3 7z" fill={GOLD} />
      <circle cx="11.5" cy="6.5" r="1.3" fill={RED} />
      <path d="M18 36q4 4 3 9" fill="none" stroke={STEEL} strokeWidth="1.4" />
    </>
  ),
  pirate: (
    <>
      <path d="M10 60q2-16 22-16t22 16z" fill={NIGHT} />
      <path d="M22 47q10 6 20 0l-2 13H24z" fill={CREAM} />
      <path d="M23 51h18M24 56h16" stroke={RED} strokeWidth="2.4" />
      <path d="M18 26h28v10q0 13-14 13T18 36z" fill="#f2c69c" />
      <path d="M19 37q13 6 26 0-1 14-13 14T19 37z" fill={BARK} />
      <path d="M27 40q5 3 10 0" stroke={CREAM} strokeWidth="2" fill="none" strokeLinecap="round" />
      <path d="M18 27l28 4" stroke={INK} strokeWidth="2" />
      <path d="M35 27h10v5q-1 4-5 4t-5-4z" fill={INK} />
      {eye(25, 32)}
      <path d="M8 27q2-20 24-20t24 20q-10-6-24-6T8 27z" fill={DEEP} />
      <path d="M8 27q12-6 24-6t24 6" fill="none" stroke={GOLD} strokeWidth="2.4" />
      <path d="M32 10l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z" fill={GOLD} />
      <circle cx="17" cy="39" r="2.6" fill="none" stroke={GOLD} strokeWidth="1.8" />
    </>
  ),
  robot: (
    <>
      <path d="M32 12V6" stroke={STEEL} strokeWidth="2.6" />
      <circle cx="32" cy="5" r="3.2" fill={RED} />
      <rect x="17" y="11" width="30" height="21" rx="6" fill={SILVER} />
      <rect x="21" y="16" width="22" height="10" rx="5" fill={NIGHT} />
      <circle cx="27" cy="21" r="3" fill={GOLD} />
      <circle cx="37" cy="21" r="3" fill={GOLD} />
      <path d="M10 38l-3 12M54 38l3 12" stroke={STEEL} strokeWidth="5" strokeLinecap="round" />
      <rect x="13" y="34" width="38" height="20" rx="6" fill={RED} />
      <rect x="19" y="39" width="14" height="10" rx="2" fill={CREAM} />
      <path d="M21 46l3-4 3 3 4-4" fill="none" stroke={SEA} strokeWidth="1.8" />
      <circle cx="39" cy="41" r="2" fill={GOLD} />
      <circle cx="45" cy="41" r="2" fill={LEAF} />
      <path d="M38 47h8" stroke={DEEP} strokeWidth="2" />
      <path d="M20 54h9v6h-9zM35 54h9v6h-9z" fill={STEEL} />
      <circle cx="32" cy="29" r="1" fill={ROSE} />
    </>
  ),
};
