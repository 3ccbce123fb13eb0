import { z } from 'zod';
import { activityEntry } from './activity.js';

export const dashboardOverview = z.object({
  overview: z.object({
    total_testimonials: z.int(),
    pending_testimonials: z.int(),
    published_articles: z.int(),
    total_media: z.int(),
  }),
  recentActivity: z.array(activityEntry).max(5),
});

export const dashboardStats = z.object({
  procedureStats: z.array(z.object({ procedure_type: z.string(), avg_rating: z.number(), count: z.int() })),
});

export type DashboardOverview = z.infer<typeof dashboardOverview>;
export type DashboardStats = z.infer<typeof dashboardStats>;
