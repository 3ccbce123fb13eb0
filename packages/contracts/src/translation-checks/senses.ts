import type { LanguageCode } from '../languages.js';
import { withoutMarkup } from './tokens.js';
import { simplify, wordPattern } from './word-patterns.js';

/** The words of each sense: with `*` for any letters, and with `?` first if they only may be translated so. */
export type WordLists<Sense extends string> = Readonly<Record<Sense, readonly string[]>>;

/** With every sense that the word can have, and those that it must have a counterpart for. */
interface Meaning<Sense> {
  senses: Set<Sense>;
  certain: Set<Sense>;
}

/** A word of a text, with its place in the text that was searched. */
export interface FoundWord<Sense> extends Meaning<Sense> {
  start: number;
  end: number;
}

export interface ListedWord<Sense> extends Meaning<Sense> {
  pattern: RegExp;
  /** The longest part without `*`: to look for it is many times faster than to try every pattern. */
  part: string;
}

/** What the words of a text say. */
export interface Senses<Sense> {
  words: FoundWord<Sense>[];
  /** Every sense that some word, or a part of one, can have. */
  possible: ReadonlySet<Sense>;
}

const longestPart = (word: string): string =>
  word.split('*').reduce((longest, part) => (part.length > longest.length ? part : longest));

/** Longest first: 可能 before 能. */
export function compileWords<Sense extends string>(
  lists: WordLists<Sense>,
  language: LanguageCode,
): ListedWord<Sense>[] {
  const words = new Map<string, ListedWord<Sense>>();
  for (const [sense, entries] of Object.entries(lists) as [Sense, readonly string[]][])
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

/** A word within a longer one only adds to what is possible. @param plain as `simplify` makes it */
export function findSenses<Sense>(plain: string, known: readonly ListedWord<Sense>[]): Senses<Sense> {
  const words: FoundWord<Sense>[] = [];
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

/**
 * Reads texts by lists of words, which are compiled for a language when its first text is read. Undefined for a language
 * without lists.
 */
export function senseReader<Sense extends string>(
  listsOf: (language: LanguageCode) => WordLists<Sense> | undefined,
): (text: string, language: LanguageCode) => Senses<Sense> | undefined {
  const compiled = new Map<LanguageCode, ListedWord<Sense>[]>();
  return (text, language) => {
    const lists = listsOf(language);
    if (!lists) return undefined;
    const known = compiled.get(language) ?? compileWords(lists, language);
    compiled.set(language, known);
    return findSenses(simplify(withoutMarkup(text), language), known);
  };
}
