import type { DashboardStats } from '@lens/contracts/dashboard';
import type { EntityManager } from 'typeorm';

type RequestCounts = Pick<DashboardStats, 'requestsPerWeek' | 'requestLanguages'>;

/** The time zone of the practice, from Settings. */
const timeZone = `(SELECT coalesce(value ->> 'timeZone', 'UTC') FROM settings WHERE id = 1)`;
const thisWeek = `date_trunc('week', now() AT TIME ZONE ${timeZone})`;
const firstWeek = `${thisWeek} - interval '11 weeks'`;

const countPerWeek = `SELECT to_char(week, 'YYYY-MM-DD') AS week, count(consultations.id)::int AS count
  FROM generate_series(${firstWeek}, ${thisWeek}, interval '1 week') AS week
  LEFT JOIN consultations ON NOT suspected
    AND created_at >= week AT TIME ZONE ${timeZone}
    AND created_at < (week + interval '1 week') AT TIME ZONE ${timeZone}
  GROUP BY week ORDER BY week`;

/** Limited, since a request may name any language: enough for all languages of the site and for "not stated". */
const countPerLanguage = `SELECT nullif(language, '') AS language, count(*)::int AS count
  FROM consultations
  WHERE NOT suspected AND created_at >= (${firstWeek}) AT TIME ZONE ${timeZone}
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 12`;

/** Counts requests by week and by language. */
export async function countRequests(manager: EntityManager): Promise<RequestCounts> {
  const [requestsPerWeek, requestLanguages] = await Promise.all([
    manager.query<RequestCounts['requestsPerWeek']>(countPerWeek),
    manager.query<RequestCounts['requestLanguages']>(countPerLanguage),
  ]);
  return { requestsPerWeek, requestLanguages };
}
