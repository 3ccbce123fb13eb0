import { Injectable } from '@nestjs/common';
import type { DashboardOverview, DashboardStats } from '@lens/contracts/dashboard';
import { DataSource } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import { whereNow } from '../articles/visibility.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';

const recentEntries = 5;

/** Rows of a moment within the last 30 days, and within the 30 before. */
const recently = (moment: string) => `count(*) FILTER (WHERE ${moment} > now() - interval '30 days')::int`;
const before = (moment: string) =>
  `count(*) FILTER (WHERE ${moment} > now() - interval '60 days' AND ${moment} <= now() - interval '30 days')::int`;
const counted = (moment: string, more = '') =>
  `jsonb_build_object('total', count(*)::int, 'current', ${recently(moment)}, 'previous', ${before(moment)}${more})`;

const counts = `SELECT
  (SELECT ${counted('created_at', ", 'pending', count(*) FILTER (WHERE status = 'pending')::int")}
    FROM testimonials) AS testimonials,
  (SELECT ${counted('published_at')} FROM articles AS article WHERE ${whereNow.published}) AS articles,
  (SELECT ${counted('created_at')} FROM media) AS media,
  (SELECT count(*)::int FROM consultations WHERE status = 'new') AS waiting`;

interface Counted {
  total: number;
  current: number;
  previous: number;
}

interface Counts {
  testimonials: Counted & { pending: number };
  articles: Counted;
  media: Counted;
  waiting: number;
}

@Injectable()
export class DashboardService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityService,
  ) {}

  async overview(): Promise<DashboardOverview> {
    const [[found], recentActivity] = await Promise.all([
      this.database.manager.query<[Counts]>(counts),
      this.activity.latest(recentEntries),
    ]);
    const { testimonials, articles, media, waiting } = found;
    return {
      overview: {
        total_testimonials: testimonials.total,
        pending_testimonials: testimonials.pending,
        published_articles: articles.total,
        total_media: media.total,
        waiting_consultations: waiting,
      },
      recentActivity,
      changes: {
        testimonials: changeOf(testimonials),
        articles: changeOf(articles),
        media: changeOf(media),
      },
    };
  }

  /** Ratings of approved testimonials per procedure; the average with one decimal. */
  async stats(): Promise<DashboardStats> {
    const rows = await this.database.manager
      .createQueryBuilder(Testimonial, 'testimonial')
      .select('testimonial.procedure_type', 'procedure_type')
      .addSelect('round(avg(testimonial.rating), 1)::float8', 'avg_rating')
      .addSelect('count(*)::int', 'count')
      .where({ status: 'approved' })
      .groupBy('testimonial.procedure_type')
      .orderBy('testimonial.procedure_type')
      .getRawMany<DashboardStats['procedureStats'][number]>();
    return { procedureStats: rows };
  }
}

/** The percentage is rounded to a whole one. */
function changeOf({ current, previous }: Counted): DashboardOverview['changes']['media'] {
  const percent = previous === 0 ? null : Math.round(((current - previous) / previous) * 100);
  return { current, previous, percent };
}
