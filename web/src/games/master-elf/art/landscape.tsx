/** The elves' country in winter, 720 by 600: the city in the middle, a land on each side. */

import { memo } from "react";

/** The outlines of the areas: the city, then north, east, south, west. */
export const REGIONS = [
  "M360 196c78 0 132 46 132 104s-54 104-132 104-132-46-132-104 54-104 132-104z",
  "M90 12H630q36 0 14 22L474 200Q424 182 360 182T246 200L76 34Q54 12 90 12z",
  "M708 80V520q0 36-22 14L500 372Q514 338 514 300T500 228L686 66q22-22 22 14z",
  "M90 588H630q36 0 14-22L474 400Q424 418 360 418T246 400L76 566Q54 588 90 588z",
  "M12 80V520q0 36 22 14L220 372Q206 338 206 300T220 228L34 66Q12 44 12 80z",
];

/** Where paths begin and end. */
const CENTRES = [
  [360, 300],
  [360, 108],
  [610, 300],
  [360, 500],
  [110, 300],
] as const;

function Pine({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="3" cy="1" rx="17" ry="4" fill="#4c6a94" opacity="0.22" />
      <path d="M-3-8h6v9h-6z" fill="#6b4a30" />
      <path d="M0-52l18 46q-18 6-36 0z" fill="#2f6a55" />
      <path d="M0-52l11 28-8-3-4 5-5-5-5 3z" fill="#fff" />
      <path d="M18-6q-18 6-36 0l4-10 7 4 6-4 6 5 7-5z" fill="#fff" opacity="0.85" />
    </g>
  );
}

function House({ x, y, roof, size = 1 }: { x: number; y: number; roof: string; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-20-24h40V0h-40z" fill="#f3dfbd" />
      <path d="M8-24h12V0H8z" fill="#d9bd90" />
      <path d="M-26-22L0-48l26 26z" fill={roof} />
      <path d="M-26-22L0-48l26 26-5 1L0-40l-21 19z" fill="#fff" />
      <path d="M-13-17h9v9h-9zM3-17h9v9H3z" fill="#ffc85a" />
      <path d="M-8.5-17v9M-13-12.5h9M7.5-17v9M3-12.5h9" stroke="#8a5a33" strokeWidth="1.2" />
    </g>
  );
}

function Sky() {
  return (
    <>
      <path d="M0 0h720v180H0z" fill="url(#master-elf-sky)" />
      <path
        d="M40 62q90-58 190-26t200-14 250 10"
        fill="none"
        stroke="#9ff0d0"
        strokeWidth="16"
        opacity="0.28"
        strokeLinecap="round"
      />
      <path
        d="M90 84q110-46 210-20t180-16 190 14"
        fill="none"
        stroke="#c6b4ff"
        strokeWidth="11"
        opacity="0.28"
        strokeLinecap="round"
      />
      <circle cx="640" cy="44" r="22" fill="#fff6d8" />
      <circle cx="631" cy="38" r="19" fill="url(#master-elf-sky)" opacity="0.9" />
      {[
        [60, 24],
        [150, 14],
        [236, 40],
        [300, 16],
        [452, 20],
        [530, 36],
        [578, 12],
        [690, 84],
        [24, 66],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.8" fill="#fff" />
      ))}
    </>
  );
}

function North() {
  return (
    <>
      <path
        d="M-10 150L70 58l46 50 62-82 70 88 40-42 62 70 74-92 60 78 48-50 62 70 60-76 76 78v60H-10z"
        fill="#8ea9cf"
      />
      <path
        d="M70 58l46 50-16 6-14-14-14 10-16-8zM178 26l40 50-18-6-14 16-16-14-20 12zM424 50l34 44-16-4-14 14-14-14-18 10zM594 62l36 46-18-8-12 12-14-12-16 6z"
        fill="#fff"
      />
      <path d="M0 150q120-46 240-18t240-6 240 12v470H0z" fill="url(#master-elf-snow)" />
      <path
        d="M204 168l9-22 9 22-9 8zM220 172l6-15 7 15-7 6zM504 170l8-20 9 20-9 8zM492 174l5-13 6 13-6 5z"
        fill="#bfe4f5"
        stroke="#7fb4d6"
        strokeWidth="1.5"
      />
    </>
  );
}

function East() {
  return (
    <>
      <path
        d="M610 236c70-14 118 20 114 74s-60 92-118 76-70-50-58-86 20-56 62-64z"
        fill="#b4d8ec"
        stroke="#fff"
        strokeWidth="6"
      />
      <path
        d="M580 330q30 22 62 2M640 262q26 2 40 22M596 280l26-8M650 348l24-10"
        fill="none"
        stroke="#eaf6fd"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="translate(676 214)">
        <path d="M-13 30l6-42h14l6 42z" fill="#c9a27a" />
        <path d="M-11-10L0-28l11 18z" fill="#8b3f36" />
        <path d="M-11-10L0-28l11 18-4-1-7-9-7 9z" fill="#fff" />
        <path d="M-30-14l60-4M-2-46l4 60" stroke="#6b4a30" strokeWidth="3" />
        <path
          d="M4-44l-1 24 9 1 1-24zM30-18l-24 0v9l24-1zM-4 14l1-24-9-1v25zM-30-14l24 0v-9l-24 1z"
          fill="#fff3dc"
          opacity="0.92"
        />
        <path d="M-4 14h8v16h-8z" fill="#6b4a30" />
      </g>
      <Pine x={704} y={452} size={0.9} />
      <Pine x={672} y={478} size={0.7} />
      <Pine x={536} y={196} size={0.6} />
    </>
  );
}

function South() {
  return (
    <>
      <path d="M150 600q60-90 190-72 150 10 236 72z" fill="#fff" opacity="0.8" />
      <path d="M0 600v-24q110-60 220-16 120 30 240 4 130-28 260 14v22z" fill="#c9d9ec" />
      <House x={176} y={566} roof="#a6463c" size={1.15} />
      <path
        d="M186 512q-6-10 2-16t0-16"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.8"
      />
      <g transform="translate(554 566)">
        <circle r="20" cy="-14" fill="#fff" stroke="#b9cbe2" strokeWidth="1.5" />
        <circle r="14" cy="-42" fill="#fff" stroke="#b9cbe2" strokeWidth="1.5" />
        <path d="M-12-53h24l-3-4V-70H-9v13z" fill="#3b4a63" />
        <path d="M-13-34q13 8 26 0l1 5q-14 8-28 0z" fill="#c9473d" />
        <circle cx="-5" cy="-45" r="2" fill="#2b2b33" />
        <circle cx="5" cy="-45" r="2" fill="#2b2b33" />
        <path d="M0-41l13 3-13 2z" fill="#ee8a3c" />
      </g>
      <path d="M238 574h40M442 578h56" stroke="#8a6a4a" strokeWidth="4" />
      <path
        d="M244 562v18M258 562v18M272 562v18M450 566v18M466 566v18M482 566v18"
        stroke="#8a6a4a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Pine x={112} y={582} size={1} />
      <Pine x={622} y={588} size={1.1} />
      <Pine x={662} y={574} size={0.8} />
    </>
  );
}

function West() {
  const pines = [
    [34, 214, 0.9],
    [74, 196, 0.75],
    [16, 262, 1],
    [120, 190, 0.6],
    [22, 404, 1.1],
    [64, 424, 1.15],
    [112, 436, 0.9],
    [26, 464, 1.2],
    [154, 424, 0.65],
  ] as const;
  return (
    <>
      <path d="M0 236q70-24 140 6t96 70q-20 90-90 96T0 400z" fill="#d3e3ef" opacity="0.8" />
      {pines.map(([x, y, size]) => (
        <Pine key={`${x} ${y}`} x={x} y={y} size={size} />
      ))}
      <path d="M196 404q14-16 32-2l-4 8h-26z" fill="#8fa3ba" />
      <path d="M196 404q14-16 32-2-16-4-32 2z" fill="#fff" />
    </>
  );
}

function City() {
  return (
    <>
      <ellipse cx="360" cy="306" rx="190" ry="146" fill="url(#master-elf-glow)" />
      <ellipse cx="360" cy="312" rx="128" ry="98" fill="#b9cbe2" />
      <ellipse cx="360" cy="302" rx="128" ry="98" fill="#fdf3e0" />
      <ellipse cx="360" cy="302" rx="128" ry="98" fill="none" stroke="#fff" strokeWidth="6" />
      <House x={266} y={276} roof="#3f7f8c" size={0.95} />
      <House x={312} y={250} roof="#a6463c" size={1} />
      <g transform="translate(362 246)">
        <path d="M-14-44h28V0h-28z" fill="#e6cda0" />
        <path d="M4-44h10V0H4z" fill="#cdae78" />
        <path d="M-19-42L0-82l19 40z" fill="#6d4a8f" />
        <path d="M-19-42L0-82l19 40-7-3L0-66l-12 21z" fill="#fff" />
        <circle cy="-29" r="9" fill="#fffaf0" stroke="#8a5a33" strokeWidth="2" />
        <path d="M0-35v6l4 3" fill="none" stroke="#3b2c26" strokeWidth="1.8" strokeLinecap="round" />
        <path d="M-5-14h10V0H-5z" fill="#ffc85a" />
      </g>
      <House x={412} y={252} roof="#4f8443" size={1} />
      <House x={456} y={280} roof="#b9772b" size={0.95} />
      <g transform="translate(468 352)">
        <Pine x={0} y={0} size={0.85} />
        {[
          [0, -46],
          [-5, -28],
          [6, -24],
          [-9, -12],
          [3, -12],
          [11, -8],
        ].map(([x, y], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={index ? 2.4 : 4}
            fill={index ? ["#d4503e", "#eab54a", "#8cc6e4"][index % 3] : "#ffd35c"}
          />
        ))}
      </g>
      <Pine x={254} y={352} size={0.7} />
    </>
  );
}

/** Drifts of snow, tracks, and a sledge that somebody has left on the way. */
function Drifts() {
  return (
    <>
      <path
        d="M150 250q26-12 52 0M60 350q30-14 60 0M500 440q36-16 72 0M132 500q40-16 80 0M470 522q30-10 60 0M556 150q30-10 60 2M90 156q30-10 60 0M316 452q44-14 88 0"
        fill="none"
        stroke="#b9cde4"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <g transform="translate(236 452)">
        <path d="M-26 8h50q8 0 8-8M-26 8q-8 0-8-6" fill="none" stroke="#8b3f36" strokeWidth="4" strokeLinecap="round" />
        <path d="M-18 8V0M14 8V0" stroke="#8b3f36" strokeWidth="3" />
        <path d="M-26-4h48v5h-48z" fill="#b9772b" />
        <path d="M-20-18h16v14h-16z" fill="#3d7cc4" />
        <path d="M-2-24h18v20H-2z" fill="#d2473c" />
        <path d="M-14-18h4v14h-4zM5-24h4v20H5z" fill="#ffe9b8" />
        <path d="M7-24q-8-8-2-8l2 6 2-6q6 0-2 8zM-12-18q-7-7-2-7l2 5 2-5q5 0-2 7z" fill="#ffe9b8" />
      </g>
      <g fill="#b9cde4">
        {[
          [520, 412],
          [532, 420],
          [546, 424],
          [558, 434],
          [572, 436],
          [586, 446],
        ].map(([x, y]) => (
          <ellipse key={x} cx={x} cy={y} rx="3.5" ry="2.2" />
        ))}
      </g>
    </>
  );
}

/** A path between two areas, by their indices in REGIONS. */
function pathBetween(from: number, to: number): string {
  const [x, y] = CENTRES[from] ?? CENTRES[0];
  const [u, v] = CENTRES[to] ?? CENTRES[0];
  const bend = from === 0 || to === 0 ? 0 : 0.2;
  const [a, b] = [(x + u) / 2 + ((x + u) / 2 - 360) * bend, (y + v) / 2 + ((y + v) / 2 - 300) * bend];
  return `M${x} ${y}Q${a} ${b} ${u} ${v}`;
}

export const Landscape = memo(function Landscape({ borders }: { borders: [number, number][] }) {
  const paths = borders.map(([from, to]) => pathBetween(from, to)).join("");
  return (
    <g aria-hidden>
      <defs>
        <linearGradient id="master-elf-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#2d4778" />
          <stop offset="1" stopColor="#7f9bd0" />
        </linearGradient>
        <linearGradient id="master-elf-snow" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#e3edf8" />
          <stop offset="1" stopColor="#f7fafd" />
        </linearGradient>
        <radialGradient id="master-elf-glow">
          <stop offset="0.4" stopColor="#ffd58a" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ffd58a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Sky />
      <North />
      <West />
      <East />
      <South />
      <Drifts />
      <path d={paths} fill="none" stroke="#c3b294" strokeWidth="15" strokeLinecap="round" opacity="0.55" />
      <path d={paths} fill="none" stroke="#fffdf7" strokeWidth="9" strokeLinecap="round" strokeDasharray="1 13" />
      <path d="M0 0h720v600H0z" className="master-elf-dusk" />
      <City />
    </g>
  );
});
