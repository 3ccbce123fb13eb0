import { z } from 'zod';
import { activityEntry } from './activity.js';

/** Counts of the last 30 days and of the 30 days before; `percent` is null if the earlier count is 0. */
const change = z.object({ current: z.int(), previous: z.int(), percent: z.number().nullable() });

export const dashboardOverview = z.object({
  overview: z.object({
    total_testimonials: z.int(),
    pending_testimonials: z.int(),
    published_articles: z.int(),
    total_media: z.int(),
    /** Consultation requests that nobody has answered. */
    waiting_consultations: z.int(),
  }),
  recentActivity: z.array(activityEntry).max(5),
  changes: z.object({ testimonials: change, articles: change, media: change }),
  /** When the oldest unanswered request came in; null if there is none. */
  waiting_since: z.string().nullable(),
});

export const dashboardStats = z.object({
  procedureStats: z.array(z.object({ procedure_type: z.string(), avg_rating: z.number(), count: z.int() })),
  /** Consultation requests of the last twelve weeks, each named by its Monday (UTC); the last is the current week. */
  requestsPerWeek: z.array(z.object({ week: z.iso.date(), count: z.int() })),
  /** The languages of the requests, most frequent first; null counts requests without one. */
  requestLanguages: z.array(z.object({ language: z.string().nullable(), count: z.int() })),
});

export type DashboardOverview = z.infer<typeof dashboardOverview>;
export type DashboardStats = z.infer<typeof dashboardStats>;
