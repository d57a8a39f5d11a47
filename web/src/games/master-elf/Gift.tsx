/** A gift: as a card on a stack, and as a tile on a shelf. */

import { typeLook, ribbonOf, TypeSign, TypeIcon, Shape } from "./badges";
import { ElfFace, ElfIcon } from "./elf";
import { Drawing } from "./gifts/drawings";
import { Medal } from "./ingredients";
import { Piece, usePlay } from "./play";

interface Props {
  gift: string;
  moves?: string[];
  flies?: boolean; // whether this picture of the gift is the one that is animated
  isNamed?: boolean;
}

/** The gift in words, for screen readers and for the tooltip. */
function useLabel(gift: string): string {
  const { catalogue, speech } = usePlay();
  const { types, colour, ingredients, elf } = catalogue.gift(gift);
  const words = [
    ingredients.map((card) => speech.name("card", card)).join(" + "),
    types.map((type) => catalogue.name("types", type)).join(" / "),
    catalogue.name("colours", colour),
  ];
  if (elf) words.push(speech.text("label-elf"));
  return `${speech.name("gift", gift)}: ${words.join(", ")}`;
}

export function GiftCard({ gift, moves = [], flies = true, isNamed = false }: Props) {
  const { catalogue, speech } = usePlay();
  const { types, colour, ingredients, elf } = catalogue.gift(gift);
  const look = typeLook(types[0]);
  const ribbon = ribbonOf(colour, catalogue.colours, catalogue.isWild(colour));
  return (
    <Piece
      kind="gift"
      word={gift}
      moves={moves}
      label={useLabel(gift)}
      className="master-elf-card"
      layoutId={flies ? `gift-${gift}` : undefined}
    >
      <svg viewBox="0 0 100 142" aria-hidden>
        <rect x="1" y="1" width="98" height="140" rx="9" className="master-elf-cardstock" />
        <path d={look.frame} transform="translate(8 5)" fill={look.tint} stroke={look.deep} strokeWidth="2" />
        <g transform="translate(18 16)">
          <Drawing gift={gift} />
        </g>
        <path d="M1 92h98v15H1z" fill={`url(#master-elf-${ribbon.pattern})`} />
        <path d="M1 92h98M1 107h98" stroke={ribbon.deep} strokeWidth="1.6" />
        <g transform="translate(39 88.5)">
          <path
            d="M11 11Q-6-1-6 6v10q0 7 17-5zM11 11Q28-1 28 6v10q0 7-17-5z"
            fill={ribbon.paint}
            stroke={ribbon.deep}
            strokeWidth="1.5"
          />
          <rect x="2.5" y="2" width="17" height="18" rx="5" fill={ribbon.deep} />
          <path d={ribbon.shape} transform="translate(5 5)" fill="#fff" />
        </g>
        {ingredients.map((card, place) => (
          <g key={card} transform={`translate(${place ? 54 : 16} 109) scale(.62)`}>
            <Medal card={card} />
          </g>
        ))}
        {types.map((type, place) => (
          <g key={type} transform={`translate(4 ${4 + place * 25}) scale(.86)`}>
            <TypeSign type={type} />
          </g>
        ))}
        {elf && (
          <g transform="translate(71 5) scale(1.05)">
            <ElfFace />
          </g>
        )}
      </svg>
      {isNamed && <span className="master-elf-name">{speech.name("gift", gift)}</span>}
    </Piece>
  );
}

export function GiftTile({ gift, flies = true }: Props) {
  const { catalogue } = usePlay();
  const { types, colour, elf } = catalogue.gift(gift);
  const look = typeLook(types[0]);
  const ribbon = ribbonOf(colour, catalogue.colours, catalogue.isWild(colour));
  return (
    <Piece
      kind="gift"
      word={gift}
      label={useLabel(gift)}
      className="master-elf-tile"
      isQuiet
      layoutId={flies ? `gift-${gift}` : undefined}
    >
      <svg viewBox="0 0 76 92" aria-hidden>
        <rect x="1" y="1" width="74" height="90" rx="9" className="master-elf-cardstock" />
        <rect x="5" y="5" width="66" height="66" rx="6" fill={look.tint} />
        <g transform="translate(8 7) scale(.94)">
          <Drawing gift={gift} />
        </g>
        <path d="M1 74h74v8q0 9-9 9H10q-9 0-9-9z" fill={`url(#master-elf-${ribbon.pattern})`} />
        <path d="M1 74h74" stroke={ribbon.deep} strokeWidth="1.6" />
        <circle cx="38" cy="82" r="9.5" fill={ribbon.deep} stroke="#fff" strokeWidth="1.5" />
        <path d={ribbon.shape} transform="translate(32 76)" fill="#fff" />
        {elf && (
          <g transform="translate(51 2) scale(.95)">
            <ElfFace />
          </g>
        )}
      </svg>
    </Piece>
  );
}

export function TypeTag({ type, gifts, points }: { type: string; gifts: string[]; points: number }) {
  const { catalogue, speech, say } = usePlay();
  const label = say("collection", {
    type: catalogue.name("types", type),
    gifts: speech.several("gift", gifts),
    points,
  });
  return (
    <Piece kind="type" word={type} label={label} className="master-elf-tag">
      <TypeIcon type={type} />
    </Piece>
  );
}

export function ElfTag({ count }: { count: number }) {
  const { speech } = usePlay();
  return (
    <Piece
      kind="pile"
      word="score"
      label={`${speech.text("part-elves")}: ${count}`}
      className="master-elf-colour is-best"
    >
      <ElfIcon />
      <span>{count}</span>
    </Piece>
  );
}

export function ColourTag({ colour, count, isBest }: { colour: string; count: number; isBest: boolean }) {
  const { catalogue } = usePlay();
  const ribbon = ribbonOf(colour, catalogue.colours, catalogue.isWild(colour));
  return (
    <Piece
      kind="colour"
      word={colour}
      label={`${catalogue.name("colours", colour)}: ${count}`}
      className={`master-elf-colour ${isBest ? "is-best" : ""}`}
      isQuiet
    >
      <Shape ribbon={ribbon} />
      <span>{count}</span>
    </Piece>
  );
}
