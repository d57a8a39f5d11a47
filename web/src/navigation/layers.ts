/** What lies over a page, such as a dialog or a drawer: Back closes it before it leaves the page.
 *
 * Each layer has an entry in the browser's history, with the address of the page and its depth. Close Watcher would do
 * the same, but Safari lacks it.
 */

import { useEffect, useRef } from "react";

type Close = { current(): void };

const layers: Close[] = []; // the topmost last
let isGoingBack = false; // because a layer was closed on the page
let timer = 0;

const depth = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

/** Give every layer its entry, and leave the entries of those that are closed. */
function settle(): void {
  if (isGoingBack) return;
  const surplus = depth() - layers.length;
  if (surplus > 0) {
    isGoingBack = true;
    history.go(-surplus);
  }
  while (depth() < layers.length) history.pushState({ layer: depth() + 1 }, "");
}

/** Later: whatever closes a layer may also open another one, or go to another page. */
function settleSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(settle);
}

/** Begin to close layers when the browser goes back. */
export function watchHistory(): void {
  window.addEventListener("popstate", () => {
    if (!isGoingBack) {
      for (const layer of layers.slice(depth()).reverse()) layer.current();
    }
    isGoingBack = false;
    settleSoon();
  });
  settleSoon(); // the page may have been reloaded with an open layer
}

/** Let Back close what is open. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => void (latest.current = close));
  useEffect(() => {
    if (!isOpen) return;
    layers.push(latest);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(latest), 1);
      settleSoon();
    };
  }, [isOpen]);
}

/** Go to an address of these pages. The entry of a layer is not left behind, and going back does not overtake it. */
export function goTo(hash: string): void {
  if (isGoingBack) window.addEventListener("popstate", () => goTo(hash), { once: true });
  else if (depth()) location.replace(`#${hash}`);
  else location.hash = hash;
}
