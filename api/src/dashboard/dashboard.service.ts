import { Injectable } from '@nestjs/common';
import type { DashboardOverview, DashboardStats } from '@lens/contracts/dashboard';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import type { Staff } from '../common/staff.js';
import { statusConditions } from '../articles/visibility.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { countRequests } from './request-counts.js';

const recentEntries = 5;

/** SQL that counts the rows of the last 30 days, and of the 30 days before, by a column with a time. */
const countLast30Days = (column: string) =>
  `count(*) FILTER (WHERE ${column} > now() - interval '30 days')::int`;
const countPrevious30Days = (column: string) =>
  `count(*) FILTER (WHERE ${column} > now() - interval '60 days' AND ${column} <= now() - interval '30 days')::int`;
const countBy = (column: string, extraFields = '') =>
  `jsonb_build_object('total', count(*)::int, 'current', ${countLast30Days(column)},
    'previous', ${countPrevious30Days(column)}${extraFields})`;

const formatIso = (time: string) => `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const countsQuery = `SELECT
  (SELECT ${countBy('created_at', ", 'pending', count(*) FILTER (WHERE status = 'pending')::int")}
    FROM testimonials) AS testimonials,
  (SELECT ${countBy('published_at')} FROM articles AS article WHERE ${statusConditions.published}) AS articles,
  (SELECT ${countBy('created_at')} FROM media) AS media,
  (SELECT jsonb_build_object('count', count(*)::int, 'since', ${formatIso('min(created_at)')})
    FROM consultations WHERE status = 'new' AND NOT suspected) AS waiting`;

interface Count {
  total: number;
  current: number;
  previous: number;
}

interface Counts {
  testimonials: Count & { pending: number };
  articles: Count;
  media: Count;
  waiting: { count: number; since: string | null };
}

@Injectable()
export class DashboardService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityService,
  ) {}

  async overview(staff: Staff): Promise<DashboardOverview> {
    const [[counts], recentActivity] = await Promise.all([
      this.database.manager.query<[Counts]>(countsQuery),
      this.activity.latest(staff, recentEntries),
    ]);
    const { testimonials, articles, media, waiting } = counts;
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
        testimonials: toChange(testimonials),
        articles: toChange(articles),
        media: toChange(media),
      },
      waiting_since: waiting.since,
    };
  }

  async stats(): Promise<DashboardStats> {
    const { manager } = this.database;
    const [procedureStats, requests] = await Promise.all([findRatings(manager), countRequests(manager)]);
    return { procedureStats, ...requests };
  }
}

/** The number and average rating (one decimal) of approved testimonials per procedure. */
const findRatings = (manager: EntityManager) =>
  manager
    .createQueryBuilder(Testimonial, 'testimonial')
    .select('testimonial.procedure_type', 'procedure_type')
    .addSelect('round(avg(testimonial.rating), 1)::float8', 'avg_rating')
    .addSelect('count(*)::int', 'count')
    .where({ status: 'approved' })
    .groupBy('testimonial.procedure_type')
    .orderBy('testimonial.procedure_type')
    .getRawMany<DashboardStats['procedureStats'][number]>();

/** The percentage is rounded to a whole number, and null without a previous count. */
function toChange({ current, previous }: Count): DashboardOverview['changes']['media'] {
  const percent = previous === 0 ? null : Math.round(((current - previous) / previous) * 100);
  return { current, previous, percent };
}
