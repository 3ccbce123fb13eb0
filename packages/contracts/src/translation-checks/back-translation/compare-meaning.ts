import type { Names } from '../finding.js';
import { placeholder, tag } from '../tokens.js';
import { compareSenses } from './compare-senses.js';
import { compareValues } from './compare-values.js';
import { joinDifferences, type MeaningDifference, type Side, type Span } from './difference.js';

/** Spaces in place of placeholders and tags, so that all else stays at its place. */
const blankMarkup = (text: string): string => {
  const blank = (found: string): string => ' '.repeat(found.length);
  return text.replace(placeholder, blank).replace(tag, blank);
};

const sentence = /\S.*?(?:[.!?…]+["”»’)\]]*(?=\s|$)|$)/gsu;

const findSentences = (text: string): Span[] =>
  [...text.matchAll(sentence)]
    .filter(([found]) => /[\p{L}\p{N}]/u.test(found))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** Sentence by sentence if both texts have as many, so that the words of one do not stand for those of another. */
function alignSentences(texts: Record<Side, string>): Record<Side, Span>[] {
  const [expected, found] = [findSentences(texts.source), findSentences(texts.back)];
  const whole = (text: string): Span => ({ start: 0, end: text.length });
  if (expected.length !== found.length) return [{ source: whole(texts.source), back: whole(texts.back) }];
  return expected.map((source, index) => ({ source, back: found[index]! }));
}

const moveSpans = (spans: Span[], by: number): Span[] =>
  spans.map(({ start, end }) => ({ start: start + by, end: end + by }));

/**
 * Compares an English text with the back-translation of its translation: negation, modality, how often, how many and
 * the like by lists of words, and numbers, units and names. Words are not sentences, so each difference is a question
 * to whoever reads both texts.
 */
export function compareMeaning(source: string, back: string, names: Names): MeaningDifference[] {
  const texts = { source: blankMarkup(source), back: blankMarkup(back) };
  return alignSentences(texts).flatMap((spans) => {
    const parts = {
      source: texts.source.slice(spans.source.start, spans.source.end),
      back: texts.back.slice(spans.back.start, spans.back.end),
    };
    const differences = [
      ...compareSenses(parts.source, parts.back),
      ...compareValues(parts.source, parts.back, names),
    ];
    return joinDifferences(parts, differences).map((difference) => ({
      kinds: difference.kinds,
      source: moveSpans(difference.source, spans.source.start),
      back: moveSpans(difference.back, spans.back.start),
    }));
  });
}
