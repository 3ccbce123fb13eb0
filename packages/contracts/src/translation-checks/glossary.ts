import type { GlossaryEntry } from '../glossary.js';
import type { LanguageCode } from '../languages.js';
import { warn, type Finding } from './finding.js';
import { escapeRegExp, withoutMarkup } from './tokens.js';
import { simplify, wordPattern } from './word-patterns.js';

type Span = [start: number, end: number];

const patterns = new Map<string, RegExp>();

/** Made once, since every text of a language is compared with every entry. */
function patternOf(english: string): RegExp {
  const pattern = patterns.get(english) ?? new RegExp(`\\b${escapeRegExp(english)}(?:s|es)?\\b`, 'i');
  patterns.set(english, pattern);
  return pattern;
}

const spansOf = (words: readonly string[], text: string, language: LanguageCode): Span[] =>
  words.flatMap((word) =>
    [...text.matchAll(wordPattern(word, language))].map(({ index, 0: match }): Span => [
      index,
      index + match.length,
    ]),
  );

/** Much faster than a pattern, and true of few entries. */
const includes = (source: string, english: string): boolean =>
  source.toLowerCase().includes(english.toLowerCase());

/** The entries for words that an English text has. */
export const entriesFor = (source: string, glossary: readonly GlossaryEntry[]): GlossaryEntry[] =>
  glossary.filter(({ english }) => includes(source, english) && patternOf(english).test(source));

/**
 * Words that the glossary avoids, in texts whose English has the entry's word. A word that is part of an approved one,
 * also of another entry, is not meant: “presión” in “presión ocular”.
 */
export function checkGlossary(
  source: string,
  translation: string,
  language: LanguageCode,
  glossary: readonly GlossaryEntry[],
): Finding[] {
  const text = simplify(withoutMarkup(translation), language);
  const entries = entriesFor(source, glossary);
  const approved = spansOf(
    entries.flatMap(({ forms }) => forms),
    text,
    language,
  );
  return entries.flatMap((entry) =>
    entry.avoid
      .filter((word) =>
        spansOf([word], text, language).some(
          ([start, end]) => !approved.some(([from, to]) => from <= start && end <= to),
        ),
      )
      .map((word) => warn('glossary.avoided', `${word}: ${entry.translation}`)),
  );
}
