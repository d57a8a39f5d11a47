/** The picture on the box: the continent at sunrise, a route across it, an explorer, a mask. */

import { Explorer, Rose, Symbol } from "./art/signs";
import { CONTINENT } from "./art/land";
import { artefactArt } from "./art/treasures";

export function Cover() {
  return (
    <svg viewBox="0 0 400 300" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="africana-cover-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f6c976" />
          <stop offset=".55" stopColor="#ee9f5b" />
          <stop offset="1" stopColor="#b9562f" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill="url(#africana-cover-sky)" />
      <circle cx="200" cy="132" r="112" fill="#fbe3a6" opacity=".55" />
      <circle cx="200" cy="132" r="86" fill="#fdf0c8" opacity=".6" />
      <g transform="translate(72 6) scale(.262)">
        <path d={CONTINENT} transform="translate(10 14)" fill="#7a3f1c" opacity=".35" />
        <path d={CONTINENT} fill="#f3dfae" stroke="#8a5a2b" strokeWidth="9" strokeLinejoin="round" />
        <path d="M60,537H890" stroke="#b5482e" strokeWidth="5" strokeDasharray="20 14" opacity=".7" />
        <path
          d="M243,332Q380,250 560,330T729,570Q700,720 614,755T518,920"
          fill="none"
          stroke="#8a4b20"
          strokeWidth="11"
          strokeDasharray="6 24"
          strokeLinecap="round"
        />
      </g>
      {(
        [
          ["orange", 136, 93],
          ["turquoise", 219, 92],
          ["magenta", 263, 155],
          ["violet", 233, 204],
          ["grey", 208, 247],
        ] as const
      ).map(([colour, x, y]) => (
        <g key={colour} transform={`translate(${x} ${y}) scale(1.15)`}>
          <Symbol colour={colour} />
        </g>
      ))}
      <g
        stroke="#5a2411"
        strokeWidth="3.4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(14 -6)"
      >
        <path d="M30,262V204M30,226L14,204M30,218L48,202" />
        <path d="M-10,204Q30,170 70,202Q30,196 -10,204Z" fill="#5a2411" />
      </g>
      <path d="M0,262Q80,226 160,262T330,258T400,250V300H0Z" fill="#8f3f22" />
      <path d="M0,282Q110,252 220,280T400,272V300H0Z" fill="#6d2d18" />
      <g transform="translate(112 290) scale(2)">
        <Explorer colour="blue" />
      </g>
      <g transform="translate(166 292) scale(1.5)">
        <Explorer colour="red" />
      </g>
      <g transform="translate(300 186) rotate(7) scale(1.5)">{artefactArt("mask")}</g>
      <g transform="translate(352 52) scale(1.5)" opacity=".85">
        <Rose />
      </g>
    </svg>
  );
}
