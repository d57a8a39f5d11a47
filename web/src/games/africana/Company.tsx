/** A player's area: silver, markers, hand, open adventures, and what is completed. */

import { AnimatePresence, motion } from "motion/react";
import { seatIndex } from "../seats";
import { AdventureFace } from "./AdventureCard";
import { ExplorerMark, Laurel, MarkerMark, Purse } from "./art";
import type { Spots } from "./Chart";
import { usePlay, useThing } from "./play";
import { CardBack, TravelCard } from "./TravelCard";
import { Treasure } from "./treasures";
import type { AfricanaView, Figures } from "./view";
import { freeMarkers, numberCards, numberOf } from "./view";

const GOLD = 5; // the value of a gold coin in silver

interface Props {
  seat: string;
  view: AfricanaView;
  figures: Figures;
  onSpot(spots: Spots): void;
}

export function Company({ seat, view, figures, onSpot, isOwn = false }: Props & { isOwn?: boolean }) {
  const { board } = usePlay();
  const player = view.players[seatIndex(seat)]!;
  return (
    <section
      className="africana-company"
      data-own={isOwn || undefined}
      data-turn={view.turn === seat || undefined}
      aria-label={board.speech.seat(seat)}
    >
      <Head seat={seat} view={view} figures={figures} />
      <Hand seat={seat} view={view} figures={figures} onSpot={onSpot} isOwn={isOwn} />
      {player.open.length > 0 && <Open seat={seat} view={view} figures={figures} onSpot={onSpot} isOwn={isOwn} />}
      {player.done.length > 0 && <Done seat={seat} view={view} figures={figures} />}
    </section>
  );
}

function Head({ seat, view, figures }: { seat: string; view: AfricanaView; figures: Figures }) {
  const { speech } = usePlay().board;
  const player = view.players[seatIndex(seat)]!;
  const company = figures.companies[player.company];
  const colour = company?.colour ?? "white";
  const free = freeMarkers(view, figures, seat);
  const thing = useThing({
    explained: ["company", player.company],
    label: company?.[speech.language] ?? player.company,
  });
  return (
    <header className="africana-head">
      <span className="africana-head-figure" {...thing}>
        <ExplorerMark colour={colour} size={26} />
      </span>
      <span className="africana-head-names">
        <b>{speech.seat(seat)}</b>
        <small>
          {company?.[speech.language]} · {speech.name("region", player.at)}
        </small>
      </span>
      <span
        className="africana-head-markers"
        role="img"
        aria-label={speech.text("turn-markers", { count: free })}
        title={speech.text("turn-markers", { count: free })}
      >
        {Array.from({ length: numberOf(figures, "markers") }, (_, place) => (
          <MarkerMark key={place} colour={colour} size={14} isFree={place < free} />
        ))}
      </span>
      <span
        className="africana-purse"
        role="img"
        aria-label={speech.text("bonus-silver", { silver: player.silver })}
        title={speech.text("bonus-silver", { silver: player.silver })}
      >
        <motion.span
          key={player.silver}
          initial={{ scale: 1.4 }}
          animate={{ scale: 1 }}
          className="africana-purse-coin"
        >
          <Purse silver={player.silver} gold={GOLD} size={28} />
        </motion.span>
      </span>
    </header>
  );
}

function Hand({ seat, view, figures, onSpot, isOwn }: Props & { isOwn: boolean }) {
  const { speech, moves } = usePlay().board;
  const player = view.players[seatIndex(seat)]!;
  const isActive = view.active === seat;
  const used = isActive ? view.used : [];
  const hidden = player.hand.count - player.hand.cards.length;
  const isPlayable = isActive && isOwn && moves.length > 0;
  const shared = { view, figures, at: player.at, onSpot };
  return (
    <div className="africana-hand" role="group" aria-label={`${speech.text("label-hand")}: ${player.hand.count}`}>
      <AnimatePresence mode="popLayout">
        {numberCards(player.hand.cards).map(({ card, key }) => (
          <TravelCard key={key} card={card} id={`${seat}-${key}`} isPlayable={isPlayable} {...shared} />
        ))}
        {Array.from({ length: hidden }, (_, place) => (
          <motion.div
            key={`hidden-${place}`}
            layout
            layoutDependency={view}
            className="africana-card"
            initial={{ opacity: 0, y: -30 }}
            animate={{ opacity: 1, y: 0 }}
            exit={{ opacity: 0, y: -30 }}
          >
            <CardBack />
          </motion.div>
        ))}
      </AnimatePresence>
      {used.length > 0 && (
        <div
          className="africana-used"
          role="group"
          aria-label={speech.text("label-used")}
          title={speech.text("label-used")}
        >
          {numberCards(used, player.hand.cards).map(({ card, key }) => (
            <TravelCard key={key} card={card} id={`${seat}-${key}`} {...shared} />
          ))}
        </div>
      )}
    </div>
  );
}

function Open({ seat, view, figures, onSpot, isOwn }: Props & { isOwn: boolean }) {
  const { speech } = usePlay().board;
  const player = view.players[seatIndex(seat)]!;
  const spare = isOwn ? Math.max(0, numberOf(figures, "open-limit") - player.open.length) : 0;
  return (
    <div className="africana-open" role="group" aria-label={speech.text("label-open")}>
      {player.open.map((word) => (
        <OpenAdventure key={word} word={word} seat={seat} view={view} figures={figures} onSpot={onSpot} />
      ))}
      {Array.from({ length: spare }, (_, place) => (
        <div key={place} className="africana-open-place" aria-hidden="true" />
      ))}
    </div>
  );
}

function OpenAdventure({ word, seat, view, figures, onSpot }: Props & { word: string }) {
  const { board } = usePlay();
  const isMine = view.active === seat;
  const moves = isMine ? board.moves.filter((move) => move === `complete ${word}` || move === `drop ${word}`) : [];
  const target = figures.adventures[word]?.target;
  const name = board.speech.name("adventure", word);
  const thing = useThing({
    moves,
    explained: ["adventure", word],
    label: `${name}: ${board.speech.name("region", target ?? "")}`,
    onPoint: (isOn) => onSpot(isOn && target ? { [target]: "target" } : {}),
  });
  return (
    <motion.div
      layout
      layoutId={word}
      layoutDependency={view}
      className="africana-open-card"
      transition={{ type: "spring", stiffness: 260, damping: 30 }}
    >
      <div className="africana-adventure" title={name} {...thing}>
        <AdventureFace word={word} figures={figures} />
      </div>
    </motion.div>
  );
}

/** Completed artefacts and guides as pictures, and expeditions as a pile with their points. */
function Done({ seat, view, figures }: { seat: string; view: AfricanaView; figures: Figures }) {
  const { speech } = usePlay().board;
  const { done } = view.players[seatIndex(seat)]!;
  const expeditions = done.filter((word) => word in figures.expeditions);
  const adventures = done.filter((word) => word in figures.adventures);
  const points = expeditions.reduce((sum, word) => sum + (figures.expeditions[word]?.points ?? 0), 0);
  const kindOf = (word: string): string => figures.adventures[word]?.artefact ?? "guide";
  const kinds = [...new Set(adventures.map(kindOf))];
  return (
    <div className="africana-done" role="group" aria-label={speech.text("label-done")}>
      {expeditions.length > 0 && (
        <span
          className="africana-done-pile"
          title={`${speech.text("label-expeditions")}: ${expeditions.length}`}
          role="img"
          aria-label={`${speech.text("label-expeditions")}: ${expeditions.length}`}
        >
          {expeditions.map((word) => (
            <motion.i key={word} layoutId={word} />
          ))}
          <b>×{expeditions.length}</b>
          <Laurel value={points} size={28} />
        </span>
      )}
      {kinds.map((kind) => (
        <span key={kind} className="africana-done-kind">
          {adventures
            .filter((word) => kindOf(word) === kind)
            .map((word) => (
              <DoneAdventure key={word} word={word} figures={figures} />
            ))}
        </span>
      ))}
    </div>
  );
}

function DoneAdventure({ word, figures }: { word: string; figures: Figures }) {
  const { speech } = usePlay().board;
  const adventure = figures.adventures[word]!;
  const name = speech.name("adventure", word);
  const thing = useThing({ explained: ["adventure", word], label: name, isQuiet: true });
  return (
    <motion.span layoutId={word} className="africana-done-treasure">
      <span title={name} {...thing}>
        <Treasure artefact={adventure.artefact} guide={adventure.guide} />
      </span>
    </motion.span>
  );
}
