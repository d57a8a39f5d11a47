/** A player's workshop: hand, crystal, and the gifts by collection with their points. */

import { useState, type CSSProperties } from "react";
import { Counter, Fitted, MoveTarget, Piece, seatColour, TargetGroup, useBoard, useSize, useZone } from "../../board";
import { Dialog } from "../../ui/Dialog";
import { seatOf } from "../../api/seats";
import { TypeIcon } from "./art/badges";
import { useCatalogue } from "./catalogue";
import { ElfFigure } from "./art/elf";
import { CardBack, Colours, GiftCard, GiftTile } from "./Gift";
import { Back, Face, MedalIcon } from "./art/ingredients";
import { fitCollections, OVERLAP } from "./collectionSize";
import { CRYSTAL, workshopOf, type Collection, type ElfView } from "./view";
import "./workshops.css";

interface Props {
  seatNumber: number;
  isOwn: boolean;
  isFolded: boolean;
}

/** The workshop as a button: it opens everything in it, large. */
export function Workshop({ seatNumber, isOwn, isFolded }: Props) {
  const { view, names } = useBoard<ElfView>();
  const [isOpen, setOpen] = useState(false);
  const label = useWorkshopLabel(seatNumber);
  const seat = seatOf(seatNumber);
  return (
    <>
      <button
        type="button"
        className="master-elf-workshop"
        data-own={isOwn || undefined}
        data-folded={isFolded || undefined}
        data-turn={view.turn === seat || undefined}
        aria-haspopup="dialog"
        style={seatColour(seat)}
        onClick={() => setOpen(true)}
      >
        <span className="hidden-text">{label}</span>
        <Header seatNumber={seatNumber} isFolded={isFolded} />
        {!isFolded && (
          <>
            {!isOwn && <KnownHand seat={seat} />}
            <Facts seatNumber={seatNumber} />
            <Collections collections={workshopOf(view, seatNumber).collections} />
          </>
        )}
      </button>
      {isOpen && (
        <Dialog title={names[seat] ?? seat} onClose={() => setOpen(false)} wide>
          <Inside seatNumber={seatNumber} />
        </Dialog>
      )}
    </>
  );
}

/** Everything in a workshop, in words. */
function useWorkshopLabel(seatNumber: number): string {
  const { view, speech, names, say } = useBoard<ElfView>();
  const catalogue = useCatalogue();
  const player = view.players[seatNumber]!;
  const { collections, colours } = workshopOf(view, seatNumber);
  const score = player.score;
  const words = [
    names[seatOf(seatNumber)],
    score && say("points-now", { points: score.total, ...named(score.parts) }),
    `${speech.text("label-hand")}: ${player.hand.count}`,
    speech.several("card", player.hand.cards),
    player.crystal && speech.text("label-crystal"),
    player.special && say("special-used"),
    ...collections.map(({ type, gifts, points }) =>
      say("collection", { type: catalogue.name("types", type), gifts: speech.several("gift", gifts), points }),
    ),
    ...Object.entries(colours).map(([colour, count]) => count > 0 && `${catalogue.name("colours", colour)}: ${count}`),
  ];
  return words.filter(Boolean).join(". ");
}

const named = (parts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(parts).map(([part, points]) => [`from-${part}`, points]));

function Header({ seatNumber, isFolded }: { seatNumber: number; isFolded: boolean }) {
  const { view, names } = useBoard<ElfView>();
  const player = view.players[seatNumber]!;
  const seat = seatOf(seatNumber);
  return (
    <span className="master-elf-header" aria-hidden>
      <ElfFigure seatNumber={seatNumber} />
      {!isFolded && <b className="master-elf-owner">{names[seat]}</b>}
      <span className="master-elf-marks">
        {player.score && !isFolded && <Total points={player.score.total} />}
        {isFolded && (
          <span className="master-elf-made">
            <CardBack />
            {player.gifts.length}
          </span>
        )}
        <span className="master-elf-held">
          <Back />
          {player.hand.count}
        </span>
        {player.crystal && <MedalIcon card={CRYSTAL} />}
        {player.special && <SpecialMark />}
      </span>
      {isFolded && <Kinds collections={workshopOf(view, seatNumber).collections} />}
    </span>
  );
}

/** How many gifts each collection has, the largest first. */
function Kinds({ collections }: { collections: Collection[] }) {
  const known = collections.filter(({ type }) => type).sort((one, other) => other.gifts.length - one.gifts.length);
  return (
    <span className="master-elf-kinds">
      {known.map(({ type, gifts }) => (
        <span key={type}>
          <TypeIcon type={type} />
          {gifts.length}
        </span>
      ))}
    </span>
  );
}

function Total({ points }: { points: number }) {
  return (
    <span className="master-elf-total">
      <svg viewBox="0 0 24 24" className="master-elf-sign" aria-hidden>
        <path
          d="M12 1.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L12 18l-6.5 3.6 1.3-7.3L1.5 9.2l7.3-1z"
          fill="#eab54a"
          stroke="#b97f26"
          strokeWidth="1.4"
        />
      </svg>
      <Counter value={points} />
    </span>
  );
}

/** The mark of a used special action. */
function SpecialMark() {
  return (
    <svg viewBox="0 0 48 48" className="master-elf-medal" aria-hidden>
      <circle cx="24" cy="24" r="21" fill="#5b538f" stroke="#332c63" strokeWidth="2.5" />
      <path d="M24 10a8 8 0 0 1 4.5 14.5L32 38H16l3.5-13.5A8 8 0 0 1 24 10z" fill="#e9e4ff" />
      <path d="M9 39L39 9" stroke="#ffd35c" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

function Facts({ seatNumber }: { seatNumber: number }) {
  const { view } = useBoard<ElfView>();
  const { colours, wild, largest, elves } = workshopOf(view, seatNumber);
  return <Colours colours={colours} wild={wild} largest={largest} elves={elves} />;
}

/** The cards of another hand: those that everybody saw, the others face down. */
function KnownHand({ seat }: { seat: string }) {
  return (
    <span className="master-elf-known-hand" aria-hidden>
      {useZone(`hand ${seat}`).map(({ id, card }) => (
        <Piece key={id} id={id}>
          {card ? <Face card={card} /> : <Back />}
        </Piece>
      ))}
    </span>
  );
}

function Collections({ collections }: { collections: Collection[] }) {
  const { frame, width, height } = useSize<HTMLSpanElement>();
  const contents = collections.map((collection) => ({
    gifts: collection.gifts.length,
    figures: figuresOf(collection).join("").length,
  }));
  const size = fitCollections(contents, width, height);
  return (
    <span
      ref={frame}
      className="master-elf-collections"
      style={{ "--tile": `${size}px`, "--overlap": `${-size * OVERLAP}px` } as CSSProperties}
      aria-hidden
    >
      {collections.map((collection) => (
        <span key={collection.type} className="master-elf-collection">
          {collection.type && <TypeIcon type={collection.type} />}
          {collection.gifts.map((gift) => (
            <Piece key={gift} id={`gift-${gift}`}>
              <GiftTile gift={gift} />
            </Piece>
          ))}
          <Points collection={collection} />
        </span>
      ))}
    </span>
  );
}

/** The points of a collection, and those with one gift more. */
function figuresOf({ points, next }: Collection): string[] {
  return [...(points > 0 ? [String(points)] : []), ...(next > points ? [`▸${next}`] : [])];
}

function Points({ collection }: { collection: Collection }) {
  const [points, next] = figuresOf(collection);
  return (
    <span className="master-elf-points">
      {points}
      {next && <small>{next}</small>}
    </span>
  );
}

/** The workshop in full: every collection with its gifts, the colours and the elves. */
function Inside({ seatNumber }: { seatNumber: number }) {
  const { view, speech, say } = useBoard<ElfView>();
  const catalogue = useCatalogue();
  const player = view.players[seatNumber]!;
  const { collections } = workshopOf(view, seatNumber);
  const score = player.score;
  return (
    <div className="master-elf master-elf-inside">
      {score && <p>{say("points-now", { points: score.total, ...named(score.parts) })}</p>}
      <p>
        {`${speech.text("label-hand")}: ${player.hand.count}`}
        {player.hand.cards.length > 0 && ` (${speech.several("card", player.hand.cards)})`}
        {player.crystal && ` · ${speech.text("label-crystal")}`}
        {player.special && ` · ${say("special-used")}`}
      </p>
      <Facts seatNumber={seatNumber} />
      {collections.map(({ type, gifts, points, next }) => (
        <section key={type} style={{ "--gifts": gifts.length } as CSSProperties}>
          <h3>
            {type && <TypeIcon type={type} />}
            {catalogue.name("types", type)}
            {points > 0 && <span className="master-elf-points">{points}</span>}
            {next > points && <small>{say("next", { points: next })}</small>}
          </h3>
          <TargetGroup className="master-elf-inside-gifts" aria-label={catalogue.name("types", type)}>
            {gifts.map((gift) => (
              <MoveTarget key={gift} kind="gift" word={gift} label={catalogue.describe(gift)}>
                <GiftCard gift={gift} />
                <Fitted className="master-elf-name">{speech.name("gift", gift)}</Fitted>
              </MoveTarget>
            ))}
          </TargetGroup>
        </section>
      ))}
    </div>
  );
}
