/** Whether the words of the tools would take one more row of a bar; then the row is marked with `data-tight`. */

import { useEffect, useLayoutEffect, useRef } from "react";

function fit(row: HTMLElement | null): void {
  const bar = row?.parentElement;
  if (!row || !bar) return;
  row.dataset.tight = "";
  const room = bar.clientHeight;
  delete row.dataset.tight;
  if (bar.clientHeight > room) row.dataset.tight = "";
}

export function useTightness() {
  const row = useRef<HTMLDivElement>(null);
  const fitted = useRef("");
  useLayoutEffect(() => {
    const bar = row.current?.parentElement;
    if (bar?.innerHTML === fitted.current) return; // the same buttons: measuring lays the whole page out twice
    fit(row.current);
    fitted.current = bar?.innerHTML ?? "";
  });
  useEffect(() => {
    const refit = (): void => fit(row.current);
    window.addEventListener("resize", refit);
    return () => window.removeEventListener("resize", refit);
  }, []);
  return row;
}
