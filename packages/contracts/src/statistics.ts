import { z } from 'zod';
import { saysNothing, saysSomething } from './changes.js';
import { listQuery, pageOf } from './lists.js';
import { languageCode } from './language-code.js';
import { statisticMaxLengths } from './max-lengths.js';
import { perLanguage } from './per-language.js';
import { revised, seenRow } from './revisions.js';

const place = z.int().min(0).max(10_000);
const label = z.string().trim().min(1).max(statisticMaxLengths.label);

/** A figure that staff can edit. `value` is the number; prefix and suffix are its marks (`$`, `+`, `%`). */
const figure = {
  id: z.uuid(),
  key: z.string(),
  value: z.number(),
  prefix: z.string(),
  suffix: z.string(),
  position: z.int(),
};

/** As staff see it: with its label in every language that has one. */
export const statistic = z.object({ ...figure, labels: perLanguage(label), ...revised });

/** As visitors see it: `lng` is the language that the label is really in. */
const publicStatistic = z.object({ ...figure, label: z.string(), lng: languageCode });

/** Why a figure cannot be true; null where it can: of a hundred there are never more than a hundred, of five never seven. */
export function impossibleBy({ value, suffix }: { value: number; suffix: string }): string | null {
  if (suffix.trim().startsWith('%')) return value > 100 ? 'A percentage is at most 100.' : null;
  const [, most] = /^\s*\/\s*(\d+(?:\.\d+)?)/.exec(suffix) ?? [];
  return most && value > Number(most) ? `A figure out of ${most} is at most ${most}.` : null;
}

/** Labels are replaced whole: a language that is left out has none any more. */
export const statisticUpdate = z
  .strictObject({
    value: z.number().min(0).max(1_000_000_000).optional(),
    prefix: z.string().trim().max(statisticMaxLengths.affix).optional(),
    suffix: z.string().trim().max(statisticMaxLengths.affix).optional(),
    labels: perLanguage(label).optional(),
    position: place.optional(),
  })
  .refine(saysSomething, saysNothing)
  // Where only one of the two is sent, the API looks at the figure that would come of it.
  .check(({ value: { value, suffix }, issues }) => {
    if (value === undefined || suffix === undefined) return;
    const message = impossibleBy({ value, suffix });
    if (message) issues.push({ code: 'custom', path: ['value'], input: value, message });
  });

/** Puts figures into other places, all of them or none: each on the revision that was seen of it. */
export const statisticOrder = z.strictObject({
  figures: z
    .array(seenRow.extend({ position: place }))
    .min(1)
    .max(100)
    .refine(
      (figures) => new Set(figures.map(({ id }) => id)).size === figures.length,
      'Name each figure once.',
    ),
});

export const statisticQuery = listQuery(['position', 'key', 'created_at'], 'position');
export const publicStatisticQuery = statisticQuery.extend({ lng: languageCode.default('en') });

/** The figures that were named, as they are now. */
export const statisticOrdered = z.object({ items: z.array(statistic) });
export const statisticPage = pageOf(statistic);
export const publicStatisticPage = pageOf(publicStatistic);

export type Statistic = z.infer<typeof statistic>;
export type StatisticOrder = z.infer<typeof statisticOrder>;
export type StatisticOrdered = z.infer<typeof statisticOrdered>;
export type PublicStatistic = z.infer<typeof publicStatistic>;
