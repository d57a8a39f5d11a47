/** Figures and names of gifts, ingredients, types and colours in the edition. */

import type { Language } from "../../api/client";
import type { Edition } from "../module";

interface GiftFigures {
  types: string[];
  colour: string;
  ingredients: string[];
  elf: boolean;
}

const NOTHING: GiftFigures = { types: [], colour: "", ingredients: [], elf: false };

export class Catalogue {
  readonly types: string[];
  readonly colours: string[]; // without the wild ones
  readonly ingredients: string[];
  readonly city: string;
  readonly borders: string[];

  constructor(
    readonly edition: Edition,
    readonly language: Language,
  ) {
    const areas = Object.entries(edition.areas ?? {});
    this.types = Object.keys(edition.types ?? {});
    this.colours = Object.keys(edition.colours ?? {}).filter((colour) => !this.isWild(colour));
    this.ingredients = Object.keys(edition.ingredients ?? {});
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
    return (this.edition[table]?.[word]?.[this.language] as string | undefined) ?? word;
  }

  neighbours(area: string): string[] {
    return (this.edition.areas?.[area]?.neighbours as string[] | undefined) ?? [];
  }

  number(name: string): number {
    return (this.edition.numbers?.[name]?.value as number | undefined) ?? 0;
  }

  /** The points for a number of gifts of one type. */
  worth(type: string, count: number): number {
    if (count === 0) return 0;
    if (this.isPair(type)) return this.number(count > 1 ? "special-pair" : "collection-of-1");
    return this.number(`collection-of-${Math.min(count, 5)}`);
  }
}
