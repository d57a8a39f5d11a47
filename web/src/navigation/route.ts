/** The route: the part of the address after `#`, such as `#/table/abc/at/57`. */

import { useSyncExternalStore } from "react";
import { partsOf } from "./address";
import { goTo } from "./layers";

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

export function useRoute(): string[] {
  return partsOf(useSyncExternalStore(subscribe, () => location.hash));
}

export function go(...parts: string[]): void {
  goTo(`/${parts.map(encodeURIComponent).join("/")}`);
}

export function linkTo(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}
