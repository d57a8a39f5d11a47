/** The player's hand, and the cards played in this movement beside it. */

import { Hand, Piece, useBoard, useZone } from "../../board";
import { seatIndex } from "../../api/seats";
import { CardFace } from "./art/faces";
import { TravelCard } from "./TravelCard";
import { figuresOf, type AfricanaView } from "./view";
import { handOf } from "./zones";

interface Props {
  seat: string;
  cardWidth: number;
  isFlat: boolean; // beside the map of a flat phone: cards in two rows show their symbols
}

export function OwnHand({ seat, cardWidth, isFlat }: Props) {
  const { view, speech, edition } = useBoard<AfricanaView>();
  const { hand } = view.players[seatIndex(seat)]!;
  const used = view.active === seat ? view.used : [];
  const played = useZone("used");
  return (
    <>
      <Hand
        label={`${speech.text("label-hand")}: ${hand.count}`}
        cardWidth={cardWidth}
        {...(isFlat && { rows: 2, gap: 4, finger: 28 })}
      >
        {useZone(handOf(seat)).map(({ id, card }) => (
          <Piece key={id} id={id}>
            <TravelCard card={card ?? ""} />
          </Piece>
        ))}
      </Hand>
      {used.length > 0 && (
        <div
          className="africana-used"
          role="img"
          aria-label={`${speech.text("label-used")}: ${speech.several("card", used)}`}
        >
          {played.map(({ id, card }) => (
            <Piece key={id} id={id}>
              <CardFace card={card ?? ""} figures={figuresOf(edition)} />
            </Piece>
          ))}
        </div>
      )}
    </>
  );
}
