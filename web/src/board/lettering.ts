/** How a name is written on a map: its lines, and about how wide they are. */

/** The widths of letters, of their height. */
const LETTER = { usual: 0.59, thin: 0.38, wide: 0.9, de: 0.74, cyrillic: 0.6 };
const THIN = /[iljtfrI '-]/;
const WIDE = /[mwMWжмшщюЖМШЩЮ]/;
export const LINE = 1.02; // the height of a line
const LONG = 11; // letters; a longer name of two words takes two lines

/** A name in lines. */
export const linesOf = (name: string): string[] => (name.length > LONG ? inWords(name) : [name]);

/** A name with a line for each word; a hyphen stays. */
const inWords = (name: string): string[] => name.split(/ |(?<=-)/);

/** The ways to write a name, the preferred one first. */
export const writingsOf = (name: string): string[][] =>
  [linesOf(name), inWords(name)].filter((lines, index) => !index || (name.length <= LONG && lines.length > 1));

const widthOfLetter = (letter: string): number => {
  if (THIN.test(letter)) return LETTER.thin;
  if (WIDE.test(letter)) return LETTER.wide;
  if (/[дД]/.test(letter)) return LETTER.de;
  return /[а-яА-Я]/.test(letter) ? LETTER.cyrillic : LETTER.usual;
};

/** About the width of a line of bold letters. */
const lengthOf = (line: string): number => [...line].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

export const widthOf = (lines: string[], size: number): number => Math.max(...lines.map(lengthOf)) * size;
