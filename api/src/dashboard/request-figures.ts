import type { DashboardStats } from '@lens/contracts/dashboard';
import type { EntityManager } from 'typeorm';

type RequestFigures = Pick<DashboardStats, 'requestsPerWeek' | 'requestLanguages'>;

/** The practice's, as staff set it. */
const timeZone = `(SELECT coalesce(value ->> 'timeZone', 'UTC') FROM settings WHERE id = 1)`;
const thisWeek = `date_trunc('week', now() AT TIME ZONE ${timeZone})`;
const firstWeek = `${thisWeek} - interval '11 weeks'`;

const perWeek = `SELECT to_char(week, 'YYYY-MM-DD') AS week, count(consultations.id)::int AS count
  FROM generate_series(${firstWeek}, ${thisWeek}, interval '1 week') AS week
  LEFT JOIN consultations ON NOT suspected
    AND created_at >= week AT TIME ZONE ${timeZone}
    AND created_at < (week + interval '1 week') AT TIME ZONE ${timeZone}
  GROUP BY week ORDER BY week`;

/** What visitors state is not checked against the site's languages, hence the limit: all of those, and none. */
const perLanguage = `SELECT nullif(language, '') AS language, count(*)::int AS count
  FROM consultations
  WHERE NOT suspected AND created_at >= (${firstWeek}) AT TIME ZONE ${timeZone}
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 12`;

/** How many requests came, and in which languages: nothing of whom. */
export async function requestFigures(manager: EntityManager): Promise<RequestFigures> {
  const [requestsPerWeek, requestLanguages] = await Promise.all([
    manager.query<RequestFigures['requestsPerWeek']>(perWeek),
    manager.query<RequestFigures['requestLanguages']>(perLanguage),
  ]);
  return { requestsPerWeek, requestLanguages };
}
