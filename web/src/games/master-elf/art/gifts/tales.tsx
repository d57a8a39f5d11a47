/** Pictures of gifts: from fairy tales, and a parcel for gifts without a picture; 64 by 64. */

import type { ReactNode } from "react";
import { BARK, BRASS, CREAM, DEEP, GOLD, INK, LEAF, NIGHT, OAK, ORANGE, PINE, PLUM, RED, SEA, SKY } from "./paint";

const PETALS = [RED, ORANGE, GOLD, LEAF, SKY, SEA, PLUM];

export const TALES: Record<string, ReactNode> = {
  nutcracker: (
    <>
      <rect x="21" y="2" width="22" height="15" rx="3" fill={INK} />
      <path d="M19 16h26v4H19z" fill={GOLD} />
      <path d="M32 4l3 4-3 5-3-5z" fill={GOLD} />
      <path d="M22 20h20v14q0 3-3 3H25q-3 0-3-3z" fill="#f4cfa6" />
      <circle cx="27" cy="25" r="2" fill={INK} />
      <circle cx="37" cy="25" r="2" fill={INK} />
      <path d="M24 29q4-2 8 0 4-2 8 0-4 3-8 1-4 2-8-1z" fill={BARK} />
      <path d="M27 31h10v6H27z" fill="#fff" />
      <path d="M30.3 31v6M33.7 31v6" stroke={INK} strokeWidth="0.9" />
      <path d="M20 22q-4 8 2 13M44 22q4 8-2 13" fill="none" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M18 37h28v16H18z" fill={RED} />
      <path d="M13 38h6v14h-6zM45 38h6v14h-6z" fill={DEEP} />
      <path d="M11 37h11v3H11zM42 37h11v3H42zM18 48h28v3H18z" fill={GOLD} />
      <path d="M25 40l14 7M39 40l-14 7" stroke={CREAM} strokeWidth="1.8" />
      <path d="M21 53h9v8h-9zM34 53h9v8h-9z" fill={INK} />
    </>
  ),
  "rainbow-flower": (
    <>
      <path d="M32 32q2 16-1 29" fill="none" stroke={PINE} strokeWidth="3.6" strokeLinecap="round" />
      <path d="M32 52q-13 2-16-9 14-1 16 9zM32 56q10 2 15-6-11-3-15 6z" fill={LEAF} />
      {PETALS.map((paint, index) => (
        <ellipse
          key={paint}
          cx="32"
          cy="13"
          rx="6.5"
          ry="9.5"
          fill={paint}
          transform={`rotate(${(index * 360) / 7} 32 25)`}
        />
      ))}
      <circle cx="32" cy="25" r="6.5" fill={CREAM} stroke={GOLD} strokeWidth="2" />
    </>
  ),
  "puppet-theatre": (
    <>
      <path d="M8 20L32 4l24 16z" fill={RED} />
      <circle cx="32" cy="14" r="4" fill={GOLD} />
      <path d="M9 20h46v40H9z" fill={OAK} />
      <path d="M14 24h36v24H14z" fill={NIGHT} />
      <path d="M14 24h12q0 16-12 22zM50 24H38q0 16 12 22z" fill={RED} />
      <path d="M14 24h36v4q-4 4-9 0-4 4-9 0-5 4-9 0-5 4-9 0z" fill={DEEP} />
      <circle cx="32" cy="35" r="4.5" fill="#f4cfa6" />
      <path d="M27 34q1-8 5-9 4 1 5 9-5-3-10 0z" fill={LEAF} />
      <path d="M26 48q0-8 6-8t6 8z" fill={LEAF} />
      <path d="M9 48h46v4H9z" fill={GOLD} />
      <path d="M20 56h24" stroke={BARK} strokeWidth="2" />
    </>
  ),
  "invisibility-cap": (
    <>
      <path d="M14 44q-2-26 18-30 10-4 20-10-2 8-6 12 8 10 6 28z" fill={SEA} />
      <path d="M14 44q-2-26 18-30 4-2 8-3-14 10-14 33z" fill={NIGHT} />
      <circle cx="54" cy="5" r="5" fill={CREAM} />
      <rect x="9" y="42" width="46" height="11" rx="5.5" fill={CREAM} />
      <path d="M36 22l1.6 3.4 3.7.4-2.8 2.5.8 3.7-3.3-1.9-3.3 1.9.8-3.7-2.8-2.5 3.7-.4z" fill={GOLD} />
      <path d="M44 34l1 2 2 .3-1.5 1.4.4 2-1.9-1-1.9 1 .4-2L41 36.3l2-.3z" fill={GOLD} />
      <path d="M22 58h6M36 58h6M29 62h6" stroke={SKY} strokeWidth="2.4" strokeLinecap="round" strokeDasharray="3 3" />
    </>
  ),
};

export const PARCEL: ReactNode = (
  <>
    <path d="M10 28h44v28q0 3-3 3H13q-3 0-3-3z" fill={OAK} />
    <path d="M7 20h50v10H7z" fill={BARK} />
    <path d="M27 20h10v39H27z" fill={GOLD} />
    <path d="M32 20q-16 2-17-7 2-8 17 7 15-15 17-7-1 9-17 7z" fill={RED} />
    <circle cx="32" cy="19" r="4" fill={DEEP} />
    <path d="M27 20h10v3H27z" fill={BRASS} />
    <path d="M30 30h4v26h-4z" fill={CREAM} opacity="0.5" />
  </>
);
