import { namesOf, type Names } from '../finding.js';
import { wholeTermPattern } from '../terms.js';
import type { MeaningDifference, MeaningKind, Span } from './difference.js';
import { findNumbers, type FoundValue } from './english-numbers.js';
import { findUnits } from './english-units.js';

/** The values of one text that the other does not have, or not as often. */
function valuesOnlyIn(one: readonly FoundValue[], other: readonly FoundValue[]): Span[] {
  const left = new Map<string, number>();
  for (const { value } of other) left.set(value, (left.get(value) ?? 0) + 1);
  return one
    .filter(({ isCertain }) => isCertain)
    .filter(({ value }) => {
      const count = left.get(value) ?? 0;
      left.set(value, count - 1);
      return count <= 0;
    });
}

/** “Two days or three days” may well be “two or three days”. */
const onceEach = (values: FoundValue[]): FoundValue[] =>
  values.filter(({ value }, index) => values.findIndex((other) => other.value === value) === index);

const findNames = (text: string, names: Names): FoundValue[] =>
  namesOf(names).flatMap((value) =>
    [...text.matchAll(wholeTermPattern(value))].map(({ index: start }) => ({
      value,
      start,
      end: start + value.length,
      isCertain: true,
    })),
  );

/** The numbers, units and names that only one of two English texts has. */
export function compareValues(source: string, back: string, names: Names): MeaningDifference[] {
  const finders: [MeaningKind, (text: string) => FoundValue[]][] = [
    ['number', findNumbers],
    ['unit', (text) => onceEach(findUnits(text))],
    ['term', (text) => findNames(text, names)],
  ];
  return finders.flatMap(([kind, find]) => {
    const [expected, found] = [find(source), find(back)];
    const [lost, added] = [valuesOnlyIn(expected, found), valuesOnlyIn(found, expected)];
    return lost.length + added.length > 0 ? [{ kinds: [kind], source: lost, back: added }] : [];
  });
}
