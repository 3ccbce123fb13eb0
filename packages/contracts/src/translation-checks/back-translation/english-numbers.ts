import { signPattern } from '../../measures.js';
import { normalizeNumber } from '../numbers.js';

/** A number or a unit at its place in an English text. */
export interface FoundValue {
  /** `2`, `-1.5`, `minute`. */
  value: string;
  start: number;
  end: number;
  /** Whether it needs a counterpart; “first” and “a” only may be one. */
  isCertain: boolean;
}

const numberFrom = (first: number, step: number, words: string): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step]);

const units = numberFrom(1, 1, 'one two three four five six seven eight nine');
const teens = [
  ...numberFrom(10, 1, 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen'),
  ...numberFrom(18, 1, 'eighteen nineteen'),
];
const tens = numberFrom(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety');
const powers: [string, number][] = [
  ['hundred', 100],
  ['thousand', 1000],
];
const values = new Map([...units, ...teens, ...tens]);
const factors = new Map(powers);

const anyOf = (words: readonly [string, number][]): string => words.map(([word]) => word).join('|');
const belowHundred = `(?:(?:${anyOf(tens)})(?:[ -](?:${anyOf(units)}))?|${anyOf([...teens, ...units])})`;
const inWords = `(?:(?:${belowHundred}|a) )?(?:${anyOf(powers)})(?: (?:and )?${belowHundred})?|${belowHundred}`;
const wholeWord = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');

const digits = new RegExp(`(?:${signPattern})?\\d(?:[\\d.,]*\\d)?`, 'gu');
const words = wholeWord(inWords);
/** How many times something is done. “Once” often means “as soon as”. */
const times: [value: string, words: RegExp][] = [
  ['1 time', wholeWord('once(?= (?:an?|per|each|every|daily|weekly)\\b)|(?:one|1) time')],
  ['2 times', wholeWord('twice|(?:two|2) times')],
  ['3 times', wholeWord('thrice|(?:three|3) times')],
];
/** Elsewhere “one” is a pronoun as often as a number. */
const countedByOne = /^ (?:eye|drop|time|minute|hour|day|week|month|year)s?\b/i;

/** `two hundred and five` → 205. */
const valueOf = (number: string): number =>
  number
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => {
      const factor = factors.get(word);
      return factor ? (sum || 1) * factor : sum + (values.get(word) ?? 0);
    }, 0);

/** Words that a number may be written for, by its value. */
const possible: [value: string, words: RegExp][] = [
  ['0', wholeWord('zero|no|none')],
  ['0.1', wholeWord('tenths?')],
  ['0.5', wholeWord('half')],
  ['1', wholeWord('once|first|single|an?|each|every|per|daily|weekly|monthly|yearly|another')],
  ['2', wholeWord('second|twice|both|pair|couple|double')],
  ['3', wholeWord('third|thrice')],
  ['4', wholeWord('fourth|quarters?')],
  ['5', wholeWord('fifth')],
  ['6', wholeWord('sixth')],
  ['12', wholeWord('dozen')],
  ['30', wholeWord('half an hour')],
  [
    '1 time',
    wholeWord(
      `once|(?<!(?:twice|thrice|times) )(?:daily|weekly|(?:every|each|an?|per) (?:day|night|morning|evening|week))`,
    ),
  ],
];

/** The numbers of an English text, in digits and in words. */
export function findNumbers(text: string): FoundValue[] {
  const find = (pattern: RegExp, toValue: (match: string) => string, isCertain: boolean): FoundValue[] =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => {
      const end = index + match.length;
      const isPronoun = /^one$/i.test(match) && !countedByOne.test(text.slice(end));
      return { value: toValue(match), start: index, end, isCertain: isCertain && !isPronoun };
    });
  return [
    ...find(digits, (match) => normalizeNumber(match.replace('−', '-'), 'en'), true),
    ...find(words, (match) => String(valueOf(match)), true),
    ...times.flatMap(([value, pattern]) => find(pattern, () => value, true)),
    ...possible.flatMap(([value, pattern]) => find(pattern, () => value, false)),
  ];
}
