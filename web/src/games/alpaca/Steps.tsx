/** What the turn still allows and, in a choice of several steps, the progress and what must be paid. */

import type { ReactNode } from "react";
import { Coin } from "./Card";
import { moveAttributes } from "../moveAttributes";
import { Portrait } from "./art/Portrait";
import { useBoard } from "./context";
import type { CardName, Pending } from "./view";

export function Allowance() {
  const { view, speech } = useBoard();
  const extra = view["extra-turns"];
  return (
    <ul className="alpaca-allowance">
      <Mark
        done={view.bought}
        icon={<Coin count={1} />}
        text={speech.text(view.bought ? "turn-has-bought" : "turn-can-buy")}
      />
      <Mark
        done={!view.placements}
        icon={<Picket />}
        text={speech.text("turn-placements", { count: view.placements })}
      />
      {view.coins > 0 && (
        <Mark icon={<Coin count={view.coins} />} text={speech.text("turn-coins", { coins: view.coins })} />
      )}
      {view.reveller && <Mark icon={<Bust card="reveller" />} text={speech.text("turn-reveller")} />}
      {extra > 0 && <Mark icon={<Bust card="graduate" />} text={speech.text("turn-extra", { count: extra })} />}
      {view.final && <Mark icon={<b aria-hidden="true">!</b>} text={speech.text("turn-final")} />}
    </ul>
  );
}

function Mark({ icon, text, done = false }: { icon: ReactNode; text: string; done?: boolean }) {
  return (
    <li className={`alpaca-mark ${done ? "alpaca-done" : ""}`}>
      <span className="alpaca-icon">{icon}</span>
      {text}
    </li>
  );
}

function Picket() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M2 17h36v6H2zM2 28h36v6H2z" fill="#b87d46" />
      <path d="M5 38V11l5-6l5 6v27zM25 38V11l5-6l5 6v27z" fill="#dba76c" stroke="#6f4520" strokeWidth="2" />
    </svg>
  );
}

function Bust({ card }: { card: CardName }) {
  return (
    <span className="alpaca-bust">
      <Portrait card={card} crop="bust" />
    </span>
  );
}

/** The steps of each choice, and the card that asks for them. */
function stepsOf(pending: Pending, seats: number): { card: CardName | null; steps: string[] } {
  switch (pending.choice) {
    case "pay":
      return { card: pending.card ?? null, steps: ["pay"] };
    case "free":
      return { card: pending.for ?? null, steps: pending.for === "bargainer" ? ["free", "take"] : ["free"] };
    case "take":
      return { card: "bargainer", steps: ["free", "take"] };
    case "swap-in":
    case "swap-out":
      return { card: "ticket-clerk", steps: ["swap-in", "swap-out"] };
    case "give":
    case "to":
      return { card: "pacifist", steps: seats > 2 ? ["give", "to"] : ["give"] };
    case "join":
      return { card: pending.card ?? "noisemaker", steps: ["join"] };
    case "copy":
      return { card: "mime", steps: ["copy"] };
    case "fetch":
      return { card: "explorer", steps: ["fetch"] };
    default:
      return { card: "dreamer", steps: ["dream"] };
  }
}

export function Steps({ pay }: { pay(): void }) {
  const { view, say, speech, moves, proposed, hinted, seat } = useBoard();
  const pending = view.pending;
  if (!pending) return null;
  const { card, steps } = stepsOf(pending, view.seats);
  const at = steps.indexOf(pending.choice);
  const isMine = view.turn === seat && moves.length > 0;
  return (
    <div className="alpaca-steps" role="group" aria-label={isMine ? speech.ask(view) : undefined}>
      {card && <Bust card={card} />}
      <ol>
        {steps.map((step, place) => (
          <li
            key={step}
            className={place === at ? "alpaca-now" : place < at ? "alpaca-done" : ""}
            aria-current={place === at ? "step" : undefined}
          >
            {step === "take" && pending.limit !== undefined
              ? say("step-take-limit", { limit: pending.limit })
              : say(`step-${step}`)}
          </li>
        ))}
      </ol>
      {pending.card && pending.choice !== "pay" && pending.card !== card && <Bust card={pending.card} />}
      {pending.choice === "pay" && <Due due={pending.due ?? 0} />}
      {pending.for === "snob" && <Dots done={2 - (pending.left ?? 2)} />}
      {isMine && proposed.length > 0 && (
        <span className="alpaca-pay">
          <button
            type="button"
            className={hinted?.startsWith("pay ") ? "alpaca-hinted" : ""}
            onClick={pay}
            {...moveAttributes(proposed.slice(0, 1).map((card) => `pay ${card}`))}
          >
            {say("pay-proposed", { cards: speech.several("card", proposed) })}
          </button>
          <small>{say("pay-hint")}</small>
        </span>
      )}
    </div>
  );
}

/** What must still be paid, as empty coins. */
function Due({ due }: { due: number }) {
  const { say } = useBoard();
  return (
    <span className="alpaca-due">
      <span aria-hidden="true">
        {Array.from({ length: due }, (_, place) => (
          <i key={place} />
        ))}
      </span>
      {say("coins-due", { due })}
    </span>
  );
}

function Dots({ done }: { done: number }) {
  return (
    <span className="alpaca-due" aria-hidden="true">
      <span>
        {[0, 1].map((place) => (
          <i key={place} className={place < done ? "alpaca-paid" : ""} />
        ))}
      </span>
    </span>
  );
}
