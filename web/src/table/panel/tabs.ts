/** Walking a row of tabs by arrow keys. */

import type { KeyboardEvent } from "react";

/** Arrow keys go from tab to tab and open each, as in other programs. */
export function walkTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const next = tabs[neighbour(event.key, tabs.indexOf(document.activeElement as HTMLElement), tabs.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** The index of the tab that a key leads to in a row of tabs; -1 if the key does not walk. */
export function neighbour(key: string, index: number, count: number): number {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
