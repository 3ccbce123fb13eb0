import { replaced, type Defect, type Position, type Texts } from './defect.ts';

const outside = (text: string) => text.replace(/\{\{.*?\}\}/g, (slot) => '_'.repeat(slot.length));
/** The first match that is no part of a placeholder, replaced. */
function changed({ translation }: Position, pattern: RegExp, by: (found: string) => string): string | null {
  const found = pattern.exec(outside(translation));
  if (!found) return null;
  const end = found.index + found[0].length;
  return `${translation.slice(0, found.index)}${by(found[0])}${translation.slice(end)}`;
}

const both =
  (source: string, translation: string) =>
  (position: Position): Texts => ({
    source: `${position.source} ${source}`,
    translation: `${position.translation} ${translation}`,
  });

export const ofNumbers: Defect[] = [
  {
    name: 'a digit changed',
    codes: ['number.changed'],
    into: (position) => changed(position, /\d/, (digit) => `${(Number(digit) + 1) % 10}`),
  },
  {
    name: 'a digit lost',
    codes: ['number.changed'],
    into: (position) => changed(position, /\d(?=\d)/, () => ''),
  },
  {
    name: 'digits of the language',
    codes: ['number.digits'],
    into: (position) => changed(position, /\d/, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!),
  },
  {
    name: 'a decimal point moved',
    codes: ['number.changed'],
    into: (position) => {
      if (position.language === 'en') return null;
      return both('It is 12.5 here.', '1.25')(position);
    },
  },
  {
    name: 'a span turned round',
    codes: ['number.order'],
    into: ({ translation }) =>
      replaced(translation, /(\{\{from\}\})(.{1,8})(\{\{(?:to|count)\}\})/u, '$3$2$1') ??
      replaced(translation, /(24)(.{1,8})(48)/u, '$3$2$1'),
  },
  {
    name: 'a sharpness of sight changed',
    codes: ['acuity.changed'],
    into: ({ translation }) => replaced(translation, '20/20', '20/40'),
  },
  {
    name: 'a sharpness of sight written otherwise',
    codes: ['acuity.changed'],
    into: ({ translation }) => replaced(translation, '20/20', '20-20'),
  },
  { name: 'a percent sign lost', codes: ['percent.changed'], into: both('That is 98% of them.', '98') },
  { name: 'a percent sign of another script', codes: ['percent.changed'], into: both('That is 98%.', '98٪') },
  {
    name: 'diopters in another unit',
    codes: ['unit.changed'],
    into: ({ translation }) => replaced(translation, /(?<=[\d}] ?)D(?!\w)/u, 'dpt'),
  },
  {
    name: 'millimeters for micrometers',
    codes: ['unit.changed'],
    into: both('It is 110 µm thick.', '110 mm'),
  },
  {
    name: 'a minus lost',
    codes: ['sign.changed'],
    into: ({ translation }) => replaced(translation, '-20', '20'),
  },
  {
    name: 'a phone number with another digit',
    codes: ['phone.changed'],
    into: both('+1 (562) 555-0142', '+1 (562) 555-0124'),
  },
  {
    name: 'the number for emergencies changed',
    codes: ['phone.changed'],
    into: ({ translation }) => replaced(translation, '911', '112'),
  },
];
