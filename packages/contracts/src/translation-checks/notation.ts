import { signPattern, unitPattern } from '../measures.js';
import { block, type Check } from './finding.js';
import { difference, findMatches } from './tokens.js';

/** A sharpness of sight, `20/20`; ratings and dates by strokes are told in the same way. */
const acuity = /\d+(?:[.,]\d+)?\/\d+/g;
const percent = /%/g;
const otherPercents = /[٪％﹪‰]/g;
/** After a number, or after a placeholder that becomes one. */
const unit = new RegExp(`(?<=(?:\\d|\\}\\})\\s?)${unitPattern}`, 'gu');
/** One unit in its spellings: `mL` is `ml`, `mcg` is `µg`, and the micro sign is the Greek letter. */
const unitOf = (written: string): string =>
  written.replace('μ', 'µ').replace('mcg', 'µg').replace('mL', 'ml');
const sign = new RegExp(signPattern, 'gu');
const mark = /[$€£©|]/g;

const same =
  (code: string, pattern: RegExp, as: (written: string) => string = (written) => written): Check =>
  ({ source, translation }) => {
    const changed = difference(
      findMatches(source, pattern).map(as),
      findMatches(translation, pattern).map(as),
    );
    return changed ? [block(code, changed)] : [];
  };

const percents: Check = (pair) => {
  const others = findMatches(pair.translation, otherPercents);
  if (others.length > 0) return [block('percent.changed', others.join(' '))];
  return same('percent.changed', percent)(pair);
};

const checks: Check[] = [
  same('acuity.changed', acuity),
  percents,
  same('unit.changed', unit, unitOf),
  same('sign.changed', sign, (written) => written.replace('−', '-')),
  same('mark.changed', mark),
];

/** What is written in signs: 20/20, %, D, mm, µm, minus and plus, currency and what parts a page's title. */
export const notation: Check = (pair) => checks.flatMap((check) => check(pair));
