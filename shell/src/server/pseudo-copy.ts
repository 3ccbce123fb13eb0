import { protectedTerms } from '@lens/contracts/protected-terms';
import { mapTexts, type TextTree } from '@lens/contracts/text-tree';

const growth = 0.4;
const from = 'aceinouyACEINOUY';
const to = 'áçéïñöûýÁÇÉÏÑÖÛÝ';
/** What translation passes through untouched: names to fill in, nested texts, tags, protected terms. */
const kept = new RegExp(`\\{\\{.*?\\}\\}|\\$t\\(.*?\\)|<[^>]*>|\\b(?:${protectedTerms.join('|')})\\b`, 'g');

const accented = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => to[from.indexOf(letter)] ?? letter);

/** As many letters as were asked for, in words that break as words do. */
function padding(length: number): string {
  const word = 'öñé twö ';
  return word
    .repeat(Math.ceil(length / word.length))
    .slice(0, length)
    .replace(/ $/, 'ö');
}

/** `Call {{practice}} now` → `⟦Çáll {{practice}} ñöw öñé⟧`: 40 % longer, and seen at once to come from a locale file. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text.replace(kept, ''))) return text;
  const written: string[] = [];
  let end = 0;
  for (const match of text.matchAll(kept)) {
    written.push(accented(text.slice(end, match.index)), match[0]);
    end = match.index + match[0].length;
  }
  written.push(accented(text.slice(end)));
  return `⟦${written.join('')} ${padding(Math.max(1, Math.ceil(text.length * growth) - 3))}⟧`;
}

export const pseudoCopy = (copy: TextTree): TextTree => mapTexts(copy, pseudoText);
