import type { LanguageCode } from '../languages.js';
import { numberWords } from './number-words.js';
import { withoutMarkup } from './tokens.js';

/** Prepositions and articles are letters of the word in Arabic and Hebrew, cases are in Armenian: `בחמש`, `տասի`. */
const affixes: Partial<Record<LanguageCode, { before?: string; after?: string }>> = {
  ar: { before: '[وفبكل]{0,2}(?:ال)?' },
  he: { before: '[ובהלמכש]{0,2}' },
  hy: { after: '(?:ը|ն|ի|ից|ով|ում|ու|ունք)?' },
};
/** Their words of numbers bring their own borders, since a particle or the noun may follow without a space. */
const countedBySyllable: readonly LanguageCode[] = ['ko', 'zh'];

interface NumberPattern {
  pattern: RegExp;
  /** The values of the groups of the pattern. */
  values: string[];
}

function compile(language: LanguageCode): NumberPattern {
  // Higher values first, since they may contain lower ones: “mười lăm” and “mười”, “二十” and “十”.
  const entries = Object.entries(numberWords[language]).sort(([one], [other]) => Number(other) - Number(one));
  const groups = entries.map(([, words]) => `(${words})`).join('|');
  const { before = '', after = '' } = affixes[language] ?? {};
  const wholeWord = `(?<![\\p{L}\\p{M}\\p{N}])${before}(?:${groups})${after}(?![\\p{L}\\p{M}\\p{N}])`;
  return {
    pattern: new RegExp(countedBySyllable.includes(language) ? groups : wholeWord, 'giu'),
    values: entries.map(([value]) => value),
  };
}

const patterns = new Map<LanguageCode, NumberPattern>();

/** How often each value stands in a text as a word. */
export function wordValuesIn(text: string, language: LanguageCode): Map<string, number> {
  const compiled = patterns.get(language) ?? compile(language);
  patterns.set(language, compiled);
  const counts = new Map<string, number>();
  for (const [, ...groups] of withoutMarkup(text).matchAll(compiled.pattern)) {
    const value = compiled.values[groups.findIndex((group) => group !== undefined)]!;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
