import { signPattern, unitPattern } from '../measures.js';
import { block, type Check } from './finding.js';
import { difference, findMatches } from './tokens.js';

/** Visual acuity such as `20/20`; also ratings and dates with slashes. */
const acuity = /\d+(?:[.,]\d+)?\/\d+/g;
const percent = /%/g;
const otherPercents = /[٪％﹪‰]/g;
/** After a number, or after a placeholder that becomes one. */
const unit = new RegExp(`(?<=(?:\\d|\\}\\})\\s?)${unitPattern}`, 'gu');
/** `mL` is `ml`, `mcg` is `µg`, and the Greek letter is the micro sign. */
const normalizeUnit = (unitText: string): string =>
  unitText.replace('μ', 'µ').replace('mcg', 'µg').replace('mL', 'ml');
const sign = new RegExp(signPattern, 'gu');
const mark = /[$€£©|]/g;

const checkSame =
  (code: string, pattern: RegExp, normalize: (match: string) => string = (match) => match): Check =>
  ({ source, translation }) => {
    const changed = difference(
      findMatches(source, pattern).map(normalize),
      findMatches(translation, pattern).map(normalize),
    );
    return changed ? [block(code, changed)] : [];
  };

const percents: Check = (pair) => {
  const others = findMatches(pair.translation, otherPercents);
  if (others.length > 0) return [block('percent.changed', others.join(' '))];
  return checkSame('percent.changed', percent)(pair);
};

const checks: Check[] = [
  checkSame('acuity.changed', acuity),
  percents,
  checkSame('unit.changed', unit, normalizeUnit),
  checkSame('sign.changed', sign, (match) => match.replace('−', '-')),
  checkSame('mark.changed', mark),
];

/** Signs and units: 20/20, %, D, mm, µm, minus and plus, currencies, and the separator in page titles. */
export const notation: Check = (pair) => checks.flatMap((check) => check(pair));
