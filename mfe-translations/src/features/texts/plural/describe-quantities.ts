import type { LanguageCode } from '@lens/contracts/languages';
import { pluralForms, type PluralForm } from '@lens/contracts/translation-checks/plural-form';

/** Numbers that appear on pages, and the round ones for which some languages have a separate plural form. */
const smallNumbers = Array.from({ length: 200 }, (_, number) => number);
const roundNumbers = [1_000_000];
const maxRanges = 2;

const formatNumber = (number: number) => number.toLocaleString('en');

/** Joins consecutive numbers into ranges: `3 to 10`. */
function findRanges(numbers: number[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => {
    if (first === last) return formatNumber(first);
    return last === first + 1 ? `${first}, ${last}` : `${first} to ${last}`;
  });
}

/** The numbers that a plural form is for, in words: `3 to 10, 103 to 110 and so on`. */
export function describeQuantities(language: LanguageCode, form: PluralForm): string {
  const forms = pluralForms(language);
  if (forms.length === 1) return 'every number';
  if (form === 'other') return 'all other numbers';
  const rules = new Intl.PluralRules(language);
  const ranges = findRanges(
    [...smallNumbers, ...roundNumbers].filter((number) => rules.select(number) === form),
  );
  const shown = ranges.slice(0, maxRanges).join(', ');
  return ranges.length > maxRanges || form === 'many' ? `${shown} and so on` : shown;
}
