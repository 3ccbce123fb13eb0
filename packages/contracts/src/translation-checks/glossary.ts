import type { LanguageCode } from '../languages.js';
import { warn, type Finding } from './finding.js';
import { escapeRegExp, withoutMarkup } from './tokens.js';
import { simplify, wordPattern } from './word-patterns.js';

/** What one English word is called in a language, from `locales/glossaries/<language>.json`. */
export interface GlossaryEntry {
  english: string;
  translation: string;
  /** Every form in which the texts have it. */
  forms: readonly string[];
  /** Words that translators may write for it, and that are wrong here. */
  avoid: readonly string[];
  note?: string;
}

type Span = [start: number, end: number];

const isIn = (english: string, source: string): boolean =>
  new RegExp(`(?<!\\p{L})${escapeRegExp(english)}(?:s|es)?(?!\\p{L})`, 'iu').test(source);

const spansOf = (words: readonly string[], text: string, language: LanguageCode): Span[] =>
  words.flatMap((word) =>
    [...text.matchAll(wordPattern(word, language))].map(({ index, 0: match }): Span => [
      index,
      index + match.length,
    ]),
  );

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
  const entries = glossary.filter(({ english }) => isIn(english, source));
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
