/** The board of MASTER ELF. */

import {
  Hand,
  hidden,
  MoveTarget,
  pickTokens,
  Piece,
  TokenContext,
  useBoard,
  usePointed,
  useSize,
  useCardTokens,
  useZone,
  type Zone,
  movesOn,
} from "../../board";
import { seatIndex, seatOf, seatsAround } from "../../api/seats";
import { Patterns } from "./art/badges";
import "./board.css";
import "./pieces.css";
import { Country } from "./Country";
import { Face, MedalIcon } from "./art/ingredients";
import { Offer, Stacks } from "./Stacks";
import { CRYSTAL, paidBy, playerOf, type ElfView } from "./view";
import { Workshop } from "./Workshop";

export function Board() {
  const { view, seat } = useBoard<ElfView>();
  const { frame, width, height } = useSize();
  const tokens = useCardTokens<ElfView>(zonesOf);
  const around = seatsAround(view.players.length, seat).map(seatIndex);
  const shape = shapeOf(width, height);
  const isFolded = shape === "phone" || shape === "strip";
  return (
    <TokenContext value={tokens}>
      <div className="master-elf" ref={frame}>
        <Patterns />
        <div className="master-elf-table" data-shape={shape}>
          <Country />
          <Stacks />
          <Offer />
          {seat && <OwnHand seat={seat} width={handCard(shape, width, height)} rows={shape === "strip" ? 2 : 1} />}
          <div className="master-elf-workshops">
            {around.map((seatNumber) => (
              <Workshop
                key={seatNumber}
                seatNumber={seatNumber}
                isOwn={seatOf(seatNumber) === seat}
                isFolded={isFolded}
              />
            ))}
          </div>
        </div>
      </div>
    </TokenContext>
  );
}

interface OwnHandProps {
  seat: string;
  width: number;
  rows: number;
}

/** The cards of the player, and the crystal; what the move under the pointer would pay is lifted. */
function OwnHand({ seat, width, rows }: OwnHandProps) {
  const { view, moves, speech } = useBoard<ElfView>();
  const pointed = usePointed();
  const cards = useZone(`hand ${seat}`);
  const paid = pointed.length === 1 ? paidBy(view, pointed[0]) : [];
  const lifted = pickTokens(cards, paid);
  const label = `${speech.text("label-hand")}: ${cards.length}`;
  return (
    <Hand label={label} cardWidth={width} rows={rows} className="master-elf-hand">
      {cards.map(({ id, card }) => (
        <MoveTarget
          key={id}
          kind="card"
          word={card ?? ""}
          moves={movesOn(moves, ["discard"], card ?? "")}
          data-paid={lifted.has(id) || undefined}
        >
          <Piece id={id}>
            <Face card={card ?? ""} />
          </Piece>
        </MoveTarget>
      ))}
      {playerOf(view, seat)?.crystal && (
        <MoveTarget
          key={CRYSTAL}
          kind="card"
          word={CRYSTAL}
          label={speech.text("label-crystal")}
          className="master-elf-crystal"
          data-paid={paid.includes(CRYSTAL) || undefined}
        >
          <MedalIcon card={CRYSTAL} />
        </MoveTarget>
      )}
    </Hand>
  );
}

// --- Sizes ---------------------------------------------------------------------------------------

type Shape = "phone" | "strip" | "upright" | "wide" | "panorama";

/** The layout for a board of this size: see board.css. */
export function shapeOf(width: number, height: number): Shape {
  if (height < 430 && width > height) return "strip";
  if (width < 560) return "phone";
  if (width < height * 1.15) return "upright";
  return width < height * 2.1 ? "wide" : "panorama";
}

/** The width of a card in hand. */
function handCard(shape: Shape, width: number, height: number): number {
  const wanted = { phone: width / 7.6, strip: 56, upright: width / 11, wide: height / 8.6, panorama: height / 8.6 };
  return Math.round(Math.max(44, Math.min(110, wanted[shape])));
}

// --- Cards ---------------------------------------------------------------------------------------

/** Where ingredient cards lie, and where they come from. */
function zonesOf(view: ElfView): Zone[] {
  const areas = Object.keys(view.areas).map((area) => `area ${area}`);
  const hands = view.players.map((_, seatNumber) => `hand ${seatOf(seatNumber)}`);
  const discarded = Object.entries(view.discard).flatMap(([card, count]) => Array<string>(count).fill(card));
  return [
    ...view.players.map(({ hand }, seatNumber) => ({
      name: `hand ${seatOf(seatNumber)}`,
      cards: [...hand.cards, ...hidden(hand.count - hand.cards.length)],
      from: [...areas, "deck"],
    })),
    ...Object.entries(view.areas).map(([area, cards]) => ({ name: `area ${area}`, cards, from: ["deck"] })),
    { name: "discard", cards: discarded, from: hands },
    { name: "deck", cards: hidden(view.deck.count), from: ["discard"] },
  ];
}
