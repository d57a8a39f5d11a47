/** The blocks of a help page, and the numbers of its paragraphs. */

interface Block {
  text: string; // Markdown
  number: string | null; // such as A12 or A-R3
  isSummary: boolean; // belongs to the section that says the game in short
}

const NUMBERED = /^\**([A-Z]+(?:-R)?\d+)\b/;
const SUMMARY = /^## (In short|In breve|Коротко)$/;

// Cyrillic letters that look like a Latin one; Р and Ф are taken for what they sound like, R and F.
const CYRILLIC = "АВЕКМНОРСТУФХ";
const LATIN = "ABEKMHORCTYFX";

/** The number of a paragraph as help pages write it, from what somebody typed in either alphabet: "а12" is A12. */
export function paragraphNumber(typed: string): string | null {
  const latin = typed.toUpperCase().replace(/[А-Я]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
  const parts = /^([A-Z]{1,2}?)(?:[\s\-‐–—]*(R))?\s*(\d+)$/.exec(latin.trim());
  return parts && `${parts[1]}${parts[2] ? "-R" : ""}${parts[3]}`;
}

export function blocksOf(page: string): Block[] {
  let isSummary = false;
  return page
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      if (text.startsWith("## ")) isSummary = SUMMARY.test(text);
      return { text, number: NUMBERED.exec(text)?.[1] ?? null, isSummary };
    });
}

/** The blocks that contain a word, or the paragraphs whose number begins as typed. */
export function search(blocks: Block[], typed: string, language: string): Block[] {
  const word = typed.trim().toLocaleLowerCase(language);
  if (!word) return blocks;
  const number = paragraphNumber(typed);
  const holds = (text: string) =>
    text.toLocaleLowerCase(language).includes(word) || (number !== null && text.includes(number));
  return blocks.filter((block) => holds(block.text));
}

const CITED = / \(([A-Z]+(?:-R)?\d+)\b[^()]*\)/g;
const ITEM = /^- \*\*(.+?)\*\*(.*)$/gm;
const NUMBERS = /(?<!\*)\b[A-Z]{1,2}(?:-R)?\d+\b/g;

/**
 * A block with links to the paragraphs that it cites. What the game is in short has words in place of numbers: each
 * item leads to the first paragraph that says more.
 */
export function withLinks({ text, isSummary }: Block, link: (number: string) => string): string {
  if (!isSummary) return text.replace(NUMBERS, (number) => `[${number}](${link(number)})`);
  return text
    .replace(ITEM, (item, title: string, rest: string) => {
      const [cited] = rest.matchAll(CITED);
      return cited ? `- **[${title}](${link(cited[1]!)})**${rest}` : item;
    })
    .replace(CITED, "");
}
