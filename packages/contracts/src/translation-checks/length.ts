import type { LanguageCode } from '../languages.js';
import { block, namesOf, warn, type Check, type Names } from './finding.js';
import { address, withoutMarkup } from './tokens.js';

/**
 * How long translations are compared with their English. A shorter one lacks something, a longer one adds something.
 */
const ratios: Record<LanguageCode, [low: number, high: number]> = {
  en: [1, 1],
  es: [0.72, 1.5],
  'es-MX': [0.72, 1.5],
  'pt-BR': [0.68, 1.5],
  tl: [0.8, 1.7],
  ko: [0.26, 0.8],
  vi: [0.62, 1.55],
  zh: [0.19, 0.6],
  ar: [0.52, 1.2],
  hy: [0.72, 1.55],
  he: [0.48, 1.22],
};

/** In letters. The ratio means nothing for texts below `minLetters`, and less for texts below `paragraphLetters`. */
const minLetters = 30;
const paragraphLetters = 60;
const shortTextTolerance = 1.36;

/** Counts letters, except in names, placeholders, tags and addresses, which are the same in every language. */
function countLetters(text: string, names: Names): number {
  const translatable = namesOf(names).reduce((rest, name) => rest.replaceAll(name, ''), withoutMarkup(text));
  return translatable.replace(address, '').match(/\p{L}/gu)?.length ?? 0;
}

/** More than any language needs, even for very short English. */
const hugeLimit = { minLength: 120, ratio: 6 };

/** A text that is many times as long as its English cannot be its translation. */
export const huge: Check = ({ source, translation }) =>
  translation.length > Math.max(hugeLimit.minLength, source.length * hugeLimit.ratio)
    ? [block('length.huge', `${translation.length} for ${source.length}`)]
    : [];

export const length: Check = (pair) => {
  const [sourceLetters, letters] = [countLetters(pair.source, pair), countLetters(pair.translation, pair)];
  if (pair.form || sourceLetters < minLetters || letters === 0) return [];
  const ratio = letters / sourceLetters;
  const [low, high] = ratios[pair.language];
  const tolerance = sourceLetters < paragraphLetters ? shortTextTolerance : 1;
  if (ratio >= low / tolerance && ratio <= high * tolerance) return [];
  return [warn(ratio < low ? 'length.short' : 'length.long', ratio.toFixed(2))];
};
