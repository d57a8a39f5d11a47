/** Pictures of gifts: antiques and pirates' things; 64 by 64. */

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
  SEA,
  SILVER,
  SKY,
  STEEL,
} from "./paint";

export const ANTIQUES: Record<string, ReactNode> = {
  "knight-helmet": (
    <>
      <path d="M30 14Q32 0 50 4q-8 2-8 8 6-2 8 4-6-2-12 2z" fill={RED} />
      <path d="M12 34q0-22 20-22t20 22v12q0 4-4 6l-10 6q-6 3-12 0l-10-6q-4-2-4-6z" fill={SILVER} />
      <path d="M32 12q20 0 20 22v12q0 4-4 6l-10 6q-3 1.5-6 1.5z" fill={STEEL} />
      <path d="M14 31h36v5H36v8h-8v-8H14z" fill={INK} />
      {[20, 25, 39, 44].map((x) => (
        <circle key={x} cx={x} cy="46" r="1.7" fill={INK} />
      ))}
      <path d="M32 12v18" stroke={GOLD} strokeWidth="3" />
    </>
  ),
  casket: (
    <>
      <path d="M8 30q0-16 12-16h24q12 0 12 16z" fill={BARK} />
      <path d="M8 30h48v24q0 3-3 3H11q-3 0-3-3z" fill={OAK} />
      <path d="M8 29h48v5H8z" fill={GOLD} />
      <path d="M14 30q0-16 8-16h4q-6 0-6 16v27h-6zM50 30q0-16-8-16h-4q6 0 6 16v27h6z" fill={GOLD} />
      <rect x="26" y="27" width="12" height="15" rx="3" fill={BRASS} />
      <path d="M32 31.5a2.6 2.6 0 0 1 1.5 4.7l1 3.3h-5l1-3.3a2.6 2.6 0 0 1 1.5-4.7z" fill={INK} />
      <path d="M28 8l4-4 4 4-4 5z" fill={SEA} />
    </>
  ),
  samovar: (
    <>
      <path d="M26 6h12l-2 6h-8z" fill={BRASS} />
      <path d="M21 13h22l-2 5H23z" fill={GOLD} />
      <path d="M19 17h26q9 13 1 27H18Q10 30 19 17z" fill={GOLD} />
      <path d="M38 17h7q9 13 1 27h-6q6-13-2-27z" fill={BRASS} />
      <path
        d="M15 24q-8-3-10 3 1 5 8 4M49 24q8-3 10 3-1 5-8 4"
        fill="none"
        stroke={BARK}
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path d="M18 44h28v4H18zM22 48h20v4H22zM14 52h36v7H14z" fill={BRASS} />
      <path
        d="M29 38h7l4 3v6"
        fill="none"
        stroke={INK}
        strokeWidth="3.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M32 38v-6M28 32h8" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M24 24q8 5 16 0M25 5q-3-2 0-4M38 5q3-2 0-4"
        fill="none"
        stroke={LEAF}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  ),
  key: (
    <g transform="rotate(-38 32 32)">
      <path d="M24 29h34v6H24z" fill={GOLD} />
      <path d="M44 34h5v8h-5zM52 34h6v11h-6z" fill={BRASS} />
      <path d="M4 32c0-5 3-7 6-7 0-6 8-8 11-3 6-1 9 4 7 10 2 6-1 11-7 10-3 5-11 3-11-3-3 0-6-2-6-7z" fill={GOLD} />
      <circle cx="16" cy="32" r="5" fill={LEAF} stroke={BRASS} strokeWidth="2" />
      <path d="M32 27v10M37 27v10" stroke={BRASS} strokeWidth="2.4" />
    </g>
  ),
  "genie-lamp": (
    <>
      <path d="M50 26q10-2 8-10-3-8-12-5-8 2-12-4 2 10 10 10 6-1 7 3 0 2-3 3z" fill={PLUM} opacity="0.75" />
      <path d="M14 34q-10-2-9 7 2 9 14 8" fill="none" stroke={BRASS} strokeWidth="4" />
      <path d="M12 34h30q8 0 10-8l6 2q-2 16-16 20-12 4-22 0Q12 44 12 34z" fill={GOLD} />
      <path d="M14 40q12 6 32 1-3 5-8 7-10 2-18 0-4-3-6-8z" fill={BRASS} />
      <path d="M22 34q0-8 8-8t8 8z" fill={BRASS} />
      <circle cx="30" cy="23" r="3" fill={RED} />
      <path d="M24 49h14l5 8H19z" fill={GOLD} />
    </>
  ),
  amphora: (
    <>
      <path d="M24 14q-12 0-10 12 2 6 6 6M40 14q12 0 10 12-2 6-6 6" fill="none" stroke={BARK} strokeWidth="4" />
      <path d="M23 6h18v5q-4 2-4 8 10 6 10 18 0 10-10 19H27Q17 47 17 37q0-12 10-18 0-6-4-8z" fill={ORANGE} />
      <path d="M22 5h20v5H22zM25 55h14v5H25z" fill={BARK} />
      <path d="M17.5 33h29v8h-29z" fill={NIGHT} />
      <path d="M19 39l4-4 4 4 4-4 4 4 4-4 4 4" fill="none" stroke={CREAM} strokeWidth="2" />
      <path d="M21 27q11 4 22 0M21 46q11 4 22 0" fill="none" stroke={NIGHT} strokeWidth="2" />
    </>
  ),
  hourglass: (
    <>
      <path d="M17 12h30q0 12-11 20 11 8 11 20H17q0-12 11-20-11-8-11-20z" fill={SKY} opacity="0.75" />
      <path d="M21 20h22q-3 6-11 11-8-5-11-11zM20 52q1-8 12-12 11 4 12 12z" fill={GOLD} />
      <path d="M32 30v12" stroke={GOLD} strokeWidth="2" />
      <rect x="11" y="5" width="42" height="8" rx="3" fill={RED} />
      <rect x="11" y="51" width="42" height="8" rx="3" fill={RED} />
      <path d="M15 13v38M49 13v38" stroke={BARK} strokeWidth="3" />
    </>
  ),
  totem: (
    <>
      <path d="M20 22L4 15q0 12 16 16zM44 22l16-7q0 12-16 16z" fill={SEA} />
      <rect x="18" y="5" width="28" height="18" rx="5" fill={OAK} />
      <rect x="18" y="23" width="28" height="18" fill={RED} />
      <rect x="18" y="41" width="28" height="19" rx="3" fill={BARK} />
      <circle cx="25" cy="12" r="3.6" fill={CREAM} />
      <circle cx="39" cy="12" r="3.6" fill={CREAM} />
      <circle cx="25" cy="12" r="1.6" fill={INK} />
      <circle cx="39" cy="12" r="1.6" fill={INK} />
      <path d="M28 15h8l-4 6z" fill={GOLD} />
      <path d="M22 28l7 3M42 28l-7 3" stroke={INK} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M24 35h16v4H24z" fill={CREAM} />
      <path d="M28 35v4M32 35v4M36 35v4" stroke={INK} strokeWidth="1.2" />
      <path d="M23 47h6M35 47h6" stroke={GOLD} strokeWidth="3.6" strokeLinecap="round" />
      <path d="M25 54q7 4 14 0" fill="none" stroke={GOLD} strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  anchor: (
    <>
      <circle cx="32" cy="10" r="5.5" fill="none" stroke={STEEL} strokeWidth="4" />
      <path d="M32 15v42" stroke={STEEL} strokeWidth="5.5" />
      <path d="M19 23h26" stroke={STEEL} strokeWidth="5" strokeLinecap="round" />
      <path d="M9 38q2 19 23 20 21-1 23-20" fill="none" stroke={STEEL} strokeWidth="5.5" />
      <path d="M3 43l7-12 8 11zM61 43l-7-12-8 11z" fill={STEEL} />
      <path d="M36 12q14 4 8 14t2 16" fill="none" stroke={OAK} strokeWidth="3.2" strokeLinecap="round" />
    </>
  ),
  cannon: (
    <>
      <path d="M10 22l36-9q6 0 8 6t-3 10L14 38q-8 0-9-7t5-9z" fill={NIGHT} />
      <path d="M46 12q7 0 9 7t-4 11l-4 1-5-18z" fill={INK} />
      <circle cx="5" cy="31" r="4" fill={BRASS} />
      <path d="M18 21l5 15M28 18l5 15" stroke={GOLD} strokeWidth="3" />
      <path d="M6 46l14-13h16l8 13z" fill={OAK} />
      <circle cx="26" cy="46" r="12" fill={BARK} />
      <circle cx="26" cy="46" r="8" fill={OAK} />
      <path d="M26 36v20M16 46h20M19 39l14 14M33 39L19 53" stroke={BARK} strokeWidth="2.4" />
      <circle cx="26" cy="46" r="3" fill={GOLD} />
      {[
        [46, 54],
        [56, 54],
        [51, 46],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" fill={INK} />
      ))}
    </>
  ),
  spyglass: (
    <g transform="rotate(-28 32 32)">
      <path d="M38 22h20v20H38z" fill={LEAF} />
      <path d="M22 25h18v14H22z" fill={OAK} />
      <path d="M8 28h16v8H8z" fill={BARK} />
      <path d="M55 20h5v24h-5zM37 21h5v22h-5zM21 24h4v16h-4zM5 27h4v10H5z" fill={GOLD} />
      <path d="M60 22q4 10 0 20z" fill={SKY} />
      <path d="M44 26h10" stroke={CREAM} strokeWidth="2.4" strokeLinecap="round" opacity="0.7" />
    </g>
  ),
  "treasure-map": (
    <>
      <path d="M6 14l16-4 18 5 18-5v40l-18 5-18-5-16 4z" fill="#f0d9a4" />
      <path d="M22 10l18 5v40l-18-5z" fill="#e2c283" />
      <path
        d="M11 44q4-10 10-8t9-6 10-4"
        fill="none"
        stroke={BARK}
        strokeWidth="2.6"
        strokeDasharray="4 4"
        strokeLinecap="round"
      />
      <path d="M43 18l10 9M53 18l-10 9" stroke={RED} strokeWidth="4.5" strokeLinecap="round" />
      <path d="M10 24l5-7 5 7zM17 24l3-5 4 5z" fill={LEAF} />
      <path d="M40 42q4-4 8 0t8 0M40 47q4-4 8 0" fill="none" stroke={SEA} strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="11" cy="47" r="2.4" fill={DEEP} />
    </>
  ),
  "pirate-flag": (
    <>
      <path d="M12 4v57" stroke={OAK} strokeWidth="4" strokeLinecap="round" />
      <circle cx="12" cy="5" r="3.5" fill={GOLD} />
      <path d="M14 9q11-5 22 0t23-1l-5 15 5 15q-12 5-23 1t-22 0z" fill={INK} />
      <path d="M24 35l22-11M24 24l22 11" stroke={CREAM} strokeWidth="3" strokeLinecap="round" />
      <path d="M26 21q0-9 9-9t9 9q0 4-3 5v4H29v-4q-3-1-3-5z" fill={CREAM} />
      <circle cx="31.5" cy="21" r="2.3" fill={INK} />
      <circle cx="38.5" cy="21" r="2.3" fill={INK} />
      <path d="M27 16q8-6 16 0" fill="none" stroke={LEAF} strokeWidth="3" />
      <path d="M5 61h14" stroke={SILVER} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
};
