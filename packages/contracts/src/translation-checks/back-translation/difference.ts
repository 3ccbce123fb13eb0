/** `distance`: near and far. `time`: before and after. `body`: the part of the eye. */
export type MeaningKind =
  | 'negation'
  | 'modality'
  | 'frequency'
  | 'quantity'
  | 'comparison'
  | 'side'
  | 'distance'
  | 'time'
  | 'body'
  | 'number'
  | 'unit'
  | 'term';

/** A part of a text, in UTF-16 units. */
export interface Span {
  start: number;
  /** Of the first unit behind it. */
  end: number;
}

/** What one text says and the other does not, with its words in both; one of them may have none. */
export interface MeaningDifference {
  kinds: MeaningKind[];
  source: Span[];
  back: Span[];
}

/** The English, or the back-translation. */
export type Side = 'source' | 'back';
const sides: readonly Side[] = ['source', 'back'];

/** Kinds whose words are read as one where they stand beside each other: “must not”, “2 weeks”. */
const readAsOne: readonly (readonly MeaningKind[])[] = [
  ['negation', 'modality'],
  ['number', 'unit'],
];

const areReadAsOne = (one: readonly MeaningKind[], other: readonly MeaningKind[]): boolean =>
  readAsOne.some((kinds) => [...one, ...other].every((kind) => kinds.includes(kind)));

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Whether nothing but a space stands between two spans of a text. */
function isBeside(text: string, one: Span, other: Span): boolean {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  return second.start <= first.end || text.slice(first.end, second.start).trim() === '';
}

/** The spans in their order, as one where they stand beside each other. */
function joinSpans(text: string, spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && isBeside(text, last, { start, end })) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Makes one difference of those that are about the same words, or about words that are read as one. */
export function joinDifferences(
  texts: Record<Side, string>,
  differences: readonly MeaningDifference[],
): MeaningDifference[] {
  const joined: MeaningDifference[] = [];
  for (const difference of differences) {
    const { kinds, source, back } = difference;
    const belongsTo = (one: MeaningDifference): boolean => {
      const areOne = areReadAsOne(one.kinds, kinds);
      return sides.some((side) =>
        one[side].some((span) =>
          difference[side].some(
            (added) => overlaps(span, added) || (areOne && isBeside(texts[side], span, added)),
          ),
        ),
      );
    };
    const other = joined.find(belongsTo);
    if (!other) joined.push({ kinds: [...kinds], source: [...source], back: [...back] });
    else {
      other.kinds.push(...kinds);
      other.source.push(...source);
      other.back.push(...back);
    }
  }
  return joined.map(({ kinds, source, back }) => ({
    kinds,
    source: joinSpans(texts.source, source),
    back: joinSpans(texts.back, back),
  }));
}
