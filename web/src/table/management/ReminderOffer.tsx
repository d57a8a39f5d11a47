/** Offers reminders to somebody who waits for others, once, at a table where that can take long. */

import { useEffect, useState } from "react";
import { keepText, storedText } from "../../device/storage";
import { remindersHere, turnOn } from "../../people/push";
import { useLanguage } from "../../texts/language";
import { useTable, type TableContext } from "../session/context";

const ANSWERED = "ludoteca.reminders-offered";
const DAY_SECONDS = 86400;
const PAUSE_MS = 3000; // in which the others may come back

export function ReminderOffer({ seat }: { seat: string }) {
  const context = useTable();
  const { say, language } = useLanguage();
  const [isOffered, setOffered] = useState(false);
  const isLong = takesLong(context, seat);
  useEffect(() => {
    if (!isLong || storedText(ANSWERED)) return;
    const timer = window.setTimeout(() => {
      remindersHere().then(
        (state) => setOffered(state === "off"),
        () => undefined, // what cannot be found out is not offered
      );
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [isLong]);
  const answer = (isWanted: boolean) => {
    keepText(ANSWERED, "yes");
    setOffered(false);
    if (isWanted) void turnOn(language).catch(() => undefined); // the person's own page says what is wrong
  };
  if (!isOffered || !isLong) return null;
  return (
    <section className="sheet paper" aria-label={say("reminders-title")}>
      <p>{say("reminders-offer")}</p>
      <div className="row">
        <button className="button primary" onClick={() => answer(true)}>
          {say("reminders-offer-yes")}
        </button>
        <button className="button" onClick={() => answer(false)}>
          {say("reminders-offer-no")}
        </button>
      </div>
    </section>
  );
}

/** Whether it is the turn of another person who is away or has days to move. */
function takesLong({ table, state }: TableContext, seat: string): boolean {
  const turn = table.seats.find((seat) => seat.seat === table.turn);
  const mine = table.seats.find((one) => one.seat === seat);
  if (table.state !== "playing" || !turn || turn.kind === "bot" || turn.stand_in) return false;
  if (turn.person === mine?.person || turn.seat in state.views) return false;
  return table.clock ? table.clock.rule.seconds >= DAY_SECONDS : !state.present.includes(turn.seat);
}
