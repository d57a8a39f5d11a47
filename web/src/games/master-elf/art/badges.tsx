/** The look of types (a frame and a sign) and of colours (a ribbon with a pattern and a shape). */

import type { ReactNode } from "react";

interface TypeLook {
  frame: string; // the plate behind a picture, in a square of 84
  tint: string;
  deep: string;
  sign: ReactNode; // in a square of 24
}

const line = {
  fill: "none",
  stroke: "#fff",
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const TYPES: Record<string, TypeLook> = {
  antiquities: {
    frame: "M6 80V38Q6 4 42 4t36 34v42q0 2-2 2H8q-2 0-2-2z",
    tint: "#f0dcb8",
    deep: "#9a6b2f",
    sign: <path d="M4 20h16M6 17h12M5 8l7-4 7 4zM8 9v7M12 9v7M16 9v7" {...line} />,
  },
  pirates: {
    frame: "M26 4h32l22 22v32L58 80H26L4 58V26z",
    tint: "#cfd8dc",
    deep: "#414d59",
    sign: <path d="M5 5l13 13M19 5L6 18M4 15l5 5M20 15l-5 5" {...line} />,
  },
  vehicles: {
    frame: "M14 6h56q10 0 10 10v52q0 10-10 10H14Q4 78 4 68V16Q4 6 14 6z",
    tint: "#f6cfc0",
    deep: "#b5482f",
    sign: <path d="M12 4a8 8 0 1 0 .01 0M12 4v16M4 12h16M6.5 6.5l11 11M17.5 6.5l-11 11" {...line} strokeWidth={1.8} />,
  },
  tales: {
    frame:
      "M42 3q9 7 19 7 2 9 10 15 10 8 9 17-6 8-6 18-9 4-13 13-10 0-19 8-9-8-19-8-4-9-13-13 0-10-6-18-1-9 9-17 8-6 10-15 10 0 19-7z",
    tint: "#e2d2f0",
    deep: "#7a4aa3",
    sign: <path d="M12 7q-4-3-9-2v13q5-1 9 2 4-3 9-2V5q-5-1-9 2zv13" {...line} />,
  },
  arts: {
    frame: "M42 4c24 0 39 15 38 36s-16 40-40 40S4 62 4 42 18 4 42 4z",
    tint: "#fbdfa8",
    deep: "#c07f12",
    sign: (
      <>
        <path d="M12 3q9 0 9 8 0 5-5 4-4 0-2 4 0 2-3 2-8-1-8-9t9-9z" {...line} />
        <circle cx="8" cy="10" r="1.4" fill="#fff" />
        <circle cx="13" cy="7.5" r="1.4" fill="#fff" />
        <circle cx="7.5" cy="15" r="1.4" fill="#fff" />
      </>
    ),
  },
  science: {
    frame: "M42 2l36 20q2 1 2 3v34q0 2-2 3L42 82 6 62q-2-1-2-3V25q0-2 2-3z",
    tint: "#cfe6f2",
    deep: "#2f7396",
    sign: <path d="M9 3h6M10 3v6l-5 9q-1 3 2 3h10q3 0 2-3l-5-9V3M7.5 15h9" {...line} />,
  },
  animals: {
    frame: "M42 82Q4 58 4 30 4 6 24 6q13 0 18 11Q47 6 60 6q20 0 20 24 0 28-38 52z",
    tint: "#d6ebcb",
    deep: "#4f8443",
    sign: (
      <g fill="#fff">
        <path d="M12 11q5 0 6 6 0 4-6 3-6 1-6-3 1-6 6-6z" />
        <ellipse cx="5" cy="11" rx="2" ry="2.7" />
        <ellipse cx="9.3" cy="6" rx="2" ry="2.8" />
        <ellipse cx="14.7" cy="6" rx="2" ry="2.8" />
        <ellipse cx="19" cy="11" rx="2" ry="2.7" />
      </g>
    ),
  },
  secret: {
    frame: "M42 2q24 0 24 23 0 12-9 18l12 37H15l12-37q-9-6-9-18Q18 2 42 2z",
    tint: "#d9d4ea",
    deep: "#4b4488",
    sign: <path d="M12 3a5 5 0 0 1 3 9l2 9H7l2-9a5 5 0 0 1 3-9z" fill="#fff" />,
  },
  treasure: {
    frame: "M42 2l38 40-38 40L4 42z",
    tint: "#fbe7a0",
    deep: "#a27600",
    sign: <path d="M3 9l4-5h10l4 5-9 12zM3 9h18M9 9l3 12 3-12" {...line} strokeWidth={1.8} />,
  },
};

const OTHER: TypeLook = {
  frame: "M10 4h64q6 0 6 6v64q0 6-6 6H10q-6 0-6-6V10q0-6 6-6z",
  tint: "#e9e0d2",
  deep: "#7b6a55",
  sign: <path d="M5 10h14v10H5zM4 7h16v3H4zM12 7v13" {...line} />,
};

export const typeLook = (type: string | undefined): TypeLook => TYPES[type ?? ""] ?? OTHER;

/** The sign of a type on its plate; for use inside a picture, 24 by 24. */
export function TypeSign({ type }: { type: string }) {
  const { deep, sign, frame } = typeLook(type);
  return (
    <>
      <path
        d={frame}
        transform="translate(-2 -2) scale(.333)"
        fill={deep}
        stroke={deep}
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <g transform="translate(3.2 3.2) scale(.74)">{sign}</g>
    </>
  );
}

export function TypeIcon({ type }: { type: string }) {
  return (
    <svg className="master-elf-sign" viewBox="-4 -4 32 32" aria-hidden>
      <TypeSign type={type} />
    </svg>
  );
}

// --- Ribbons ---------------------------------------------------------------------------------------

interface Ribbon {
  paint: string;
  deep: string;
  pattern: string;
  shape: string; // in a square of 12
}

const DOT = "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1z";
const RIBBONS: Ribbon[] = [
  { paint: "#d2473c", deep: "#8d211b", pattern: "dots", shape: DOT },
  { paint: "#4c9a54", deep: "#23592c", pattern: "stripes", shape: "M1.5 1.5h9v9h-9z" },
  { paint: "#3d7cc4", deep: "#1c4780", pattern: "zigzag", shape: "M6 1l5.5 10H.5z" },
  { paint: "#e0a92e", deep: "#8c6208", pattern: "checks", shape: "M6 .5L11.5 6 6 11.5.5 6z" },
  { paint: "#55a9ae", deep: "#1f6468", pattern: "waves", shape: "M.5 1h11L6 11z" },
];
const STAR = "M6 .3l1.7 3.7 4 .4-3 2.7.9 4L6 9l-3.6 2.1.9-4-3-2.7 4-.4z";
const WILD: Ribbon = { paint: "#b04b92", deep: "#55306e", pattern: "rainbow", shape: STAR };

export function ribbonOf(colour: string, colours: string[], isWild: boolean): Ribbon {
  if (isWild) return WILD;
  return RIBBONS[Math.max(0, colours.indexOf(colour)) % RIBBONS.length]!;
}

export function Shape({ ribbon }: { ribbon: Ribbon }) {
  return (
    <svg className="master-elf-shape" viewBox="-1 -1 14 14" aria-hidden>
      <path d={ribbon.shape} fill={ribbon.paint} stroke="#fff" strokeWidth="0.8" />
    </svg>
  );
}

/** The patterns of the ribbons, defined once for the whole page. */
export function Patterns() {
  const rainbow = ["#d2473c", "#ee8a3c", "#eab54a", "#4c9a54", "#3d7cc4", "#8a5bb0"];
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden>
      <defs>
        <pattern id="master-elf-dots" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="#d2473c" />
          <circle cx="2" cy="2" r="1.5" fill="#ffd9d2" />
          <circle cx="6" cy="6" r="1.5" fill="#ffd9d2" />
        </pattern>
        <pattern
          id="master-elf-stripes"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="7" height="7" fill="#4c9a54" />
          <rect width="2.8" height="7" fill="#d4f0cf" />
        </pattern>
        <pattern id="master-elf-zigzag" width="9" height="7" patternUnits="userSpaceOnUse">
          <rect width="9" height="7" fill="#3d7cc4" />
          <path d="M0 5l4.5-3.5L9 5" fill="none" stroke="#d7e9fb" strokeWidth="1.8" />
        </pattern>
        <pattern id="master-elf-checks" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="#e0a92e" />
          <path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#fff1c9" />
        </pattern>
        <pattern id="master-elf-waves" width="10" height="6" patternUnits="userSpaceOnUse">
          <rect width="10" height="6" fill="#55a9ae" />
          <path d="M0 3q2.5-3 5 0t5 0" fill="none" stroke="#dcf5f4" strokeWidth="1.6" />
        </pattern>
        <pattern
          id="master-elf-rainbow"
          width="24"
          height="24"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(20)"
        >
          {rainbow.map((paint, index) => (
            <rect key={paint} x={index * 4} width="4.2" height="24" fill={paint} />
          ))}
        </pattern>
      </defs>
    </svg>
  );
}
