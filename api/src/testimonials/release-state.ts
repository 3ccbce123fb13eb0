import { practiceToday } from '../common/practice-today.js';

/** SQL for the last day of a release, as text: days in ISO 8601 are in order. */
const lastDay = (alias: string) => `${alias}.release ->> 'expires_on'`;

const hasEnded = (alias: string) => `${lastDay(alias)} < ${practiceToday}::text`;

/** SQL condition that a testimonial may be on the site: by a release in force, or given before releases were recorded. */
export const isReleasedSql = (alias: string): string => `(${alias}.release IS NULL
  OR (${alias}.release ->> 'withdrawn_on' IS NULL AND jsonb_exists(${alias}.release -> 'places', 'website')
    AND (${lastDay(alias)} IS NULL OR NOT ${hasEnded(alias)})))`;

/** SQL for how many releases have ended: they do so without a write. */
export const endedReleasesSql = `(SELECT count(*) FROM testimonials AS ended WHERE ${hasEnded('ended')})`;
