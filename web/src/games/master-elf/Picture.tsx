/** Large pictures of components for the card viewer, and small ones of moves for menus. */

import { useBoard } from "../../board";
import { seatIndex } from "../../api/seats";
import { ribbonOf, Shape, TypeIcon } from "./art/badges";
import { useCatalogue } from "./catalogue";
import { ElfFigure } from "./art/elf";
import { CardBack, GiftCard } from "./Gift";
import { Back, Face, MedalIcon } from "./art/ingredients";
import { Landscape } from "./art/landscape";
import { CRYSTAL, paidBy, type ElfView } from "./view";

/** What a picture of each area shows of the landscape, in the order of the areas. */
const VIEWS = ["200 150 320 270", "190 0 340 286", "420 170 300 252", "190 370 340 230", "0 170 300 252"];

export function Picture({ kind, word }: { kind: string; word: string }) {
  const { edition } = useBoard();
  if (kind === "gift") return <GiftCard gift={word} />;
  if (kind === "card") return word === CRYSTAL ? <MedalIcon card={word} /> : <Face card={word} />;
  if (kind === "type" || kind === "special") return <TypeIcon type={word} />;
  if (kind === "colour") return <Ribbon colour={word} />;
  if (kind === "area") {
    const index = Object.keys(edition.areas ?? {}).indexOf(word);
    return (
      <svg viewBox={VIEWS[index]} className="master-elf-postcard" aria-hidden>
        <Landscape borders={[]} />
      </svg>
    );
  }
  if (word === "deck") return <Back />;
  if (word === "aside") return <CardBack />;
  return word === "discard" ? <Discarded /> : null;
}

function Ribbon({ colour }: { colour: string }) {
  const catalogue = useCatalogue();
  return <Shape ribbon={ribbonOf(colour, catalogue.colours, catalogue.isWild(colour))} />;
}

/** How many cards of each ingredient lie in the discard pile. */
function Discarded() {
  const { view, speech } = useBoard<ElfView>();
  return (
    <ul className="master-elf-discarded">
      {Object.entries(view.discard)
        .filter(([, count]) => count > 0)
        .map(([card, count]) => (
          <li key={card} aria-label={speech.several("card", Array<string>(count).fill(card))}>
            <MedalIcon card={card} />
            <b aria-hidden>{count}</b>
          </li>
        ))}
    </ul>
  );
}

/** The cards that pay for a gift. */
export function MoveSign({ move }: { move: string }) {
  const { view } = useBoard<ElfView>();
  return (
    <span className="master-elf-payment" aria-hidden>
      {paidBy(view, move).map((card, index) => (
        <MedalIcon key={index} card={card} />
      ))}
    </span>
  );
}

/** The elf of a player. */
export function PlayerPiece({ seat }: { seat: string }) {
  return <ElfFigure seatNumber={seatIndex(seat)} />;
}
