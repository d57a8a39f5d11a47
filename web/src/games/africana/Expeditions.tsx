/** The five expeditions below the map, the bonus for joining each, and the pile. */

import { AnimatePresence, motion } from "motion/react";
import { seatIndex } from "../seats";
import { Locator } from "./AdventureCard";
import { CardMark, Coin, Laurel, MarkerMark } from "./art";
import type { Spots } from "./Chart";
import { usePlay, useThing } from "./play";
import { bonusOf } from "./titles";
import type { AfricanaView, Figures, Slot } from "./view";
import {} from "./view";

interface Props {
  view: AfricanaView;
  figures: Figures;
  onSpot(spots: Spots): void;
}

export function Expeditions({ view, figures, onSpot }: Props) {
  const { speech } = usePlay().board;
  const letters = Object.entries(view.pile.letters).filter(([, count]) => count > 0);
  return (
    <section className="africana-expeditions" aria-label={speech.text("label-expeditions")}>
      {view.slots.map((slot, place) => (
        <div key={place} className="africana-slot">
          <Bonus figures={figures} place={place} />
          <AnimatePresence mode="popLayout">
            {slot ? (
              <motion.div
                key={slot.expedition}
                layoutId={slot.expedition}
                layoutDependency={view}
                initial={{ opacity: 0, x: 50 }}
                animate={{ opacity: 1, x: 0 }}
                transition={{ duration: 0.4 }}
                className="africana-slot-card"
              >
                <ExpeditionCard slot={slot} view={view} figures={figures} onSpot={onSpot} />
              </motion.div>
            ) : (
              <motion.div
                key="empty"
                className="africana-slot-empty"
                role="img"
                aria-label={speech.text("slot-empty")}
              />
            )}
          </AnimatePresence>
        </div>
      ))}
      <div
        className="africana-pile"
        role="img"
        aria-label={`${speech.text("label-pile")}: ${letters.map(([letter, count]) => `${letter} ${count}`).join(", ")}`}
        title={speech.text("label-pile")}
      >
        {letters.map(([letter, count]) => (
          <span key={letter} className="africana-pile-letter">
            <b>{letter}</b>
            {count}
          </span>
        ))}
        {letters.length === 0 && <span className="africana-pile-letter">0</span>}
      </div>
    </section>
  );
}

function Bonus({ figures, place }: { figures: Figures; place: number }) {
  const { speech } = usePlay().board;
  const bonus = figures.slots[String(place + 1)];
  const silver = bonus?.silver ?? 0;
  const cards = bonus?.["travel-cards"] ?? 0;
  const said = bonusOf(speech, figures, String(place + 1));
  const thing = useThing({
    explained: ["slot", String(place + 1)],
    label: `${speech.text("label-bonus")}: ${said}`,
    isQuiet: true,
  });
  return (
    <div className="africana-bonus" title={said} {...thing}>
      <span aria-hidden="true">+</span>
      {silver > 0 && <Coin value={silver} size={19} />}
      {cards > 0 && <CardMark size={15} count={cards > 1 ? cards : undefined} />}
    </div>
  );
}

function ExpeditionCard({ slot, view, figures, onSpot }: Props & { slot: Slot }) {
  const { board } = usePlay();
  const { speech } = board;
  const word = slot.expedition;
  const expedition = figures.expeditions[word]!;
  const moves = board.moves.filter((move) => move === `join ${word}` || move === `complete ${word}`);
  const joined = slot.markers.map((seat) => speech.seat(seat)).join(", ");
  const name = speech.name("expedition", word);
  const thing = useThing({
    moves,
    explained: ["expedition", word],
    label: joined ? `${name}. ${speech.text("label-joined")}: ${joined}` : name,
    onPoint: (isOn) => onSpot(isOn ? { [expedition.start]: "start", [expedition.target]: "target" } : {}),
  });
  return (
    <div
      className="africana-expedition"
      title={name}
      {...thing}
      data-joined={(board.seat && slot.markers.includes(board.seat)) || undefined}
    >
      <div className="africana-expedition-top" aria-hidden="true">
        <Locator figures={figures} from={expedition.start} to={expedition.target} />
        <span className="africana-gain">
          <Coin value={expedition.silver} size={21} />
          <Laurel value={expedition.points} size={24} />
        </span>
      </div>
      <div className="africana-expedition-way" aria-hidden="true">
        <span>{speech.name("region", expedition.start)}</span> <b>{speech.name("region", expedition.target)}</b>
      </div>
      <div className="africana-markers" aria-hidden="true">
        {slot.markers.map((seat) => (
          <motion.span key={seat} layoutId={`${seat}-${word}`} initial={{ scale: 0 }} animate={{ scale: 1 }}>
            <MarkerMark
              colour={figures.companies[view.players[seatIndex(seat)]?.company ?? ""]?.colour ?? "white"}
              size={18}
            />
          </motion.span>
        ))}
        <span className="africana-letter" data-letter={expedition.letter} />
      </div>
    </div>
  );
}
