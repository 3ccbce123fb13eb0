import type { FoundValue } from './english-numbers.js';

const afterNumber = (unit: string): string => `(?<=\\d\\s?)(?:${unit})(?![\\p{L}\\d])`;
const word = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** Units as signs and as words, and the spans of time that instructions name. */
const units: [name: string, pattern: string][] = [
  ['percent', '%|percent|per cent'],
  ['diopter', `${afterNumber('D')}|${word('diopt(?:er|re)s?')}`],
  ['millimeter', `${afterNumber('mm')}|${word('millimet(?:er|re)s?')}`],
  ['centimeter', `${afterNumber('cm')}|${word('centimet(?:er|re)s?')}`],
  ['micrometer', `${afterNumber('[µμ]m')}|${word('micromet(?:er|re)s?|microns?')}`],
  ['nanometer', `${afterNumber('nm')}|${word('nanomet(?:er|re)s?')}`],
  ['milligram', `${afterNumber('mg')}|${word('milligrams?')}`],
  ['microgram', `${afterNumber('mcg|[µμ]g')}|${word('micrograms?')}`],
  ['milliliter', `${afterNumber('m[lL]')}|${word('millilit(?:er|re)s?')}`],
  ['degree', `°|${word('degrees?')}`],
  ['second', word('seconds')],
  ['minute', word('minutes?|half an hour')],
  ['hour', word('(?<!half an )hours?|hourly')],
  ['day', word('days?|daily')],
  ['week', word('weeks?|weekly')],
  ['month', word('months?|monthly')],
  ['year', word('years?|yearly')],
  ['morning', afterNumber('a\\.?m\\.?')],
  ['afternoon', afterNumber('p\\.?m\\.?')],
];
const patterns = units.map(([name, pattern]) => [name, new RegExp(pattern, 'gu')] as const);

/** The units of an English text. */
export const findUnits = (text: string): FoundValue[] =>
  patterns.flatMap(([value, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      value,
      start: index,
      end: index + match.length,
      isCertain: true,
    })),
  );
