/** The size of an element in whole pixels, for boards that measure their room; 0 until it is known. */

import { useLayoutEffect, useRef, useState } from "react";

export function useSize<E extends Element = HTMLDivElement>() {
  const frame = useRef<E>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const [width, height] = [Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height)];
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return { frame, ...size };
}
