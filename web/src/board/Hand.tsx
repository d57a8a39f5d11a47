/** A hand of cards: side by side if there is room, else overlapping; the card under the finger or the focus is whole. */

import { Children, useState, type CSSProperties, type PointerEvent, type ReactNode } from "react";
import { TargetGroup } from "./Group";
import { useSize } from "./size";

interface Props {
  label: string;
  cardWidth: number; // pixels
  gap?: number;
  rows?: number; // how many rows it may take before cards overlap so much that a finger cannot tell them apart
  shown?: number; // how much of a card must be seen before another row is taken, from 0 to 1
  finger?: number; // and how many pixels
  className?: string;
  children: ReactNode; // one child for each card, with the key of its token
}

const FINGER = 44;

export function Hand({ label, cardWidth, gap = 6, rows = 1, shown, finger, className = "", children }: Props) {
  const cards = Children.toArray(children);
  const { frame, width } = useSize();
  const [raised, setRaised] = useState(-1);
  const { columns, step } = spreadCards(cards.length, width, cardWidth, gap, rows, shown, finger);
  const isCrowded = step < cardWidth;

  /** Sliding a finger over the hand raises the card under it. */
  function slide(event: PointerEvent<HTMLDivElement>): void {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-held]");
    if (under && event.currentTarget.contains(under)) setRaised(Number((under as HTMLElement).dataset.held));
  }

  return (
    <div ref={frame} className={`hand ${className}`}>
      <TargetGroup
        aria-label={label}
        className="hand-cards"
        data-crowded={isCrowded || undefined}
        data-rows={Math.ceil(cards.length / columns)}
        style={{ "--card-width": `${cardWidth}px`, "--step": `${step}px`, "--columns": columns } as CSSProperties}
        onPointerMove={isCrowded ? slide : undefined}
        onPointerLeave={() => setRaised(-1)}
      >
        {cards.map((card, index) => (
          <div
            key={(card as { key?: string }).key ?? index}
            className="held"
            data-held={index}
            data-raised={(isCrowded && index === raised) || undefined}
          >
            {card}
          </div>
        ))}
      </TargetGroup>
    </div>
  );
}

/** How many cards lie in a row, and how far apart they begin. */
export function spreadCards(
  cards: number,
  width: number,
  cardWidth: number,
  gap: number,
  rows: number,
  shown = 0.6,
  finger = FINGER,
): { columns: number; step: number } {
  const roomy = cardWidth + gap;
  if (!width || cards < 2) return { columns: Math.max(1, cards), step: roomy };
  let best = { columns: cards, step: roomy };
  for (let used = 1; used <= rows; used++) {
    const columns = Math.ceil(cards / used);
    const step = columns < 2 ? roomy : Math.min(roomy, (width - cardWidth) / (columns - 1));
    best = { columns, step };
    if (step >= Math.min(roomy, Math.max(finger, cardWidth * shown))) break;
  }
  return best;
}
