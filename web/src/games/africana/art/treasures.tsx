/** Pictures on adventures: artefacts and guides, each in a square of 64. */

import type { ReactNode } from "react";
import { Symbol, signOf } from "./signs";

const LINE = { stroke: "#4a2c14", strokeWidth: 1.8, strokeLinejoin: "round", strokeLinecap: "round" } as const;

const TREASURES: Record<string, ReactNode> = {
  mask: (
    <g {...LINE}>
      <path d="M20,14Q8,4 9,20Q12,26 18,24M44,14Q56,4 55,20Q52,26 46,24" fill="#8d5a2f" />
      <path d="M32,5Q49,7 48,28Q46,50 32,60Q18,50 16,28Q15,7 32,5Z" fill="#a8652f" />
      <path d="M32,5Q38,14 36,34L38,42Q32,45 26,42L28,34Q26,14 32,5Z" fill="#d39a55" />
      <path d="M19,28Q24,23 28,29Q23,32 19,28ZM45,28Q40,23 36,29Q41,32 45,28Z" fill="#2d1a0b" />
      <path d="M26,49Q32,46 38,49Q32,55 26,49Z" fill="#fff4dc" />
      <path d="M20,37L25,40M20,42L25,44M44,37L39,40M44,42L39,44M22,18L27,20M42,18L37,20" fill="none" />
    </g>
  ),
  drum: (
    <g {...LINE}>
      <path d="M12,18Q16,34 24,42Q22,52 18,58H46Q42,52 40,42Q48,34 52,18Z" fill="#9a5a2b" />
      <path d="M24,42Q32,46 40,42L41,47Q32,50 23,47Z" fill="#e0b36a" />
      <path d="M14,24L22,38M20,20L28,43M28,21L31,44M36,21L33,44M44,20L36,43M50,24L42,38" fill="none" stroke="#f0d9a8" />
      <ellipse cx="32" cy="16" rx="21" ry="7.5" fill="#f5e6c4" />
      <ellipse cx="32" cy="16" rx="14" ry="4.4" fill="#e2c78f" stroke="none" />
      <path d="M18,58H46" fill="none" strokeWidth="3" />
    </g>
  ),
  statue: (
    <g {...LINE}>
      <path d="M18,60H46L43,53H21Z" fill="#6e4526" />
      <path d="M25,53Q22,44 26,36Q22,32 24,26H40Q42,32 38,36Q42,44 39,53H34L32,45L30,53Z" fill="#8a4f28" />
      <path d="M24,27Q15,30 17,40L25,43M40,27Q49,30 47,40L39,43" fill="none" strokeWidth="4.6" />
      <path d="M24,27Q15,30 17,40L25,43M40,27Q49,30 47,40L39,43" fill="none" stroke="#8a4f28" strokeWidth="2.4" />
      <path d="M32,6Q41,6 40,15Q39,24 32,25Q25,24 24,15Q23,6 32,6Z" fill="#a96535" />
      <path d="M24,12Q22,3 32,3Q42,3 40,12Q32,8 24,12Z" fill="#e0a83e" />
      <path d="M27,16H30M34,16H37M30,21H34" fill="none" />
      <path d="M25,32Q32,36 39,32" fill="none" stroke="#e0a83e" strokeWidth="2.4" />
    </g>
  ),
  shield: (
    <g {...LINE}>
      <path d="M12,6L54,60M52,6L10,60" fill="none" stroke="#6b4a2c" strokeWidth="2.6" />
      <path d="M12,6L9,11L15,13ZM52,6L55,11L49,13Z" fill="#cfd4d8" />
      <path d="M32,4Q49,18 49,32Q49,46 32,60Q15,46 15,32Q15,18 32,4Z" fill="#c9543a" />
      <path d="M32,11Q43,21 43,32Q43,43 32,53Q21,43 21,32Q21,21 32,11Z" fill="#f3e2bb" />
      <path d="M32,11V53" fill="none" strokeWidth="2.6" />
      <path d="M25,22L32,28L39,22M25,42L32,36L39,42M22,32H42" fill="none" stroke="#2d1a0b" strokeWidth="2.4" />
    </g>
  ),
  jug: (
    <g {...LINE}>
      <path d="M41,18Q56,18 53,32Q51,40 44,41" fill="none" strokeWidth="5.4" />
      <path d="M41,18Q56,18 53,32Q51,40 44,41" fill="none" stroke="#b8703a" strokeWidth="2.6" />
      <path d="M24,8H40L38,18Q50,26 48,40Q46,54 39,59H25Q18,54 16,40Q14,26 26,18Z" fill="#b8703a" />
      <path d="M17,33Q32,39 47,33L48,41Q32,47 16,41Z" fill="#f0d9a8" />
      <path d="M19,41L23,36L27,42L31,37L35,42L39,37L43,41L46,36" fill="none" />
      <ellipse cx="32" cy="8" rx="9" ry="3.4" fill="#6e3d1b" />
      <path d="M22,26Q26,22 28,22" fill="none" stroke="#f0d9a8" />
    </g>
  ),
};

/** For artefacts of other editions. */
const CHEST = (
  <g {...LINE}>
    <path d="M9,28Q9,12 22,12H42Q55,12 55,28Z" fill="#a8652f" />
    <path d="M9,28H55V54H9Z" fill="#8d5a2f" />
    <path d="M9,28H55M20,12V54M44,12V54" fill="none" stroke="#e0b36a" strokeWidth="2.6" />
    <path d="M28,26H36V36H28Z" fill="#e0a83e" />
  </g>
);

export const artefactArt = (artefact: string): ReactNode => TREASURES[artefact] ?? CHEST;

/** A guide: a head in a turban of the colour, with its symbol. */
export function Guide({ colour }: { colour: string }) {
  const { fill, dark } = signOf(colour);
  return (
    <g {...LINE}>
      <path d="M8,60Q8,42 24,40H40Q56,42 56,60Z" fill={fill} stroke={dark} />
      <path d="M26,38H38V44Q32,49 26,44Z" fill="#7a4a2a" />
      <path d="M20,24Q20,42 32,43Q44,42 44,24Z" fill="#8c5833" />
      <path d="M16,25Q14,8 32,6Q50,8 48,25Q32,17 16,25Z" fill={fill} stroke={dark} />
      <path
        d="M18,20Q32,8 47,18M22,12Q36,10 45,12"
        fill="none"
        stroke="#fff8e8"
        strokeOpacity=".55"
        strokeWidth="1.4"
      />
      <path d="M26,29V30.5M38,29V30.5M28,37Q32,39.5 36,37" fill="none" strokeWidth="2.2" />
      <g transform="translate(32 53) scale(.85)" strokeWidth="1">
        <Symbol colour={colour} />
      </g>
    </g>
  );
}

export function Treasure({ artefact, guide }: { artefact?: string; guide?: string }) {
  return (
    <svg className="africana-treasure" viewBox="0 0 64 64" aria-hidden="true">
      {guide ? <Guide colour={guide} /> : artefactArt(artefact ?? "")}
    </svg>
  );
}
