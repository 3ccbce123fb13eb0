import { isCritical } from '../critical-texts.js';
import { warn, type Check } from './finding.js';
import { wordValuesIn } from './number-values.js';
import { normalizeNumber } from './numbers.js';
import { findMatches, withoutMarkup } from './tokens.js';
import type { LanguageCode } from '../languages.js';

/** Words for 1 are articles in many languages, those for 2 and 3 join with the noun, and “second” is also a unit. */
const lowestCertain = 4;

const valuesIn = (text: string, language: LanguageCode): string[] => [
  ...wordValuesIn(text, language).keys(),
  ...findMatches(withoutMarkup(text), /\d(?:[\d.,]*\d)?/g).map((digits) => normalizeNumber(digits, language)),
];

/** Critical texts in which a number that both texts write as a word is another one: “twenty minutes”, “doce minutos”. */
export const counted: Check = ({ key, source, translation, language }) => {
  if (key === undefined || !isCritical(key, source)) return [];
  const [expected, found] = [valuesIn(source, 'en'), valuesIn(translation, language)];
  const lost = expected.filter((value) => Number(value) >= 2 && !found.includes(value));
  const added = found.filter((value) => Number(value) >= 2 && !expected.includes(value));
  const isChanged =
    lost.length > 0 && (added.length > 0 || lost.some((value) => Number(value) >= lowestCertain));
  if (!isChanged) return [];
  return [
    warn(
      'meaning.number',
      [...lost.map((value) => `-${value}`), ...added.map((value) => `+${value}`)].join(' '),
    ),
  ];
};
