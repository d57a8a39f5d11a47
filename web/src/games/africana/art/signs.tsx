/** Symbols of the travel colours, emblems of companies, coins, laurels. */

import type { CSSProperties, ReactNode } from "react";
import type { Identity } from "../../../board";
import { Figure } from "../../../board/Figure";

const CREAM = "#fff8e8";

// --- The five symbols of travel: each colour has a shape of its own -----------------------------------

interface Sign {
  fill: string;
  dark: string;
  glyph: ReactNode; // on a disc of radius 10 around the origin
}

const SIGNS: Record<string, Sign> = {
  magenta: {
    fill: "#b92c6b",
    dark: "#7d1546",
    glyph: (
      <>
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse key={turn} cx="0" cy="-4.1" rx="2.5" ry="3.3" transform={`rotate(${turn})`} />
        ))}
        <circle r="1.7" fill="#b92c6b" />
      </>
    ),
  },
  turquoise: {
    fill: "#17878a",
    dark: "#0b5659",
    glyph: <path d="M0,-7C2.2,-3.4 4.9,-.6 4.9,2.4A4.9,4.9 0 0 1 -4.9,2.4C-4.9,-.6 -2.2,-3.4 0,-7Z" />,
  },
  grey: {
    fill: "#686d73",
    dark: "#3d4247",
    glyph: <path d="M-7,4.6L-2.2,-4.4L.4,-.4L2.4,-2.8L7,4.6Z" />,
  },
  orange: {
    fill: "#d96f13",
    dark: "#96470a",
    glyph: (
      <>
        <circle r="3.3" />
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <path key={turn} d="M-1,-4.3L0,-7.3L1,-4.3Z" transform={`rotate(${turn})`} />
        ))}
      </>
    ),
  },
  violet: {
    fill: "#6a3d9e",
    dark: "#42226a",
    glyph: <path d="M2.4,-6.6A6.8,6.8 0 1 0 6.2,3.4A5.4,5.4 0 0 1 2.4,-6.6Z" />,
  },
};
const SPARE = Object.values(SIGNS);

export function signOf(colour: string): Sign {
  return SIGNS[colour] ?? SPARE[colour.length % SPARE.length]!;
}

/** A disc with the symbol of a colour, radius 10, around the origin. */
export function Symbol({ colour }: { colour: string }) {
  const sign = signOf(colour);
  return (
    <g>
      <circle r="10" fill={sign.fill} stroke={sign.dark} strokeWidth="1" />
      <circle r="8.6" fill="none" stroke={CREAM} strokeOpacity=".35" strokeWidth=".7" />
      <g fill={CREAM}>{sign.glyph}</g>
    </g>
  );
}

/** The disc as a separate picture, for text and cards. */
export function SymbolMark({ colour, size = 18 }: { colour: string; size?: number }) {
  return (
    <svg className="africana-mark" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <Symbol colour={colour} />
    </svg>
  );
}

// --- Companies: a colour and an emblem ----------------------------------------------------------------

const COMPANIES: Record<string, { fill: string; dark: string; light: string }> = {
  white: { fill: "#f3ead6", dark: "#4f483e", light: "#4f483e" },
  blue: { fill: "#2f6db5", dark: "#173f70", light: CREAM },
  yellow: { fill: "#efbf2d", dark: "#8a6508", light: "#5c4306" },
  red: { fill: "#c23a30", dark: "#7a1b15", light: CREAM },
};
const EMBLEMS: Record<string, string> = {
  white: "M-5,0A5,5 0 1 0 5,0A5,5 0 1 0 -5,0Z",
  blue: "M0,-6.4L5.6,0L0,6.4L-5.6,0Z",
  yellow: "M-4.8,-4.8H4.8V4.8H-4.8Z",
  red: "M0,-6L6.2,5H-6.2Z",
};

/** The colours and shapes of companies as identities of players. */
export const IDENTITIES: Record<string, Identity> = {
  white: { colour: "#f3ead6", shape: "disc" },
  blue: { colour: "#2f6db5", shape: "diamond" },
  yellow: { colour: "#efbf2d", shape: "square" },
  red: { colour: "#c23a30", shape: "triangle" },
};

const paint = (colour: string) => COMPANIES[colour] ?? COMPANIES.white!;
const emblem = (colour: string): string => EMBLEMS[colour] ?? EMBLEMS.white!;

/** A company's marker, around the origin. */
export function Marker({ colour }: { colour: string }) {
  const { fill, dark } = paint(colour);
  return <path d={emblem(colour)} fill={fill} stroke={dark} strokeWidth="1.5" strokeLinejoin="round" />;
}

export function MarkerMark({ colour, size = 16, isFree = true }: { colour: string; size?: number; isFree?: boolean }) {
  return (
    <svg className="africana-mark" viewBox="-8 -8 16 16" width={size} height={size} aria-hidden="true">
      {isFree ? (
        <Marker colour={colour} />
      ) : (
        <path d={emblem(colour)} fill="none" stroke="currentColor" strokeOpacity=".45" strokeDasharray="2 1.6" />
      )}
    </svg>
  );
}

/** An explorer: a helmet, a coat in the company's colour, its emblem. The feet are at the origin. */
export function Explorer({ colour }: { colour: string }) {
  const { fill, dark, light } = paint(colour);
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="0" cy="0" rx="17" ry="5.5" fill="#3b2a17" opacity=".3" />
      <path d="M-8,-1L-7,-12H7L8,-1Q0,2.5 -8,-1Z" fill="#6b4a2c" stroke="#3f2a16" strokeWidth="1.4" />
      <path d="M12,-27L17,0" stroke="#5a3c20" strokeWidth="2.6" />
      <path d="M-13,-8Q-14,-28 -6,-33H6Q14,-28 13,-8Q0,-3 -13,-8Z" fill={fill} stroke={dark} strokeWidth="1.8" />
      <path d="M-8,-33Q-12,-26 -10,-17" fill="none" stroke="#7b5230" strokeWidth="2.2" />
      <path d={emblem(colour)} transform="translate(0 -18) scale(.92)" fill={light} />
      <circle cx="0" cy="-38" r="7.6" fill="#d9a574" stroke="#6d452a" strokeWidth="1.4" />
      <circle cx="-2.6" cy="-37" r="1" fill="#3f2a16" />
      <circle cx="2.8" cy="-37" r="1" fill="#3f2a16" />
      <path
        d="M-14,-41.5Q0,-46 14,-41.5Q12,-39 0,-40.5Q-12,-39 -14,-41.5Z"
        fill="#efe0bb"
        stroke={dark}
        strokeWidth="1.5"
      />
      <path d="M-9,-43Q-8,-53.5 0,-53.5Q8,-53.5 9,-43Q0,-46 -9,-43Z" fill="#f6ead0" stroke={dark} strokeWidth="1.5" />
      <path d="M-9,-44.2Q0,-47 9,-44.2" fill="none" stroke={fill} strokeWidth="2.6" />
    </g>
  );
}

export function ExplorerMark({ colour, size = 34 }: { colour: string; size?: number }) {
  return (
    <svg className="africana-mark" viewBox="-20 -57 40 64" width={size} height={size * 1.5} aria-hidden="true">
      <Explorer colour={colour} />
    </svg>
  );
}

// --- Silver, points, cards ----------------------------------------------------------------------------

export function Coin({ value, size = 22 }: { value: number | string; size?: number }) {
  return (
    <Figured value={value} size={size} ink="#353c42">
      <svg viewBox="-12 -12 24 24">
        <circle r="11" fill="#c9ced3" stroke="#6c747b" strokeWidth="1.4" />
        <circle r="8.6" fill="#e4e8eb" stroke="#98a1a8" strokeWidth=".8" strokeDasharray="1.4 1" />
      </svg>
    </Figured>
  );
}

/** A figure on a picture. It is not text, so that screen readers read only the name of a card. */
function Figured({
  value,
  size,
  ink,
  children,
}: {
  value: number | string;
  size: number;
  ink: string;
  children: ReactNode;
}) {
  const style = { "--size": `${size}px`, "--ink-of": ink } as CSSProperties;
  return (
    <Figure className="africana-figured" value={value} style={style}>
      {children}
    </Figure>
  );
}

export function Laurel({ value, size = 24 }: { value: number | string; size?: number }) {
  const leaves = [-62, -30, 2, 34];
  return (
    <Figured value={value} size={size} ink="#5a3f08">
      <svg viewBox="-14 -14 28 28">
        <g fill="#4f8a3c">
          {leaves.map((turn) => (
            <g key={turn}>
              <ellipse cx="-11" cy="0" rx="2" ry="4" transform={`rotate(${-turn})`} />
              <ellipse cx="11" cy="0" rx="2" ry="4" transform={`rotate(${turn})`} />
            </g>
          ))}
        </g>
        <circle r="8.2" fill="#fdf3cf" stroke="#b28a2b" strokeWidth="1" />
      </svg>
    </Figured>
  );
}

/** A small travel card, face down. */
export function CardMark({ size = 20 }: { size?: number }) {
  return (
    <svg className="africana-mark" viewBox="0 0 20 26" width={size} height={size * 1.3} aria-hidden="true">
      <rect x="1" y="1" width="18" height="24" rx="3" fill="#8a5a33" stroke="#553317" strokeWidth="1.2" />
      <rect x="3.4" y="3.4" width="13.2" height="19.2" rx="1.6" fill="none" stroke="#e9cf9a" strokeWidth=".8" />
      <path d="M10,7L12,13L10,19L8,13Z" fill="#e9cf9a" />
    </svg>
  );
}

/** A compass rose around the origin, radius 20. */
export function Rose() {
  return (
    <g>
      <circle r="15" fill="none" stroke="#8a5a33" strokeWidth=".8" strokeDasharray="2 1.6" />
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} d="M0,-13L2.6,-2.6L0,0L-2.6,-2.6Z" transform={`rotate(${turn})`} fill="#c79a58" />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0,-20L3.6,-3.6L0,0Z" fill="#7c4a22" />
          <path d="M0,-20L-3.6,-3.6L0,0Z" fill="#d9b276" />
        </g>
      ))}
    </g>
  );
}
