/** While a purchase is paid: what is due, and a button that pays with the proposed cards. */

import { moveAttributes, useBoard } from "../../board";
import type { AlpacaView, CardName } from "./view";

export function Payment({ proposed, pay }: { proposed: CardName[]; pay(): void }) {
  const { view, say, speech, hinted } = useBoard<AlpacaView>();
  if (!proposed.length || view.pending?.choice !== "pay") return null;
  const due = view.pending.due ?? 0;
  return (
    <div className="alpaca-payment">
      <span className="alpaca-due" aria-hidden="true">
        {Array.from({ length: due }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <button
        type="button"
        className="button primary"
        data-hinted={hinted?.startsWith("pay ") || undefined}
        data-shortcut="Enter"
        onClick={pay}
        {...moveAttributes([`pay ${proposed[0]}`])}
      >
        {say("pay-proposed", { cards: speech.several("card", proposed) })}
      </button>
      <small>{say("pay-hint")}</small>
    </div>
  );
}
