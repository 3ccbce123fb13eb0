import { Injectable } from '@nestjs/common';
import type { DashboardOverview, DashboardStats } from '@lens/contracts/dashboard';
import { DataSource } from 'typeorm';
import { ActivityService } from '../activity/activity.service.js';
import { Article } from '../articles/article.entity.js';
import { whereNow } from '../articles/visibility.js';
import { Media } from '../media/media.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';

const recentEntries = 5;

@Injectable()
export class DashboardService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityService,
  ) {}

  async overview(): Promise<DashboardOverview> {
    const { manager } = this.database;
    return {
      overview: {
        total_testimonials: await manager.count(Testimonial),
        pending_testimonials: await manager.countBy(Testimonial, { status: 'pending' }),
        published_articles: await manager
          .createQueryBuilder(Article, 'article')
          .where(whereNow.published)
          .getCount(),
        total_media: await manager.count(Media),
      },
      recentActivity: await this.activity.latest(recentEntries),
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
