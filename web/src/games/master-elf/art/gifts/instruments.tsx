/** Pictures of gifts: for science and arts; 64 by 64. */

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
  PLUM,
  RED,
  ROSE,
  SEA,
  SILVER,
  SKY,
  STEEL,
} from "./paint";

export const INSTRUMENTS: Record<string, ReactNode> = {
  "plasma-lamp": (
    <>
      <circle cx="32" cy="27" r="22" fill={NIGHT} />
      <circle cx="32" cy="27" r="17" fill={PLUM} opacity="0.65" />
      <g fill="none" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M32 27l-5-7 2-6-6-3" stroke={ROSE} />
        <path d="M32 27l8-4 1-6 7 1" stroke={SKY} />
        <path d="M32 27l8 6 5-1 4 6" stroke={GOLD} />
        <path d="M32 27l-9 4-1 6-7 0" stroke={LEAF} />
      </g>
      <circle cx="32" cy="27" r="5" fill="#fff" />
      <path d="M22 46h20l5 13H17z" fill={INK} />
      <path d="M21 52h22" stroke={GOLD} strokeWidth="2.6" />
      <path d="M17 17q4-8 12-9" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" opacity="0.8" />
    </>
  ),
  "chemistry-set": (
    <>
      <path d="M20 5h14v4h-2v14l14 26q4 9-5 10H13q-9-1-5-10l14-26V9h-2z" fill={SILVER} />
      <path d="M17 34h20l8 15q3 7-4 8H13q-7-1-4-8z" fill={LEAF} />
      <circle cx="22" cy="47" r="3.5" fill={CREAM} />
      <circle cx="31" cy="41" r="2.5" fill={CREAM} />
      <circle cx="33" cy="51" r="2" fill={CREAM} />
      <path d="M46 14h12v3h-2v26q0 5-4 5t-4-5V17h-2z" fill={SKY} />
      <path d="M48 29h8v14q0 5-4 5t-4-5z" fill={RED} />
      <circle cx="38" cy="6" r="2.2" fill={LEAF} />
      <circle cx="43" cy="3" r="1.6" fill={LEAF} />
    </>
  ),
  telescope: (
    <>
      <path d="M32 38L18 60M32 38l14 22M32 38v22" stroke={BARK} strokeWidth="3.6" strokeLinecap="round" />
      <g transform="rotate(-32 32 30)">
        <path d="M34 19h24v18H34z" fill={SEA} />
        <path d="M14 22h22v12H14z" fill={NIGHT} />
        <path d="M56 17h5v22h-5zM33 18h4v20h-4zM6 24h9v8H6z" fill={GOLD} />
      </g>
      <circle cx="32" cy="37" r="4" fill={GOLD} />
      <path
        d="M10 6l1.3 3.7L15 11l-3.7 1.3L10 16l-1.3-3.7L5 11l3.7-1.3zM24 3l.9 2.1L27 6l-2.1.9L24 9l-.9-2.1L21 6l2.1-.9z"
        fill={GOLD}
      />
    </>
  ),
  barometer: (
    <>
      <path d="M26 3h12l-2 10h-8z" fill={BARK} />
      <circle cx="32" cy="36" r="25" fill={OAK} />
      <circle cx="32" cy="36" r="20" fill={GOLD} />
      <circle cx="32" cy="36" r="17" fill={CREAM} />
      <path d="M20 44a14.4 14.4 0 0 1 0-16" fill="none" stroke={SEA} strokeWidth="4" />
      <path d="M44 28a14.4 14.4 0 0 1 0 16" fill="none" stroke={ORANGE} strokeWidth="4" />
      <path d="M32 21v4" stroke={INK} strokeWidth="2" />
      <path d="M32 36l9-9" stroke={RED} strokeWidth="3" strokeLinecap="round" />
      <path d="M32 36l-5 4" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="32" cy="36" r="3" fill={INK} />
      <path d="M27 47q-3 0-3-2.5t3-2.5q1-3 4-3t4 3q3 0 3 2.5T35 47z" fill={SKY} transform="translate(1 2)" />
    </>
  ),
  "wind-chimes": (
    <>
      <path d="M32 3v8M12 17l20-7 20 7" fill="none" stroke={BARK} strokeWidth="2" />
      <ellipse cx="32" cy="18" rx="23" ry="5" fill={OAK} />
      <path d="M14 20v6M23 22v6M32 22v22M41 22v6M50 20v6" stroke={BARK} strokeWidth="1.6" />
      {[
        [12, 25, 26],
        [21, 27, 20],
        [39, 27, 24],
        [48, 25, 16],
      ].map(([x, y, length]) => (
        <g key={x}>
          <rect x={x} y={y} width="5" height={length} rx="2.5" fill={SILVER} />
          <rect x={(x ?? 0) + 3} y={y} width="2" height={length} rx="1" fill={STEEL} />
        </g>
      ))}
      <circle cx="32" cy="42" r="5" fill={LEAF} />
      <path d="M32 47v6" stroke={BARK} strokeWidth="1.6" />
      <path d="M32 52l5 5-5 6-5-6z" fill={GOLD} />
    </>
  ),
  "pyrography-kit": (
    <>
      <path d="M6 22h38q3 0 3 3v30q0 3-3 3H6q-3 0-3-3V25q0-3 3-3z" fill={OAK} />
      <path d="M7 26h36v28H7z" fill="#ecc995" />
      <path
        d="M25 30l3 6 7 1-5 5 1 7-6-3.5-6 3.5 1-7-5-5 7-1z"
        fill="none"
        stroke={BARK}
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path d="M35 37L55 8l6 4-20 29-7 2z" fill={SEA} />
      <path d="M35 37l6 4-7 5z" fill={GOLD} />
      <path d="M53 11l6 4 2-3-6-4z" fill={NIGHT} />
      <path d="M33 34q-4-4 0-8t0-8" fill="none" stroke={STEEL} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  "felt-tip-pens": (
    <>
      {[RED, ORANGE, GOLD, LEAF, SEA, PLUM].map((paint, index) => (
        <g key={paint} transform={`rotate(${index * 9 - 22} 32 70)`}>
          <path d="M29.5 12l2.5-7 2.5 7z" fill={paint} />
          <path d="M28.5 12h7v8h-7z" fill={CREAM} />
          <path d="M28 19h8v32h-8z" fill={paint} />
        </g>
      ))}
      <path d="M9 36h46l-3 22q0 3-3 3H15q-3 0-3-3z" fill={SKY} />
      <path d="M9 36h46l-.8 6H9.8z" fill={SEA} />
      <path d="M20 51q4-5 8 0t8 0 8 0" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  "soap-bubbles": (
    <>
      <circle cx="42" cy="18" r="14" fill={SKY} opacity="0.7" stroke={SEA} strokeWidth="1.5" />
      <path d="M33 16q2-6 8-7" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="22" cy="12" r="6.5" fill={ROSE} opacity="0.7" stroke={DEEP} strokeWidth="1.2" />
      <circle cx="53" cy="41" r="7" fill={LEAF} opacity="0.55" stroke={LEAF} strokeWidth="1.5" />
      <path d="M34 34L19 53" stroke={BARK} strokeWidth="2.8" strokeLinecap="round" />
      <circle cx="37" cy="31" r="5" fill="none" stroke={RED} strokeWidth="3" />
      <path d="M9 35h20v5H9z" fill={CREAM} />
      <path d="M7 39h24v18q0 4-4 4H11q-4 0-4-4z" fill={RED} />
      <circle cx="19" cy="50" r="6" fill={CREAM} />
      <circle cx="19" cy="50" r="3" fill={SKY} />
    </>
  ),
  flute: (
    <>
      <g transform="rotate(-40 32 32)">
        <rect x="0" y="27" width="64" height="10" rx="4" fill={OAK} />
        <path d="M2 27h8v10H4q-3-1-3-5t1-5zM44 27h4v10h-4zM18 27h3v10h-3z" fill={GOLD} />
        {[26, 32, 38].map((x) => (
          <circle key={x} cx={x} cy="31" r="2" fill={INK} />
        ))}
        <ellipse cx="13.5" cy="31" rx="2.4" ry="1.7" fill={INK} />
        {[53, 58].map((x) => (
          <circle key={x} cx={x} cy="31" r="1.8" fill={INK} />
        ))}
        <path d="M2 35h60" stroke={BARK} strokeWidth="1.6" />
      </g>
      <path d="M44 50V39l12-3v11" fill="none" stroke={RED} strokeWidth="2.6" />
      <ellipse cx="41" cy="51" rx="4" ry="3" fill={RED} />
      <ellipse cx="53" cy="48" rx="4" ry="3" fill={RED} />
      <path d="M14 16V8" stroke={BRASS} strokeWidth="2.4" />
      <path d="M14 8q5 1 5 6" fill="none" stroke={BRASS} strokeWidth="2.4" />
      <ellipse cx="11.5" cy="16.5" rx="3.2" ry="2.4" fill={BRASS} />
    </>
  ),
};
