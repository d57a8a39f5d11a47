/** The three stacks of gifts, the gifts set aside, and the gifts on offer. */

import { Figure, Fitted, Counter, MoveTarget, Piece, TargetGroup, useBoard, movesOn } from "../../board";
import { seatIndex } from "../../api/seats";
import { useCatalogue } from "./catalogue";
import { ElfFigure } from "./art/elf";
import { CardBack, GiftCard, GiftTile } from "./Gift";
import { gainOf, lookedAt, PLACES, type ElfView } from "./view";

export function Stacks() {
  const { view, speech } = useBoard<ElfView>();
  return (
    <TargetGroup className="master-elf-stacks" data-essential="" aria-label={speech.text("label-stacks")}>
      {PLACES.map((place, index) => (
        <Stack key={place} place={place} index={index} />
      ))}
      <Aside />
      {view.turn && <p className="master-elf-note">{speech.text("turn-exhausted", { count: view.exhausted })}</p>}
    </TargetGroup>
  );
}

function Stack({ place, index }: { place: string; index: number }) {
  const { view, speech, moves, seat, say } = useBoard<ElfView>();
  const catalogue = useCatalogue();
  const { count, gifts } = view.stacks[index] ?? { count: 0, gifts: [] };
  const [top, ...beneath] = gifts;
  const isOffered = view.pending?.place === place && seat === view.turn;
  const name = say("stack", { place: speech.name("place", place), "place-word": place, count });
  if (!top || isOffered)
    return (
      <div className="master-elf-stack">
        <div className="master-elf-gap">{count ? "" : speech.text("stack-empty")}</div>
      </div>
    );
  const offered = [...movesOn(moves, ["make"], top), ...movesOn(moves, ["look"], place)];
  const label = [catalogue.describe(top), name, known(beneath)].filter(Boolean).join(". ");
  return (
    <div className="master-elf-stack" data-depth={Math.min(4, count - 1)}>
      <MoveTarget kind="gift" word={top} moves={offered} label={label} showsLast>
        <Piece id={`gift-${top}`}>
          <GiftCard gift={top} />
        </Piece>
        <Gain moves={offered} />
        <Counter value={`×${count}`} />
      </MoveTarget>
      <Fitted className="master-elf-name" aria-hidden>
        {speech.name("gift", top)}
      </Fitted>
      <Known gifts={beneath} />
    </div>
  );

  function known(beneath: string[]): string {
    return beneath.length ? `${speech.text("label-known")}: ${speech.several("gift", beneath)}` : "";
  }
}

/** The points that the gift would bring, while it can be made or taken. */
function Gain({ moves }: { moves: string[] }) {
  const { view } = useBoard<ElfView>();
  const gain = gainOf(view, moves[0]);
  return gain > 0 ? <Figure className="master-elf-gain" value={`+${gain}`} /> : null;
}

function Aside() {
  const { view, speech, moves, seat } = useBoard<ElfView>();
  const { count, gifts } = view.aside;
  const isOffered = lookedAt(view, seat).length > 0;
  const seen = [...(isOffered ? [] : gifts), ...view.among];
  const label = [
    `${speech.text("label-aside")}: ${count}`,
    gifts.length > 0 && `${speech.text("label-known")}: ${speech.several("gift", gifts)}`,
    view.among.length > 0 && `${speech.text("label-among")}: ${speech.several("gift", view.among)}`,
  ];
  return (
    <div className="master-elf-stack" data-aside="">
      <MoveTarget
        kind="pile"
        word="aside"
        moves={movesOn(moves, ["look"], "aside")}
        label={label.filter(Boolean).join(". ")}
      >
        <CardBack />
        <Counter value={count} />
      </MoveTarget>
      <Fitted className="master-elf-name" aria-hidden>
        {speech.text("label-aside")}
      </Fitted>
      <Known gifts={seen} />
    </div>
  );
}

/** Gifts that this seat has seen and that lie face down now. */
function Known({ gifts }: { gifts: string[] }) {
  if (!gifts.length) return null;
  return (
    <span className="master-elf-known" aria-hidden>
      <svg viewBox="0 0 24 16" className="master-elf-eye">
        <path d="M1 8q11-13 22 0-11 13-22 0z" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="12" cy="8" r="3.4" fill="currentColor" />
      </svg>
      {gifts.map((gift) => (
        <GiftTile key={gift} gift={gift} />
      ))}
    </span>
  );
}

/** Gifts that can be taken for free or as a bonus. */
export function Offer() {
  const { view, speech, moves, seat, say } = useBoard<ElfView>();
  const catalogue = useCatalogue();
  const isBonus = view.bonus.length > 0;
  const gifts = isBonus ? view.bonus : lookedAt(view, seat);
  if (!gifts.length) return null;
  const verb = isBonus ? "choose" : "claim";
  const place = view.pending?.place ?? "";
  const title = isBonus
    ? speech.text("label-bonus")
    : say("offer", { place: speech.name("place", place), "place-word": place });
  return (
    <section className="master-elf-offer" data-many={gifts.length > 4 || undefined} aria-label={title}>
      <h3>{title}</h3>
      {isBonus && (
        <div className="master-elf-order" role="img" aria-label={say("order", { names: namesInOrder() })}>
          {view.order.map((chooser) => (
            <ElfFigure key={chooser} seatNumber={seatIndex(chooser)} />
          ))}
        </div>
      )}
      <TargetGroup className="master-elf-offered" aria-label={title}>
        {gifts.map((gift) => {
          const offered = movesOn(moves, [verb], gift);
          return (
            <div key={gift} className="master-elf-stack">
              <MoveTarget kind="gift" word={gift} moves={offered} label={catalogue.describe(gift)}>
                <Piece id={`gift-${gift}`}>
                  <GiftCard gift={gift} />
                </Piece>
                <Gain moves={offered} />
              </MoveTarget>
              <Fitted className="master-elf-name" aria-hidden>
                {speech.name("gift", gift)}
              </Fitted>
            </div>
          );
        })}
      </TargetGroup>
    </section>
  );

  function namesInOrder(): string {
    return view.order.map((chooser) => speech.seat(chooser)).join(", ");
  }
}
