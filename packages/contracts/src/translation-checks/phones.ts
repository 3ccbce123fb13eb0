import { block, type Check } from './finding.js';
import { escapeRegExp, findMatches, withoutMarkup } from './tokens.js';

/**
 * Seven digits or more, with the separators of phone numbers, or an emergency number. A figure after it, such as
 * `12,000`, is not part of it.
 */
export const phone = /(?<![\d.,/])\+?\(?\d(?:[\s().-]{0,2}\d){6,}(?!\d|,\d)|(?<!\d)(?:911|988|112)(?!\d)/g;

/** The number as it is written, but not as part of a longer one. */
const exactNumber = (number: string): RegExp => new RegExp(`(?<!\\d)${escapeRegExp(number)}(?!\\d)`, 'g');

/**
 * Phone numbers must keep digits, plus and grouping. Numbers that only the translation has are not reported here: they
 * may be thousands in the notation of the language, and the check of numbers finds added ones.
 */
export const phones: Check = ({ source, translation }) => {
  const expected = findMatches(withoutMarkup(source), phone);
  const text = withoutMarkup(translation);
  const lost = [...new Set(expected)].filter((number) => {
    const expectedCount = expected.filter((other) => other === number).length;
    return findMatches(text, exactNumber(number)).length < expectedCount;
  });
  return lost.length > 0 ? [block('phone.changed', lost.join(' '))] : [];
};
