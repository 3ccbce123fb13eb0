import { z } from 'zod';
import { activityEntry } from './activity.js';

/** What came in the last 30 days and in the 30 before; `percent` is null where there was nothing to compare with. */
const change = z.object({ current: z.int(), previous: z.int(), percent: z.number().nullable() });

export const dashboardOverview = z.object({
  overview: z.object({
    total_testimonials: z.int(),
    pending_testimonials: z.int(),
    published_articles: z.int(),
    total_media: z.int(),
    /** Consultation requests that nobody has answered yet. */
    waiting_consultations: z.int(),
  }),
  recentActivity: z.array(activityEntry).max(5),
  changes: z.object({ testimonials: change, articles: change, media: change }),
});

export const dashboardStats = z.object({
  procedureStats: z.array(z.object({ procedure_type: z.string(), avg_rating: z.number(), count: z.int() })),
});

export type DashboardOverview = z.infer<typeof dashboardOverview>;
export type DashboardStats = z.infer<typeof dashboardStats>;
