/** A page that is still loading. */

import { useLanguage } from "../texts/language";

export function Waiting() {
  const { say } = useLanguage();
  return (
    <main className="waiting" role="status" tabIndex={-1}>
      <Dots />
      <span className="hidden-text">{say("waiting")}</span>
    </main>
  );
}

export function Dots() {
  return (
    <span className="waiting-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
