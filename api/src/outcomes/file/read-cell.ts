import { snellenDenominators, type OutcomeColumn, type OutcomeFaultCode } from '@lens/contracts/outcomes';

/** In diopters. */
const ranges = {
  se_before: [-25, 15],
  se_target: [-4, 3],
  se_after: [-15, 15],
  cyl_before: [0, 10],
  cyl_after: [0, 10],
} as const satisfies Partial<Record<OutcomeColumn, readonly [min: number, max: number]>>;

type DiopterColumn = keyof typeof ranges;

const isDiopters = (column: OutcomeColumn): column is DiopterColumn => column in ranges;

/** What may say who somebody is, before anything else. The first pattern that matches decides. */
const refused: readonly (readonly [RegExp, OutcomeFaultCode])[] = [
  [/^$/, 'empty'],
  [/^[=@]|^[-+](?![\d.])/, 'formula'],
  [/\S@\S/, 'email'],
  [/^(?:https?:|www\.)|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov)\b/i, 'web_address'],
  [/^\d{1,4}([-/.])\d{1,2}\1\d{1,4}\b/, 'date'],
  [
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d|\d\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
    'date',
  ],
  [/^(?:[a-z]{1,5}[-#.:\s]?)?\d{5,}$/i, 'record_number'],
];

/** What nearly all cells are; no pattern above matches it. */
const usual = /^(?:-?\d{1,2}(?:\.\d{1,3})?|20\/\d{1,3}(?:\.\d)?)$/;
/** Longer ones are words, whatever they are; no pattern reads them. */
const maxCellLength = 60;

/** Seven digits or more, with what people put between them. */
const isPhone = (cell: string): boolean =>
  /^[+(]?\d[\d\s().-]*$/.test(cell) && /^\+|[\s()-]/.test(cell) && cell.replaceAll(/\D/g, '').length >= 7;

const diopters = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Reads one cell. @returns the denominator of an acuity, or diopters; otherwise what is wrong */
export function readCell(column: OutcomeColumn, text: string): number | OutcomeFaultCode {
  // Spreadsheets write a minus sign where people type a hyphen.
  const cell = text.trim().replace('−', '-');
  if (cell.length > maxCellLength) return 'words';
  const found = usual.test(cell) ? undefined : refused.find(([pattern]) => pattern.test(cell));
  if (found) return found[1];
  if (isPhone(cell)) return 'phone';
  return isDiopters(column) ? readDiopters(column, cell) : readAcuity(cell);
}

function readAcuity(cell: string): number | OutcomeFaultCode {
  if (/^6\s*\/\s*\d/.test(cell)) return 'metric_acuity';
  const denominator = Number(/^20\s*\/\s*(\d+(?:\.\d+)?)$/.exec(cell)?.[1]);
  if (snellenDenominators.some((known) => known === denominator)) return denominator;
  return /\p{L}{3,}/u.test(cell) && !/^nlp$/i.test(cell) ? 'words' : 'unknown_acuity';
}

function readDiopters(column: DiopterColumn, cell: string): number | OutcomeFaultCode {
  if (/^[-+]?[\d.,]+\s*(?:d|ds|dc|dpt|diopters?)$/i.test(cell)) return 'unit';
  if (/^[-+]?\d+,\d+$/.test(cell)) return 'decimal_comma';
  if (/^(?:pl|plano)$/i.test(cell)) return 'not_a_number';
  if (!diopters.test(cell)) return /\p{L}/u.test(cell) ? 'words' : 'not_a_number';
  if (/\.\d{4,}$/.test(cell)) return 'too_precise';
  const value = Number(cell);
  const [min, max] = ranges[column];
  if (min === 0 && value < 0) return 'signed_cylinder';
  return value < min || value > max ? 'out_of_range' : value;
}
