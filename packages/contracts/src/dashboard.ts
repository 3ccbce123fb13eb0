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
  /** When the request that has waited longest came in; null when none waits. */
  waiting_since: z.string().nullable(),
});

export const dashboardStats = z.object({
  procedureStats: z.array(z.object({ procedure_type: z.string(), avg_rating: z.number(), count: z.int() })),
  /** Consultation requests of the last twelve weeks, by the Monday (UTC) on which each began; this week is the last. */
  requestsPerWeek: z.array(z.object({ week: z.iso.date(), count: z.int() })),
  /** The languages in which they came, most frequent first; null is for those that state none. */
  requestLanguages: z.array(z.object({ language: z.string().nullable(), count: z.int() })),
});

export type DashboardOverview = z.infer<typeof dashboardOverview>;
export type DashboardStats = z.infer<typeof dashboardStats>;
