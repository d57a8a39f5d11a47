/** The three stacks of gifts, the gifts set aside, and the gifts on offer. */

import { motion } from "motion/react";
import { seatIndex } from "../seats";
import { ElfFigure } from "./elf";
import { GiftCard, GiftTile } from "./Gift";
import { only, waysToMake } from "./payments";
import { Piece, usePlay } from "./play";
import { lookedAt, PLACES, playerOf } from "./view";

export function Stacks() {
  const { view, speech } = usePlay();
  const looking = view.pending?.choice === "claim" ? view.pending.place : undefined;
  return (
    <section className="master-elf-stacks" aria-label={speech.text("label-stacks")}>
      <div className="master-elf-row">
        {PLACES.map((place, nth) => (
          <Stack key={place} place={place} nth={nth} isOpen={looking === place} />
        ))}
        <Aside />
      </div>
      <p className="master-elf-note">{view.turn && speech.text("turn-exhausted", { count: view.exhausted })}</p>
      <Known title={speech.text("label-among")} gifts={view.among} />
    </section>
  );
}

function Stack({ place, nth, isOpen }: { place: string; nth: number; isOpen: boolean }) {
  const { view, speech, moves, seat, say } = usePlay();
  const stack = view.stacks[nth] ?? { count: 0, gifts: [] };
  const [top, ...beneath] = stack.gifts;
  const hand = (seat && playerOf(view, seat)?.hand.cards) || [];
  const isShown = isOpen && seat === view.turn; // its gifts are on offer
  const depth = isShown ? 0 : Math.max(0, Math.min(4, stack.count - 1));
  return (
    <div className="master-elf-stack">
      <div className="master-elf-depth" style={{ paddingBottom: depth * 3 }}>
        {Array.from({ length: depth }, (_, layer) => (
          <span key={layer} className="master-elf-edge" style={{ top: (layer + 1) * 3 }} />
        ))}
        {top && !isShown ? (
          <GiftCard key={top} gift={top} moves={[...waysToMake(top, moves, hand), ...only(`look ${place}`, moves)]} />
        ) : (
          <div className="master-elf-gap">{stack.count ? "" : speech.text("stack-empty")}</div>
        )}
      </div>
      {top && !isShown && <span className="master-elf-name">{speech.name("gift", top)}</span>}
      <span
        className="master-elf-count"
        title={say("stack", { place: speech.name("place", place), "place-word": place, count: stack.count })}
      >
        {stack.count}
      </span>
      {!isShown && <Known title={speech.text("label-known")} gifts={beneath} />}
    </div>
  );
}

function Aside() {
  const { view, speech, moves, seat } = usePlay();
  const { count, gifts } = view.aside;
  const label = `${speech.text("label-aside")}: ${count}`;
  return (
    <div className="master-elf-stack is-aside">
      <Piece kind="pile" word="aside" moves={only("look aside", moves)} label={label} className="master-elf-card">
        <svg viewBox="0 0 100 142" aria-hidden>
          <rect x="1" y="1" width="98" height="140" rx="9" className="master-elf-cardstock" />
          <rect x="8" y="8" width="84" height="126" rx="5" fill="#8d3a34" />
          <path d="M43 8h14v126H43zM8 64h84v14H8z" fill="#e6bf62" />
          <path
            d="M50 71Q20 42 18 58q0 16 32 13 32 3 32-13-2-16-32 13z"
            fill="#f3d98c"
            stroke="#b4862a"
            strokeWidth="2.5"
          />
          <circle cx="50" cy="71" r="7" fill="#e6bf62" stroke="#b4862a" strokeWidth="2.5" />
        </svg>
      </Piece>
      <span className="master-elf-count">{count}</span>
      <span className="master-elf-caption">{speech.text("label-aside")}</span>
      {lookedAt(view, seat).length === 0 && <Known title={speech.text("label-known")} gifts={gifts} />}
    </div>
  );
}

/** Gifts whose place in the stacks this seat knows. */
function Known({ title, gifts }: { title: string; gifts: string[] }) {
  if (!gifts.length) return null;
  return (
    <div className="master-elf-known" role="group" aria-label={title} title={title}>
      <svg viewBox="0 0 24 16" className="master-elf-eye" aria-hidden>
        <path d="M1 8q11-13 22 0-11 13-22 0z" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="12" cy="8" r="3.4" fill="currentColor" />
      </svg>
      {gifts.map((gift) => (
        <GiftTile key={gift} gift={gift} flies={false} />
      ))}
    </div>
  );
}

/** Gifts that can be taken for free or as a bonus. */
export function Offer() {
  const { view, speech, moves, seat, say } = usePlay();
  const isBonus = view.bonus.length > 0;
  const gifts = isBonus ? view.bonus : lookedAt(view, seat);
  if (!gifts.length) return null;
  const verb = isBonus ? "choose" : "claim";
  const place = view.pending?.place ?? "";
  const title = isBonus
    ? speech.text("label-bonus")
    : say("offer", { place: speech.name("place", place), "place-word": place });
  return (
    <motion.section
      className="master-elf-offer"
      aria-label={title}
      initial={{ opacity: 0, y: 12 }}
      animate={{ opacity: 1, y: 0 }}
    >
      <h3>{title}</h3>
      {isBonus && (
        <div className="master-elf-order" role="group" aria-label={say("order")} title={say("order")}>
          {view.order.map((chooser) => (
            <span key={chooser} role="img" aria-label={speech.seat(chooser)} title={speech.seat(chooser)}>
              <ElfFigure place={seatIndex(chooser)} />
            </span>
          ))}
        </div>
      )}
      <div className="master-elf-row">
        {gifts.map((gift) => (
          <GiftCard key={gift} gift={gift} moves={only(`${verb} ${gift}`, moves)} isNamed />
        ))}
      </div>
    </motion.section>
  );
}
