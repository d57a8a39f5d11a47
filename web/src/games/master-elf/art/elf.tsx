/** The elves: a piece for each seat, and the face on gifts that elves love. */

/** The coat of each seat; the shape on it is that of the seat everywhere. */
export const COATS = [
  { coat: "#c9473d", deep: "#8b2620", shape: "M0-5a5 5 0 1 1 0 10A5 5 0 1 1 0-5z" },
  { coat: "#2f8577", deep: "#175046", shape: "M-4.5-4.5h9v9h-9z" },
  { coat: "#dd9f2c", deep: "#8f5f0c", shape: "M0-5.5L5.5 4.5h-11z" },
  { coat: "#7359b3", deep: "#44307a", shape: "M0-6L5.5 0 0 6-5.5 0z" },
];

const SKIN = "#f6d2ab";

export function ElfFigure({ seatNumber }: { seatNumber: number }) {
  return (
    <svg viewBox="0 0 48 72" aria-hidden>
      <Elf seatNumber={seatNumber} />
    </svg>
  );
}

/** A piece, 48 by 72, with its feet at the bottom; the shape on its belly marks the seat. */
export function Elf({ seatNumber }: { seatNumber: number }) {
  const { coat, deep, shape } = COATS[seatNumber % COATS.length]!;
  return (
    <>
      <ellipse cx="24" cy="67" rx="17" ry="4" fill="#1d2c44" opacity="0.25" />
      <path d="M15 58h8v8H12q-2-3 3-4zM25 58h8v4q5 1 3 4H25z" fill="#4a3222" />
      <path d="M24 30q14 2 15 30H9q1-28 15-30z" fill={coat} stroke={deep} strokeWidth="1.5" />
      <path d="M9 57h30v4H9z" fill="#fff7ea" />
      <path d="M13 40q-7 4-6 11M35 40q7 4 6 11" fill="none" stroke={coat} strokeWidth="6" strokeLinecap="round" />
      <circle cx="7" cy="52" r="3.5" fill="#fff7ea" />
      <circle cx="41" cy="52" r="3.5" fill="#fff7ea" />
      <path d="M11 25L3 21q1 8 9 9zM37 25l8-4q-1 8-9 9z" fill={SKIN} />
      <ellipse cx="24" cy="26" rx="13" ry="11.5" fill={SKIN} />
      <circle cx="19.5" cy="26" r="1.7" fill="#3b2c26" />
      <circle cx="28.5" cy="26" r="1.7" fill="#3b2c26" />
      <path d="M20.5 31q3.5 3 7 0" fill="none" stroke="#a2543e" strokeWidth="1.7" strokeLinecap="round" />
      <circle cx="15.5" cy="29.5" r="2" fill="#ee9a8c" opacity="0.7" />
      <circle cx="32.5" cy="29.5" r="2" fill="#ee9a8c" opacity="0.7" />
      <path d="M10 21Q12 6 28 3q8-1 11 5-6-1-7 3 5 4 6 10z" fill={coat} stroke={deep} strokeWidth="1.5" />
      <rect x="8" y="18" width="32" height="6" rx="3" fill="#fff7ea" />
      <circle cx="40" cy="9" r="4" fill="#fff7ea" />
      <path d={shape} transform="translate(24 48)" fill="#fff7ea" stroke={deep} strokeWidth="1.2" />
    </>
  );
}

/** The elf's face on a gift that brings an extra point; 24 by 24. */
export function ElfFace() {
  return (
    <>
      <path d="M5 12L0 9q0 6 6 7zM19 12l5-3q0 6-6 7z" fill={SKIN} stroke="#8a5a33" strokeWidth="0.7" />
      <ellipse cx="12" cy="14" rx="7.5" ry="7" fill={SKIN} stroke="#8a5a33" strokeWidth="0.7" />
      <circle cx="9.5" cy="14" r="1.2" fill="#3b2c26" />
      <circle cx="14.5" cy="14" r="1.2" fill="#3b2c26" />
      <path d="M9.5 17q2.5 2.2 5 0" fill="none" stroke="#a2543e" strokeWidth="1.2" strokeLinecap="round" />
      <path d="M4 11Q6 1 17 .5q3 .5 3 3-3-.5-3 1.5 3 2 3 6z" fill="#4c8a4a" stroke="#2c5a2e" strokeWidth="0.7" />
      <rect x="3" y="9.5" width="18" height="3" rx="1.5" fill="#fff7ea" stroke="#c9b48f" strokeWidth="0.4" />
    </>
  );
}

export function ElfIcon() {
  return (
    <svg className="master-elf-sign" viewBox="-1 -1 26 24" aria-hidden>
      <ElfFace />
    </svg>
  );
}
