import type {
  MeaningDifference,
  MeaningKind,
  Span,
} from '@lens/contracts/translation-checks/back-translation/difference';

const kinds: Record<MeaningKind, string> = {
  negation: 'Negation',
  modality: 'May, can, must',
  frequency: 'How often',
  quantity: 'How many',
  comparison: 'Comparison',
  side: 'Side',
  distance: 'Near and far',
  time: 'Before and after',
  body: 'Part of the eye',
  number: 'Number',
  unit: 'Unit',
  term: 'Protected term',
};

/** `Negation; May, can, must`. */
export const labelOf = ({ kinds: found }: MeaningDifference): string =>
  [...new Set(found)].map((kind) => kinds[kind]).join('; ');

const quote = (text: string, spans: readonly Span[]): string =>
  spans.map(({ start, end }) => `“${text.slice(start, end).replace(/\s+/g, ' ')}”`).join(' and ');

/** `English says “must not”; the back-translation says “should”.` */
export function describeDifference(
  { source, back }: MeaningDifference,
  english: string,
  text: string,
): string {
  const [expected, found] = [quote(english, source), quote(text, back)];
  if (!found) return `English says ${expected}; the back-translation does not.`;
  if (!expected) return `The back-translation says ${found}; English does not.`;
  return `English says ${expected}; the back-translation says ${found}.`;
}
