/** A gift: as a card on a stack, and as a tile in a collection. */

import { ribbonOf, Shape, typeLook, TypeSign } from "./art/badges";
import { useCatalogue } from "./catalogue";
import { ElfFace, ElfIcon } from "./art/elf";
import { Drawing } from "./art/gifts/drawings";
import { Medal } from "./art/ingredients";

export function GiftCard({ gift }: { gift: string }) {
  const catalogue = useCatalogue();
  const { types, colour, ingredients, elf } = catalogue.gift(gift);
  const look = typeLook(types[0]);
  const ribbon = ribbonOf(colour, catalogue.colours, catalogue.isWild(colour));
  return (
    <svg viewBox="0 0 100 142" className="master-elf-card" aria-hidden>
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
      {ingredients.map((card, index) => (
        <g key={card} transform={`translate(${index ? 54 : 16} 109) scale(.62)`}>
          <Medal card={card} />
        </g>
      ))}
      {types.map((type, index) => (
        <g key={type} transform={`translate(4 ${4 + index * 25}) scale(.86)`}>
          <TypeSign type={type} />
        </g>
      ))}
      {elf && (
        <g transform="translate(71 5) scale(1.05)">
          <ElfFace />
        </g>
      )}
    </svg>
  );
}

/** The back of a gift: a parcel. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 142" className="master-elf-card" aria-hidden>
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
  );
}

export function GiftTile({ gift }: { gift: string }) {
  const catalogue = useCatalogue();
  const { types, colour, elf } = catalogue.gift(gift);
  const look = typeLook(types[0]);
  const ribbon = ribbonOf(colour, catalogue.colours, catalogue.isWild(colour));
  return (
    <svg viewBox="0 0 76 92" className="master-elf-tile" aria-hidden>
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
  );
}

/** How many gifts there are of each colour and with an elf; what scores stands out. */
export function Colours({ colours, wild, largest, elves }: ColourCounts) {
  const catalogue = useCatalogue();
  const rainbow = Object.keys(catalogue.edition.colours ?? {}).find((colour) => catalogue.isWild(colour)) ?? "";
  const shape = (colour: string) => <Shape ribbon={ribbonOf(colour, catalogue.colours, catalogue.isWild(colour))} />;
  return (
    <span className="master-elf-colours" aria-hidden>
      {Object.entries(colours).map(([colour, count]) => (
        <span key={colour} data-best={colour === largest || undefined}>
          {shape(colour)}
          {count}
        </span>
      ))}
      {wild > 0 && (
        <span data-best="">
          {shape(rainbow)}
          {wild}
        </span>
      )}
      {elves > 0 && (
        <span data-best="">
          <ElfIcon />
          {elves}
        </span>
      )}
    </span>
  );
}

interface ColourCounts {
  colours: Record<string, number>;
  wild: number;
  largest: string | null;
  elves: number;
}
