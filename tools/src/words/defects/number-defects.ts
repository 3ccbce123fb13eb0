import { replaceOrNull, type Defect, type Position, type Texts } from './defect.ts';

const maskPlaceholders = (text: string) => text.replace(/\{\{.*?\}\}/g, (slot) => '_'.repeat(slot.length));

/** Replaces the first match outside placeholders; null where nothing matches. */
function replaceNumber(
  { translation }: Position,
  pattern: RegExp,
  by: (found: string) => string,
): string | null {
  const found = pattern.exec(maskPlaceholders(translation));
  if (!found) return null;
  const end = found.index + found[0].length;
  return `${translation.slice(0, found.index)}${by(found[0])}${translation.slice(end)}`;
}

const append =
  (source: string, translation: string) =>
  (position: Position): Texts => ({
    source: `${position.source} ${source}`,
    translation: `${position.translation} ${translation}`,
  });

export const numberDefects: Defect[] = [
  {
    name: 'a digit changed',
    codes: ['number.changed'],
    plant: (position) => replaceNumber(position, /\d/, (digit) => `${(Number(digit) + 1) % 10}`),
  },
  {
    name: 'a digit lost',
    codes: ['number.changed'],
    plant: (position) => replaceNumber(position, /\d(?=\d)/, () => ''),
  },
  {
    name: 'digits of the language',
    codes: ['number.digits'],
    plant: (position) => replaceNumber(position, /\d/, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!),
  },
  {
    name: 'a decimal point moved',
    codes: ['number.changed'],
    plant: (position) => {
      if (position.language === 'en') return null;
      return append('It is 12.5 here.', '1.25')(position);
    },
  },
  {
    name: 'a span turned round',
    codes: ['number.order'],
    plant: ({ translation }) =>
      replaceOrNull(translation, /(\{\{from\}\})(.{1,8})(\{\{(?:to|count)\}\})/u, '$3$2$1') ??
      replaceOrNull(translation, /(24)(.{1,8})(48)/u, '$3$2$1'),
  },
  {
    name: 'a sharpness of sight changed',
    codes: ['acuity.changed'],
    plant: ({ translation }) => replaceOrNull(translation, '20/20', '20/40'),
  },
  {
    name: 'a sharpness of sight written otherwise',
    codes: ['acuity.changed'],
    plant: ({ translation }) => replaceOrNull(translation, '20/20', '20-20'),
  },
  { name: 'a percent sign lost', codes: ['percent.changed'], plant: append('That is 98% of them.', '98') },
  {
    name: 'a percent sign of another script',
    codes: ['percent.changed'],
    plant: append('That is 98%.', '98٪'),
  },
  {
    name: 'diopters in another unit',
    codes: ['unit.changed'],
    plant: ({ translation }) => replaceOrNull(translation, /(?<=[\d}] ?)D(?!\w)/u, 'dpt'),
  },
  {
    name: 'millimeters for micrometers',
    codes: ['unit.changed'],
    plant: append('It is 110 µm thick.', '110 mm'),
  },
  {
    name: 'a minus lost',
    codes: ['sign.changed'],
    plant: ({ translation }) => replaceOrNull(translation, '-20', '20'),
  },
  {
    name: 'a phone number with another digit',
    codes: ['phone.changed'],
    plant: append('+1 (562) 555-0142', '+1 (562) 555-0124'),
  },
  {
    name: 'the number for emergencies changed',
    codes: ['phone.changed'],
    plant: ({ translation }) => replaceOrNull(translation, '911', '112'),
  },
];
