/** Paper falling behind the score pad of a winner, whose numbers stay readable; not for those who want no motion. */

import { createPortal } from "react-dom";

const COLOURS = ["#f2c14e", "#b3402a", "#2f6f8f", "#4f8a4a", "#8a5aa8", "#fffaf0"];
const PIECES = Array.from({ length: 48 }, (_, index) => ({
  left: `${(index * 37) % 100}%`,
  background: COLOURS[index % COLOURS.length],
  animationDelay: `${((index * 13) % 30) / 20}s`,
  animationDuration: `${2.4 + ((index * 7) % 12) / 8}s`,
}));

export function Confetti() {
  const top = document.querySelector("dialog[open]") ?? document.body; // nothing outside a dialog is above the page
  return createPortal(
    <div className="confetti" aria-hidden="true">
      {PIECES.map((style, index) => (
        <i key={index} style={style} />
      ))}
    </div>,
    top,
  );
}
