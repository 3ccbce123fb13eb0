import { Injectable } from '@nestjs/common';
import type { DashboardOverview, DashboardStats } from '@lens/contracts/dashboard';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Staff } from '../common/staff.js';
import { whereNow } from '../articles/visibility.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { requestFigures } from './request-figures.js';

const recentEntries = 5;

/** Rows of a moment within the last 30 days, and within the 30 before. */
const recently = (moment: string) => `count(*) FILTER (WHERE ${moment} > now() - interval '30 days')::int`;
const before = (moment: string) =>
  `count(*) FILTER (WHERE ${moment} > now() - interval '60 days' AND ${moment} <= now() - interval '30 days')::int`;
const counted = (moment: string, more = '') =>
  `jsonb_build_object('total', count(*)::int, 'current', ${recently(moment)}, 'previous', ${before(moment)}${more})`;

const iso = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const counts = `SELECT
  (SELECT ${counted('created_at', ", 'pending', count(*) FILTER (WHERE status = 'pending')::int")}
    FROM testimonials) AS testimonials,
  (SELECT ${counted('published_at')} FROM articles AS article WHERE ${whereNow.published}) AS articles,
  (SELECT ${counted('created_at')} FROM media) AS media,
  (SELECT jsonb_build_object('count', count(*)::int, 'since', ${iso('min(created_at)')})
    FROM consultations WHERE status = 'new' AND NOT suspected) AS waiting`;

interface Counted {
  total: number;
  current: number;
  previous: number;
}

interface Counts {
  testimonials: Counted & { pending: number };
  articles: Counted;
  media: Counted;
  waiting: { count: number; since: string | null };
}

@Injectable()
export class DashboardService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityService,
  ) {}

  async overview(staff: Staff): Promise<DashboardOverview> {
    const [[found], recentActivity] = await Promise.all([
      this.database.manager.query<[Counts]>(counts),
      this.activity.latest(staff, recentEntries),
    ]);
    const { testimonials, articles, media, waiting } = found;
    return {
      overview: {
        total_testimonials: testimonials.total,
        pending_testimonials: testimonials.pending,
        published_articles: articles.total,
        total_media: media.total,
        waiting_consultations: waiting.count,
      },
      recentActivity,
      changes: {
        testimonials: changeOf(testimonials),
        articles: changeOf(articles),
        media: changeOf(media),
      },
      waiting_since: waiting.since,
    };
  }

  async stats(): Promise<DashboardStats> {
    const { manager } = this.database;
    const [procedureStats, requests] = await Promise.all([ratings(manager), requestFigures(manager)]);
    return { procedureStats, ...requests };
  }
}

/** Of approved testimonials, per procedure; the average with one decimal. */
const ratings = (manager: EntityManager) =>
  manager
    .createQueryBuilder(Testimonial, 'testimonial')
    .select('testimonial.procedure_type', 'procedure_type')
    .addSelect('round(avg(testimonial.rating), 1)::float8', 'avg_rating')
    .addSelect('count(*)::int', 'count')
    .where({ status: 'approved' })
    .groupBy('testimonial.procedure_type')
    .orderBy('testimonial.procedure_type')
    .getRawMany<DashboardStats['procedureStats'][number]>();

/** The percentage is rounded to a whole one. */
function changeOf({ current, previous }: Counted): DashboardOverview['changes']['media'] {
  const percent = previous === 0 ? null : Math.round(((current - previous) / previous) * 100);
  return { current, previous, percent };
}
