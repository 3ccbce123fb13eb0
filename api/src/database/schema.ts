import { Activity } from '../activity/activity.entity.js';
import { ArticleText } from '../articles/article-text.entity.js';
import { ArticleVersion } from '../articles/article-version.entity.js';
import { Article } from '../articles/article.entity.js';
import { Session } from '../auth/session.entity.js';
import { Consultation } from '../consultations/consultation.entity.js';
import { LiveTicket } from '../live/live-ticket.entity.js';
import { Media } from '../media/media.entity.js';
import { Settings } from '../settings/settings.entity.js';
import { Statistic } from '../statistics/statistic.entity.js';
import { Testimonial } from '../testimonials/testimonial.entity.js';
import { User } from '../users/user.entity.js';
import { Initial1766000000000 } from './migrations/1766000000000-initial.js';
import { TestimonialStories1767000000000 } from './migrations/1767000000000-testimonial-stories.js';
import { Articles1767100000000 } from './migrations/1767100000000-articles.js';
import { Practice1767400000000 } from './migrations/1767400000000-practice.js';

export const entities = [
  Activity,
  Article,
  ArticleText,
  ArticleVersion,
  Consultation,
  LiveTicket,
  Media,
  Session,
  Settings,
  Statistic,
  Testimonial,
  User,
];

/** In the order in which they run. */
export const migrations = [
  Initial1766000000000,
  TestimonialStories1767000000000,
  Articles1767100000000,
  Practice1767400000000,
];
