/** A name in a narrow place: a word that is too long for it is made narrower rather than broken. */

import { useLayoutEffect, useRef, useState, type HTMLAttributes } from "react";
import { useSize } from "./size";

interface Props extends HTMLAttributes<HTMLSpanElement> {
  children: string;
}

export function Fitted({ children, className = "", ...rest }: Props) {
  const { frame, width } = useSize<HTMLSpanElement>();
  const words = useRef<HTMLSpanElement>(null);
  const [loads, setLoads] = useState(0); // of letters, which change how wide words are
  const [wide, setWide] = useState<number | null>(null); // of the longest word in pixels, where it is too long

  useLayoutEffect(() => {
    const count = () => setLoads((before) => before + 1);
    document.fonts.addEventListener("loadingdone", count);
    return () => document.fonts.removeEventListener("loadingdone", count);
  }, []);

  useLayoutEffect(() => {
    const line = words.current;
    if (!line || !width) return;
    const { style } = line;
    const before = style.width;
    style.width = "";
    const needed = line.scrollWidth; // rounded, as the width is
    style.width = before;
    setWide(needed > width + 1 ? needed : null);
  }, [children, width, loads]);

  const fit = wide === null ? undefined : { width: wide, transform: `scaleX(${width / wide})` };
  return (
    <span ref={frame} className={`fitted ${className}`} {...rest}>
      <span ref={words} style={fit}>
        {children}
      </span>
    </span>
  );
}
