import { block, type Check } from './finding.js';
import { escapeRegExp, findMatches, withoutMarkup } from './tokens.js';

/**
 * Seven digits or more, with what stands between them in a phone number, or the number of an emergency. A figure behind
 * it, such as `12,000`, is none of it.
 */
export const phone = /(?<![\d.,/])\+?\(?\d(?:[\s().-]{0,2}\d){6,}(?!\d|,\d)|(?<!\d)(?:911|988|112)(?!\d)/g;

/** As it is written, and no part of a longer number. */
const dialled = (number: string): RegExp => new RegExp(`(?<!\\d)${escapeRegExp(number)}(?!\\d)`, 'g');

/**
 * Phone numbers are dialled as they are written: digits, plus and grouping stay. What looks like one in the translation
 * alone may be thousands as the language parts them; that no number was added is seen elsewhere.
 */
export const phones: Check = ({ source, translation }) => {
  const wanted = findMatches(withoutMarkup(source), phone);
  const left = withoutMarkup(translation);
  const lost = [...new Set(wanted)].filter(
    (number) => findMatches(left, dialled(number)).length < wanted.filter((other) => other === number).length,
  );
  return lost.length > 0 ? [block('phone.changed', lost.join(' '))] : [];
};
