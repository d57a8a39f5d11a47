/** A page that is still loading. */

import { useLanguage } from "../texts/language";

export function Loading() {
  const { say } = useLanguage();
  return (
    <main className="loading" role="status" tabIndex={-1}>
      <Dots />
      <span className="hidden-text">{say("waiting")}</span>
    </main>
  );
}

export function Dots() {
  return (
    <span className="loading-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
