/** A player's workshop: the hand, the crystal, and the gifts on shelves by collection with their points. */

import { motion } from "motion/react";
import { useMemo, type ReactNode } from "react";
import { seatOf } from "../seats";
import { tallyOf, type Collection, type Tally } from "./collections";
import { ElfFigure } from "./elf";
import { ColourTag, ElfTag, GiftTile, TypeTag } from "./Gift";
import { IngredientCard } from "./Ingredient";
import { MedalIcon } from "./ingredients";
import { only, takenBy } from "./payments";
import { Piece, usePlay } from "./play";
import type { Tokens } from "./tokens";
import { CRYSTAL } from "./view";

export function Workshop({ place, tokens, isOwn }: { place: number; tokens: Tokens; isOwn: boolean }) {
  const { view, speech, catalogue, names, pointed } = usePlay();
  const seat = seatOf(place);
  const player = view.players[place]!;
  const tally = useMemo(() => tallyOf(player.gifts, catalogue), [player.gifts, catalogue]);
  const name = names[seat] ?? speech.seat(seat);
  const usesCrystal = view.turn === seat && !!pointed?.endsWith(` ${CRYSTAL}`);
  const crystal = player.crystal && (
    <Piece
      kind="card"
      word={CRYSTAL}
      label={speech.text("label-crystal")}
      className={`master-elf-crystal ${usesCrystal ? "is-paid" : ""}`}
    >
      <MedalIcon card={CRYSTAL} />
    </Piece>
  );
  return (
    <section
      className={`master-elf-workshop ${isOwn ? "is-own" : ""} ${view.turn === seat ? "is-asked" : ""}`}
      aria-label={name}
    >
      <header>
        <span className="master-elf-face">
          <ElfFigure place={place} />
        </span>
        <h3>{name}</h3>
        {!isOwn && crystal}
        {player.special && <SpecialMark />}
        <Total tally={tally} />
      </header>
      <Hand place={place} tokens={tokens}>
        {isOwn && crystal}
      </Hand>
      <Shelves tally={tally} />
    </section>
  );
}

/** The mark of a used special action. */
function SpecialMark() {
  const { say } = usePlay();
  return (
    <Piece kind="pile" word="special" label={say("special-used")} className="master-elf-crystal">
      <svg viewBox="0 0 48 48" aria-hidden>
        <circle cx="24" cy="24" r="21" fill="#5b538f" stroke="#332c63" strokeWidth="2.5" />
        <path d="M24 10a8 8 0 0 1 4.5 14.5L32 38H16l3.5-13.5A8 8 0 0 1 24 10z" fill="#e9e4ff" />
        <path d="M9 39L39 9" stroke="#ffd35c" strokeWidth="4" strokeLinecap="round" />
      </svg>
    </Piece>
  );
}

function Hand({ place, tokens, children }: { place: number; tokens: Tokens; children: ReactNode }) {
  const { view, moves, pointed, speech } = usePlay();
  const seat = seatOf(place);
  const cards = tokens.at[`hand ${seat}`] ?? [];
  const isAsked = view.turn === seat;
  const paid = isAsked
    ? takenBy(
        pointed,
        cards.map((token) => token.card),
      )
    : new Set<number>();
  return (
    <div className="master-elf-hand" role="group" aria-label={`${speech.text("label-hand")}: ${cards.length}`}>
      {cards.map(({ id, card }, nth) => (
        <IngredientCard
          key={id}
          id={id}
          card={card}
          isPaid={paid.has(nth)}
          moves={isAsked && card ? only(`discard ${card}`, moves) : []}
        />
      ))}
      {children}
    </div>
  );
}

function Shelves({ tally }: { tally: Tally }) {
  const { catalogue } = usePlay();
  const rainbow = Object.keys(catalogue.edition.colours ?? {}).find((colour) => catalogue.isWild(colour));
  if (!tally.collections.length) return null;
  return (
    <>
      <div className="master-elf-shelves">
        {tally.collections.map((collection) => (
          <Shelf key={collection.type} collection={collection} />
        ))}
      </div>
      <div className="master-elf-colours">
        {tally.colours.map(({ colour, count }) => (
          <ColourTag key={colour} colour={colour} count={count} isBest={colour === tally.best} />
        ))}
        {rainbow && tally.wild > 0 && <ColourTag colour={rainbow} count={tally.wild} isBest />}
        {tally.elves > 0 && <ElfTag count={tally.elves} />}
      </div>
    </>
  );
}

function Shelf({ collection: { type, gifts, points, next } }: { collection: Collection }) {
  const { say, view } = usePlay();
  return (
    <motion.div layout="position" layoutDependency={view} className="master-elf-shelf">
      <TypeTag type={type} gifts={gifts} points={points} />
      <div className="master-elf-tiles">
        {gifts.map((gift) => (
          <GiftTile key={gift} gift={gift} />
        ))}
      </div>
      <span className="master-elf-points">
        {points}
        {next > points && <small title={say("next", { points: next })}>▸{next}</small>}
      </span>
    </motion.div>
  );
}

/** The parts of the score so far. */
function Total({ tally }: { tally: Tally }) {
  const { say } = usePlay();
  const label = say("points-now", {
    points: tally.total,
    "from-collections": tally.inCollections,
    "from-colour": tally.inColour,
    "from-elves": tally.elves,
  });
  return (
    <Piece kind="pile" word="score" label={label} className="master-elf-total">
      <svg viewBox="0 0 24 24" className="master-elf-sign" aria-hidden>
        <path
          d="M12 1.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L12 18l-6.500 3.600 1.3-7.3L1.500 9.200l7.3-1z"
          fill="#eab54a"
          stroke="#b97f26"
          strokeWidth="1.4"
        />
      </svg>
      <b>{tally.total}</b>
    </Piece>
  );
}
