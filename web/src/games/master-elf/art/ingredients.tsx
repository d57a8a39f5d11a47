/** Pictures of the ingredients: each has a shape, a colour and a sign of its own. */

import type { ReactNode } from "react";

interface Look {
  shape: string; // the outline of its medal, in a square of 48
  fill: string;
  rim: string;
  sign: ReactNode;
}

const CIRCLE = "M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42z";
const TRIANGLE = "M24 3q4 0 6 4l15 28q4 9-6 9H9q-10 0-6-9L18 7q2-4 6-4z";
const SQUARE = "M11 4h26q7 0 7 7v26q0 7-7 7H11q-7 0-7-7V11q0-7 7-7z";
const HEXAGON = "M15 4h18q3 0 5 3l7 14q1 3 0 6l-7 14q-2 3-5 3H15q-3 0-5-3L3 27q-1-3 0-6l7-14q2-3 5-3z";
const CLOUD = "M14 41C-1 42-1 24 10 23C8 9 24 3 31 13c9-4 17 4 14 12c5 9-2 17-11 16z";
const STAR = "M24 1l6.5 13.2L45 16.4 34.6 26.7 37 41.2 24 34.4 11 41.2 13.4 26.7 3 16.4 17.5 14.2z";

const LOOKS: Record<string, Look> = {
  fire: {
    shape: TRIANGLE,
    fill: "#e8683a",
    rim: "#a63c18",
    sign: (
      <>
        <path d="M24 11c7 8 11 12 11 19a11 10.5 0 0 1-22 0c0-5 3-8 5-11c1 3 2 4 4 4c2-4 1-8 2-12z" fill="#ffd35c" />
        <path d="M24 25c4 4 5 6 5 9a5 5 0 0 1-10 0c0-3 3-4 5-9z" fill="#fff4d2" />
      </>
    ),
  },
  water: {
    shape: CIRCLE,
    fill: "#3f8fcf",
    rim: "#1f5b91",
    sign: (
      <>
        <path d="M24 9c7 9 11 14 11 20a11 10.5 0 0 1-22 0c0-6 4-11 11-20z" fill="#d4eefb" />
        <path d="M17.5 29a6.5 7 0 0 0 6 6.5" fill="none" stroke="#3f8fcf" strokeWidth="2.6" strokeLinecap="round" />
      </>
    ),
  },
  wood: {
    shape: SQUARE,
    fill: "#8c6239",
    rim: "#573a1d",
    sign: (
      <>
        <path d="M9 19l20-7q10 1 10 11t-8 12l-19 3z" fill="#c98f55" />
        <ellipse cx="14" cy="28.5" rx="7.5" ry="9.5" fill="#f3d9ad" />
        <ellipse cx="14" cy="28.5" rx="4.3" ry="5.8" fill="none" stroke="#a8703a" strokeWidth="1.7" />
        <ellipse cx="14" cy="28.5" rx="1.3" ry="2" fill="#a8703a" />
        <path d="M30 12q1-6 8-6q0 7-8 6z" fill="#7cb360" />
      </>
    ),
  },
  metal: {
    shape: HEXAGON,
    fill: "#7f8b98",
    rim: "#49525d",
    sign: (
      <>
        <path d="M7 16h7v-2h25v4q-9 2-10 8l3 5h3v5H15v-5h3l2-5q-2-5-7-6q-5-1-6-4z" fill="#eef2f5" />
        <path d="M15 16h22" stroke="#b7c1cb" strokeWidth="2" />
      </>
    ),
  },
  air: {
    shape: CLOUD,
    fill: "#7fc6c0",
    rim: "#3c8580",
    sign: (
      <path
        d="M9 22h19a4.5 4.5 0 1 0-4.5-5M9 28h26a4 4 0 1 0-4-4.5M13 34h13a3.5 3.5 0 1 1-3.5 3.8"
        fill="none"
        stroke="#f6fffd"
        strokeWidth="3"
        strokeLinecap="round"
      />
    ),
  },
  magic: {
    shape: STAR,
    fill: "#9061b8",
    rim: "#573079",
    sign: (
      <>
        <path d="M15 33L28 19" stroke="#ffe9a8" strokeWidth="3.6" strokeLinecap="round" />
        <path d="M29 10l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#ffe07a" />
        <circle cx="18.5" cy="19" r="1.8" fill="#fff" />
        <circle cx="31" cy="29" r="1.8" fill="#fff" />
      </>
    ),
  },
};

const UNKNOWN: Look = {
  shape: SQUARE,
  fill: "#a08c74",
  rim: "#5e5040",
  sign: <path d="M16 18l8-5 8 5v12l-8 5-8-5zM16 18l8 5 8-5M24 23v12" fill="none" stroke="#fff6e4" strokeWidth="2.6" />,
};

/** A medal, 48 by 48, for use inside a larger picture. */
export function Medal({ card }: { card: string }) {
  const { shape, fill, rim, sign } = LOOKS[card] ?? (card === "crystal" ? CRYSTAL : UNKNOWN);
  return (
    <>
      <path d={shape} fill={fill} stroke={rim} strokeWidth="2.5" strokeLinejoin="round" />
      {sign}
    </>
  );
}

export function MedalIcon({ card }: { card: string }) {
  return (
    <svg className="master-elf-medal" viewBox="0 0 48 48" aria-hidden>
      <Medal card={card} />
    </svg>
  );
}

const CRYSTAL: Look = {
  shape: "M24 2l13 13-5 24-8 7-8-7-5-24z",
  fill: "#bfe9f4",
  rim: "#3f8aa3",
  sign: <path d="M11 15h26M24 2l-6 13 6 31M24 2l6 13-6 31" fill="none" stroke="#3f8aa3" strokeWidth="1.6" />,
};

/** The face of an ingredient card. */
export function Face({ card }: { card: string }) {
  const { fill, rim } = LOOKS[card] ?? UNKNOWN;
  return (
    <svg viewBox="0 0 60 80" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect x="1" y="1" width="58" height="78" rx="8" className="master-elf-cardstock" />
      <rect x="5" y="5" width="50" height="70" rx="5" fill={fill} opacity="0.2" />
      <path d="M8 66q11-8 22 0t22 0v4q0 3-3 3H11q-3 0-3-3z" fill={rim} opacity="0.28" />
      <g transform="translate(6 14)">
        <Medal card={card} />
      </g>
    </svg>
  );
}

/** The back of an ingredient card: a snowflake on night blue. */
export function Back() {
  return (
    <svg viewBox="0 0 60 80" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect x="1" y="1" width="58" height="78" rx="8" className="master-elf-cardstock" />
      <rect x="5" y="5" width="50" height="70" rx="5" fill="#31507c" />
      <g stroke="#dbe8f7" strokeWidth="2.4" strokeLinecap="round" fill="none">
        {[0, 60, 120].map((turn) => (
          <path key={turn} transform={`rotate(${turn} 30 40)`} d="M30 21v38M25 25l5 5 5-5M25 55l5-5 5 5" />
        ))}
      </g>
      <g fill="#8fb0d8">
        {[
          [12, 13],
          [48, 13],
          [12, 67],
          [48, 67],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />
        ))}
      </g>
    </svg>
  );
}
