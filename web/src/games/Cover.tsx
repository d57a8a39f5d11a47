/** The picture on the box of a game: `Cover.tsx` in its folder. */

import { lazy, Suspense, type ComponentType } from "react";

type Picture = { Cover: ComponentType };

const files = import.meta.glob<Picture>("./*/Cover.tsx");
const pictures = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [
    path.split("/").at(-2)!,
    lazy(() =>
      load().then(
        ({ Cover }) => ({ default: Cover }),
        () => ({ default: Plain }), // a page is none the worse for it
      ),
    ),
  ]),
);

export function Cover({ game }: { game: string }) {
  const Picture = pictures[game] ?? Plain;
  return (
    <Suspense fallback={null}>
      <Picture />
    </Suspense>
  );
}

/** A game without a picture of its own: a pawn and two dice. */
function Plain() {
  return (
    <svg viewBox="0 0 400 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="250" fill="#c98f55" />
      <rect y="190" width="400" height="60" fill="#8a5a38" />
      <circle cx="200" cy="110" r="92" fill="#fbe3a6" opacity="0.6" />
      <path d="M170 200q24-40 14-66h32q-10 26 14 66z" fill="#b3401f" />
      <circle cx="200" cy="112" r="28" fill="#b3401f" />
      {[92, 268].map((x) => (
        <g key={x} transform={`rotate(${x < 200 ? -8 : 9} ${x + 20} 190)`}>
          <rect x={x} y="160" width="44" height="44" rx="9" fill="#fffaf0" stroke="#eadcc4" strokeWidth="2" />
          {[12, 22, 32].map((at) => (
            <circle key={at} cx={x + at} cy={160 + at} r="4" fill="#3b2417" />
          ))}
        </g>
      ))}
    </svg>
  );
}
