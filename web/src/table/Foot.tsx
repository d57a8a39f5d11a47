/** What is docked at the bottom of a table; the board learns how much of it that covers. */

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
