import type { LanguageCode } from '../languages.js';
import { meaningWordsIn, type MeaningWords, type Sense } from './meaning-words.js';
import { withoutMarkup } from './tokens.js';
import { simplify, wordPattern } from './word-patterns.js';

/** A word of a text, with every sense that it can have, and those that it must have a counterpart for. */
interface SenseWord {
  senses: Set<Sense>;
  certain: Set<Sense>;
}

interface ListedWord extends SenseWord {
  pattern: RegExp;
  /** The longest part without `*`: to look for it is many times faster than to try every pattern. */
  part: string;
}

const longestPart = (word: string): string =>
  word.split('*').reduce((longest, part) => (part.length > longest.length ? part : longest));

/** Longest first: 可能 before 能. */
function compile(listed: MeaningWords, language: LanguageCode): ListedWord[] {
  const words = new Map<string, ListedWord>();
  for (const [sense, entries] of Object.entries(listed) as [Sense, string[]][])
    for (const entry of entries) {
      const text = entry.replace('?', '');
      const word = words.get(text) ?? {
        senses: new Set(),
        certain: new Set(),
        pattern: wordPattern(text, language),
        part: longestPart(simplify(text, language)),
      };
      word.senses.add(sense);
      if (text === entry) word.certain.add(sense);
      words.set(text, word);
    }
  return [...words].sort(([one], [other]) => other.length - one.length).map(([, word]) => word);
}

const compiled = new Map<LanguageCode, ListedWord[]>();

/** What the words of a text say. */
export interface Senses {
  words: SenseWord[];
  /** Every sense that some word, or a part of one, can have. */
  possible: ReadonlySet<Sense>;
}

/** Undefined for a language without meaning words. A word within a longer one only adds to what is possible. */
export function sensesIn(text: string, language: LanguageCode): Senses | undefined {
  const listed = meaningWordsIn(language);
  if (!listed) return undefined;
  const known = compiled.get(language) ?? compile(listed, language);
  compiled.set(language, known);
  const plain = simplify(withoutMarkup(text), language);
  const taken: [start: number, end: number][] = [];
  const words: SenseWord[] = [];
  const possible = new Set<Sense>();
  for (const word of known.filter(({ part }) => plain.includes(part)))
    for (const match of plain.matchAll(word.pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      for (const sense of word.senses) possible.add(sense);
      if (taken.some(([from, to]) => start < to && end > from)) continue;
      taken.push([start, end]);
      words.push(word);
    }
  return { words, possible };
}
