import { z } from 'zod';
import { emptyUpdateMessage, hasAnyField } from './update-checks.js';
import { listQuery, pageOf } from './lists.js';
import { languageCode } from './language-code.js';
import { statisticMaxLengths } from './max-lengths.js';
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

/** A figure for staff, with its labels in all languages. */
export const statistic = z.object({ ...figure, labels: perLanguage(label), ...revisionFields });

/** A figure for visitors; `lng` is the language of the label, which may be a fallback. */
const publicStatistic = z.object({ ...figure, label: z.string(), lng: languageCode });

/** Why a figure cannot be true, such as over 100% or 7 out of 5; null if it can. */
export function findFigureProblem({ value, suffix }: { value: number; suffix: string }): string | null {
  if (suffix.trim().startsWith('%')) return value > 100 ? 'A percentage is at most 100.' : null;
  const [, maximum] = /^\s*\/\s*(\d+(?:\.\d+)?)/.exec(suffix) ?? [];
  return maximum && value > Number(maximum) ? `A figure out of ${maximum} is at most ${maximum}.` : null;
}

/** `labels` replaces all labels: a language that is left out loses its label. */
export const statisticUpdate = z
  .strictObject({
    value: z.number().min(0).max(1_000_000_000).optional(),
    prefix: z.string().trim().max(statisticMaxLengths.affix).optional(),
    suffix: z.string().trim().max(statisticMaxLengths.affix).optional(),
    labels: perLanguage(label).optional(),
    position: position.optional(),
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
export type StatisticOrder = z.infer<typeof statisticOrder>;
export type StatisticOrdered = z.infer<typeof statisticOrdered>;
export type PublicStatistic = z.infer<typeof publicStatistic>;
