import { z } from 'zod';
import { emptyUpdateMessage, hasAnyField } from './update-checks.js';
import { listQuery, pageOf } from './lists.js';
import { basisSources, findBasisProblem } from './claim-basis.js';
import { languageCode } from './language-code.js';
import { basisMaxLengths, statisticMaxLengths } from './max-lengths.js';
import { perLanguage } from './per-language.js';
import { revisionFields, rowRevision } from './revisions.js';

const position = z.int().min(0).max(10_000);
const label = z.string().trim().min(1).max(statisticMaxLengths.label);

/** A figure that staff can edit. `value` is the number; prefix and suffix are its signs (`$`, `+`, `%`). */
const figure = {
  id: z.uuid(),
  key: z.string(),
  value: z.number(),
  prefix: z.string(),
  suffix: z.string(),
  position: z.int(),
};

const count = z.int().min(0).max(1_000_000_000);
const basisFields = {
  numerator: count.nullable(),
  denominator: count.min(1).nullable(),
  /** The first and the last day that were counted; `from` is null for "since the beginning". */
  from: z.iso.date().nullable(),
  to: z.iso.date(),
  /** How many could not be counted because nobody knows their result; null where nothing can be lost. */
  lost: count.nullable(),
  source: z.enum(basisSources),
};
/** What exactly is counted, and who is not. */
const definition = z.string().trim().min(1).max(basisMaxLengths.definition);

/** What stands behind a figure, as staff write it. */
export const basisContent = z
  .strictObject({ ...basisFields, definition: perLanguage(definition) })
  .refine(({ numerator, denominator }) => numerator !== null || denominator !== null, {
    path: ['numerator'],
    error: 'Write what was counted, or among how many.',
  })
  .refine(({ from, to }) => from === null || from <= to, {
    path: ['to'],
    error: 'The last day is before the first.',
  })
  .meta({
    examples: [
      {
        numerator: 49,
        denominator: 50,
        from: '2025-10-01',
        to: '2026-09-30',
        lost: 3,
        source: 'records',
        definition: { en: 'Eyes that reached 20/20 or better without glasses, one day after LASIK.' },
      },
    ],
  });

/** A stored basis; a sample was invented for the demo, and is none once staff have changed it. */
const basis = z.object({ ...basisFields, definition: perLanguage(definition), is_sample: z.boolean() });

/** A figure for staff, with its labels in all languages. */
export const statistic = z.object({
  ...figure,
  labels: perLanguage(label),
  basis: basis.nullable(),
  ...revisionFields,
});

/**
 * A figure for visitors; `lng` is the language of the label, which may be a fallback, and so is that of the basis that
 * of its definition.
 */
const publicStatistic = z.object({
  ...figure,
  label: z.string(),
  lng: languageCode,
  basis: z
    .object({ ...basisFields, definition: z.string(), lng: languageCode, is_sample: z.boolean() })
    .nullable(),
});

/** Why a figure cannot be true, such as over 100% or 7 out of 5; null if it can. */
export function findFigureProblem({ value, suffix }: { value: number; suffix: string }): string | null {
  if (suffix.trim().startsWith('%')) return value > 100 ? 'A percentage is at most 100.' : null;
  const [, maximum] = /^\s*\/\s*(\d+(?:\.\d+)?)/.exec(suffix) ?? [];
  return maximum && value > Number(maximum) ? `A figure out of ${maximum} is at most ${maximum}.` : null;
}

/**
 * `labels` replaces all labels: a language that is left out loses its label. `basis` replaces the basis, and null
 * removes it. Without it, a basis that does not support the changed figure is removed.
 */
export const statisticUpdate = z
  .strictObject({
    value: z.number().min(0).max(1_000_000_000).optional(),
    prefix: z.string().trim().max(statisticMaxLengths.affix).optional(),
    suffix: z.string().trim().max(statisticMaxLengths.affix).optional(),
    labels: perLanguage(label).optional(),
    position: position.optional(),
    basis: basisContent.nullable().optional(),
  })
  .refine(hasAnyField, emptyUpdateMessage)
  // If only one of the two is sent, the API checks the resulting figure.
  .check(({ value: { value, suffix }, issues }) => {
    if (value === undefined || suffix === undefined) return;
    const message = findFigureProblem({ value, suffix });
    if (message) issues.push({ code: 'custom', path: ['value'], input: value, message });
  });

/** Moves figures to other positions, all of them or none, each with the revision that staff saw. */
export const statisticOrder = z.strictObject({
  figures: z
    .array(rowRevision.extend({ position }))
    .min(1)
    .max(100)
    .refine(
      (figures) => new Set(figures.map(({ id }) => id)).size === figures.length,
      'Name each figure once.',
    ),
});

export const statisticQuery = listQuery(['position', 'key', 'created_at'], 'position');
export const publicStatisticQuery = statisticQuery.extend({ lng: languageCode.default('en') });

/** The figures of the request, with their new positions and revisions. */
export const statisticOrdered = z.object({ items: z.array(statistic) });
export const statisticPage = pageOf(statistic);
export const publicStatisticPage = pageOf(publicStatistic);

export type Statistic = z.infer<typeof statistic>;
/** Why a basis cannot be stored for a figure; null if it can. @param today by the practice's clocks */
export function findUnsupportedBasis(
  figure: { value: number; suffix: string },
  { to, ...counted }: Pick<BasisContent, 'numerator' | 'denominator' | 'to'>,
  today: string,
): { path: 'numerator' | 'to'; message: string } | null {
  if (to > today) return { path: 'to', message: 'This day is in the future.' };
  const message = findBasisProblem(figure, counted);
  return message === null ? null : { path: 'numerator', message };
}

export type BasisContent = z.infer<typeof basisContent>;
export type Basis = z.infer<typeof basis>;
export type StatisticOrder = z.infer<typeof statisticOrder>;
export type StatisticOrdered = z.infer<typeof statisticOrdered>;
export type PublicStatistic = z.infer<typeof publicStatistic>;
