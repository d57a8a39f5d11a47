/** The picture on the box: an elf in the snow with the gifts of the year. */

import { Elf } from "./art/elf";
import { Drawing } from "./art/gifts/drawings";

const FLAKES = [
  [40, 60],
  [92, 30],
  [150, 76],
  [206, 24],
  [262, 62],
  [320, 34],
  [366, 84],
  [70, 120],
  [338, 132],
  [24, 170],
  [380, 190],
  [182, 44],
] as const;
const GIFTS = [
  ["rocket", 10, 182, 1.15],
  ["nutcracker", 76, 190, 1.25],
  ["plush-fox", 248, 192, 1.25],
  ["steam-engine", 318, 196, 1.2],
] as const;

export function Cover() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id="master-elf-cover-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#22386a" />
          <stop offset="1" stopColor="#7d97cf" />
        </linearGradient>
        <radialGradient id="master-elf-cover-glow">
          <stop offset="0" stopColor="#ffe2a0" />
          <stop offset="1" stopColor="#ffb54d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h400v300H0z" fill="url(#master-elf-cover-sky)" />
      <path
        d="M-20 80q100-66 220-30t220-40"
        fill="none"
        stroke="#9ff0d0"
        strokeWidth="18"
        opacity="0.25"
        strokeLinecap="round"
      />
      <path d="M-10 220l76-92 50 46 60-78 66 80 44-40 60 50 64-60v104z" fill="#8ea9cf" />
      <path
        d="M66 128l30 28-18 2-10-10-12 14-14-6zM176 96l36 44-20-6-14 12-14-12-18 8zM286 136l26 22-16 2-12-6-18 4z"
        fill="#fff"
      />
      <circle cx="200" cy="170" r="170" fill="url(#master-elf-cover-glow)" opacity="0.8" />
      <g fill="#2b5b4d">
        <path d="M30 250l26-84 26 84zM336 252l24-78 24 78z" />
        <path d="M-8 262l26-90 26 90zM372 262l22-86 22 86z" opacity="0.85" />
      </g>
      <path d="M56 166l12 40-9-6-6 6-9-2zM360 174l11 36-9-6-6 8-8-4z" fill="#fff" />
      <g transform="translate(131 66) scale(2.9)">
        <Elf seatNumber={0} />
      </g>
      <path d="M0 250q100-20 200-6t200-4v60H0z" fill="#f7fbff" />
      <path d="M0 262q120-16 220-4t180-4v46H0z" fill="#d9e6f4" />
      {GIFTS.map(([gift, x, y, size]) => (
        <g key={gift} transform={`translate(${x} ${y}) scale(${size})`}>
          <Drawing gift={gift} />
        </g>
      ))}
      {FLAKES.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={2 + (index % 3)} fill="#fff" opacity="0.9" />
      ))}
    </svg>
  );
}
