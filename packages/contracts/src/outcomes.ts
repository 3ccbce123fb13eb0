import { z } from 'zod';
import { maxEyes, minEyes } from './outcome-counts.js';
import { procedures } from './procedures.js';
import { revisionFields } from './revisions.js';

/** The columns of a file of results, one line for each eye, in any order. */
export const outcomeColumns = [
  'cdva_before',
  'udva_after',
  'cdva_after',
  'se_before',
  'se_target',
  'se_after',
  'cyl_before',
  'cyl_after',
] as const;

/** Denominators of the Snellen acuities that a file may have; whoever sees less than 20/400 has 20/400. */
export const snellenDenominators = [
  10, 12.5, 15, 16, 20, 25, 30, 32, 40, 50, 60, 63, 70, 80, 100, 125, 160, 200, 250, 320, 400,
] as const;

/** Characters of a file: twenty thousand eyes, in fewer bytes than a request may have. */
export const outcomeFileMaxLength = 1_400_000;
/** Bytes of a request with a file. */
export const outcomeBodyLimitBytes = 1_500_000;

/** Faults of one kind that an answer lists; it counts all. */
export const maxFaultsOfKind = 6;

/** What is wrong with a file. */
export const outcomeFaultCodes = [
  // The file
  'empty_file',
  'binary_file',
  'other_separator',
  'open_quote',
  'stray_quote',
  'too_few_eyes',
  'too_many_eyes',
  // Its head
  'no_head',
  'missing_column',
  'repeated_column',
  'unknown_column',
  'unnamed_column',
  'identifying_column',
  'free_text_column',
  // A line
  'too_few_cells',
  'too_many_cells',
  'empty_line',
  // A cell that may identify somebody
  'email',
  'web_address',
  'date',
  'phone',
  'record_number',
  'words',
  // A cell
  'empty',
  'formula',
  'unit',
  'decimal_comma',
  'not_a_number',
  'too_precise',
  'out_of_range',
  'signed_cylinder',
  'metric_acuity',
  'unknown_acuity',
] as const;

/** A fault never repeats what is in the cell, which may be what nobody should have sent. */
const outcomeFault = z.object({
  /** The line of the file, the head being 1; null for the file as a whole. */
  row: z.int().nullable(),
  /** A name of `outcomeColumns`, `column 4` for any other, or null for the whole line. */
  column: z.string().nullable(),
  code: z.enum(outcomeFaultCodes),
  message: z.string(),
});

const period = {
  procedure: z.enum(procedures),
  /** The first and the last day of surgery. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Months between surgery and measurement. */
  months: z.int().min(1).max(120),
  /** Eyes that had surgery in this time, and whose result nobody knows. */
  lost: z.int().min(0).max(1_000_000),
};

export const outcomeImport = z
  .strictObject({ ...period, file: z.string().max(outcomeFileMaxLength) })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first.' });

const tally = z.array(z.int());
const counts = z.object({
  eyes: z.int(),
  udva: tally,
  cdva: tally,
  udvaAgainstCdva: tally,
  cdvaChange: tally,
  correction: z.array(z.tuple([z.int(), z.int(), z.int()])),
  error: tally,
  withinHalf: z.int(),
  withinOne: z.int(),
  cylinderBefore: tally,
  cylinderAfter: tally,
});

const fields = { ...period, is_sample: z.boolean(), counts };

/** The results of one procedure, for staff. */
export const outcome = z.object({ id: z.uuid(), ...fields, ...revisionFields, created_at: z.string() });

/** What an import would do; nothing is stored. */
export const outcomeCheck = z.object({
  /** Lines after the head. */
  rows: z.int(),
  /** The first of each kind, in the order of the file. */
  faults: z.array(outcomeFault),
  faultCount: z.int(),
  /** What pages would show; null while there are faults. */
  counts: counts.nullable(),
  /** The results that would be replaced; null if the procedure has none. */
  replaces: z
    .object({ id: z.uuid(), revision: z.int(), from: z.string(), to: z.string(), eyes: z.int() })
    .nullable(),
});

export const outcomeList = z.object({ items: z.array(outcome) });
export const publicOutcomeList = z.object({ items: z.array(z.object(fields)) });

/** For hints and documents. */
export const outcomeLimits = { minEyes, maxEyes } as const;

export type OutcomeColumn = (typeof outcomeColumns)[number];
export type OutcomeFaultCode = (typeof outcomeFaultCodes)[number];
export type OutcomeFault = z.infer<typeof outcomeFault>;
export type OutcomeImport = z.infer<typeof outcomeImport>;
export type OutcomeCheck = z.infer<typeof outcomeCheck>;
export type Outcome = z.infer<typeof outcome>;
export type OutcomeList = z.infer<typeof outcomeList>;
