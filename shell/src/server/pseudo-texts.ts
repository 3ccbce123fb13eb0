import { protectedTerms } from '@lens/contracts/protected-terms';
import { mapTexts, type TextTree } from '@lens/contracts/text-tree';

const growth = 0.4;
const from = 'aceinouyACEINOUY';
const to = 'áçéïñöûýÁÇÉÏÑÖÛÝ';
/** Parts that stay as they are: placeholders, nested texts, tags and protected terms. */
const unchanged = new RegExp(
  `\\{\\{.*?\\}\\}|\\$t\\(.*?\\)|<[^>]*>|\\b(?:${protectedTerms.join('|')})\\b`,
  'g',
);

const accented = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => to[from.indexOf(letter)] ?? letter);

/** Filler of some length, in words between which a line can break. */
function padding(length: number): string {
  const word = 'öñé twö ';
  return word
    .repeat(Math.ceil(length / word.length))
    .slice(0, length)
    .replace(/ $/, 'ö');
}

/** `Call {{practice}} now` → `⟦Çáll {{practice}} ñöw öñé⟧`: 40 % longer, and marked as coming from a locale file. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text.replace(unchanged, ''))) return text;
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(unchanged)) {
    parts.push(accented(text.slice(end, match.index)), match[0]);
    end = match.index + match[0].length;
  }
  parts.push(accented(text.slice(end)));
  return `⟦${parts.join('')} ${padding(Math.max(1, Math.ceil(text.length * growth) - 3))}⟧`;
}

export const pseudoTexts = (texts: TextTree): TextTree => mapTexts(texts, pseudoText);
