/** The bar at the bottom of a table. It publishes its height, so that the board knows how much is covered. */

import { useLayoutEffect, useRef, type ReactNode } from "react";

export function Foot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = foot.current?.parentElement;
    const watch = new ResizeObserver(([entry]) => {
      page?.style.setProperty("--bar", `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    if (foot.current) watch.observe(foot.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={foot} className="table-foot">
      {children}
    </div>
  );
}
