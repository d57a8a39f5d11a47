/** A piece on a map that walks along a path to where it is now. */

import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { isStill } from "./Flights";
import { lengthOf, pointAt, type Point } from "./paths";

const PACE_MS = 2.2; // for each unit of the map
const STEPS = 24;

interface Props {
  at: string; // the place
  point: Point; // where that place is on the map
  wayBetween(from: string, to: string): Point[];
  className?: string;
  children: ReactNode; // drawn around that point
}

export function Walker({ at, point, wayBetween, className, children }: Props) {
  const piece = useRef<SVGGElement>(null);
  const [passed, setPassed] = useState({ from: at, to: at });
  if (passed.to !== at) setPassed({ from: passed.to, to: at });

  useLayoutEffect(() => {
    if (passed.from === passed.to || isStill()) return;
    const way = wayBetween(passed.from, passed.to);
    const length = lengthOf(way);
    if (!length) return;
    const steps = Array.from({ length: STEPS + 1 }, (_, step) => translation(pointAt(way, step / STEPS)));
    const duration = Math.min(1400, 350 + length * PACE_MS);
    const walk = piece.current?.animate({ transform: steps }, { duration, easing: "ease-in-out" });
    return () => walk?.cancel();
    // A walk belongs to a step from place to place; a map of another size must not repeat it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [passed]);
  return (
    <g ref={piece} style={{ transform: translation(point) }} className={className} aria-hidden="true">
      {children}
    </g>
  );
}

const translation = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;
