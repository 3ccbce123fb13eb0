import type { LanguageCode } from '../languages.js';
import { meaningWordsIn, type MeaningWords, type Sense } from './meaning-words.js';
import { withoutMarkup } from './tokens.js';
import { simplify, wordPattern } from './word-patterns.js';

/** A word of a text, with every sense that it can have, and those that it must have a counterpart for. */
interface SenseWord {
  senses: Set<Sense>;
  certain: Set<Sense>;
}

/** Where a word stands in the text that was searched. */
export interface FoundWord extends SenseWord {
  start: number;
  end: number;
}

export interface ListedWord extends SenseWord {
  pattern: RegExp;
  /** The longest part without `*`: to look for it is many times faster than to try every pattern. */
  part: string;
}

const longestPart = (word: string): string =>
  word.split('*').reduce((longest, part) => (part.length > longest.length ? part : longest));

/** Longest first: 可能 before 能. */
export function compileWords(listed: MeaningWords, language: LanguageCode): ListedWord[] {
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
  words: FoundWord[];
  /** Every sense that some word, or a part of one, can have. */
  possible: ReadonlySet<Sense>;
}

/** A word within a longer one only adds to what is possible. @param plain as `simplify` makes it */
export function findSenses(plain: string, known: readonly ListedWord[]): Senses {
  const words: FoundWord[] = [];
  const possible = new Set<Sense>();
  for (const { senses, certain, pattern } of known.filter(({ part }) => plain.includes(part)))
    for (const match of plain.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      for (const sense of senses) possible.add(sense);
      if (words.some((word) => start < word.end && end > word.start)) continue;
      words.push({ senses, certain, start, end });
    }
  return { words, possible };
}

/** Undefined for a language without meaning words. */
export function sensesIn(text: string, language: LanguageCode): Senses | undefined {
  const listed = meaningWordsIn(language);
  if (!listed) return undefined;
  const known = compiled.get(language) ?? compileWords(listed, language);
  compiled.set(language, known);
  return findSenses(simplify(withoutMarkup(text), language), known);
}
