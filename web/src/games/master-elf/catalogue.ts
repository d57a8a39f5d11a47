/** Figures and names of gifts, ingredients, types and colours in the edition. */

import { useMemo } from "react";
import { useBoard } from "../../board";
import type { Speech } from "../../texts/speech";
import type { Edition } from "../../board/gameModule";

interface GiftFigures {
  types: string[];
  colour: string;
  ingredients: string[];
  elf: boolean;
}

const NOTHING: GiftFigures = { types: [], colour: "", ingredients: [], elf: false };

export class Catalogue {
  readonly colours: string[]; // without the wild ones
  readonly city: string;
  readonly borders: string[];

  constructor(
    readonly edition: Edition,
    readonly speech: Speech,
  ) {
    const areas = Object.entries(edition.areas ?? {});
    this.colours = Object.keys(edition.colours ?? {}).filter((colour) => !this.isWild(colour));
    this.city = areas.find(([, area]) => area.kind === "city")?.[0] ?? "city";
    this.borders = areas.map(([name]) => name).filter((name) => name !== this.city);
  }

  gift(gift: string): GiftFigures {
    return { ...NOTHING, ...(this.edition.gifts?.[gift] as Partial<GiftFigures> | undefined) };
  }

  isWild(colour: string): boolean {
    return this.edition.colours?.[colour]?.wild === true;
  }

  isPair(type: string): boolean {
    return this.edition.types?.[type]?.kind === "special";
  }

  /** Names of types and colours. Moves do not mention them, so the speech has no names for them. */
  name(table: "types" | "colours", word: string): string {
    return (this.edition[table]?.[word]?.[this.speech.language] as string | undefined) ?? word;
  }

  neighbours(area: string): string[] {
    return (this.edition.areas?.[area]?.neighbours as string[] | undefined) ?? [];
  }

  number(name: string): number {
    return (this.edition.numbers?.[name]?.value as number | undefined) ?? 0;
  }

  /** What a collection of one gift, of two and so on is worth; larger ones are worth no more. */
  worth(): number[] {
    const sizes = Object.keys(this.edition.numbers ?? {}).filter((name) => name.startsWith("collection-of-"));
    return sizes.map((_, index) => this.number(`collection-of-${index + 1}`));
  }

  /** A gift in words: its price, types and colour, and whether elves love it. */
  describe(gift: string): string {
    const { types, colour, ingredients, elf } = this.gift(gift);
    const words = [
      ingredients.map((card) => this.speech.name("card", card)).join(" + "),
      types.map((type) => this.name("types", type)).join(" / "),
      this.name("colours", colour),
    ];
    if (elf) words.push(this.speech.text("label-elf"));
    return `${this.speech.name("gift", gift)}: ${words.join(", ")}`;
  }
}

/** The gifts of each pair with a special action. */
export function pairsIn({ types = {}, gifts = {} }: Edition): string[][] {
  const pairs = Object.keys(types).filter((type) => types[type]?.kind === "special");
  return pairs.map((type) => Object.keys(gifts).filter((gift) => (gifts[gift]?.types as string[]).includes(type)));
}

export function useCatalogue(): Catalogue {
  const { edition, speech } = useBoard();
  return useMemo(() => new Catalogue(edition, speech), [edition, speech]);
}
