import { Activity } from './activity/activity.entity.js';
import { articleEntities } from './articles/articles.entities.js';
import { authEntities } from './auth/auth.entities.js';
import { consultationEntities } from './consultations/consultations.entities.js';
import type { EntityClass } from './database/database.js';
import { StreamTicket } from './live/stream-ticket.entity.js';
import { Mail } from './mail/mail.entity.js';
import { mediaEntities } from './media/media.entities.js';
import { Subscriber } from './newsletter/subscriber.entity.js';
import { Rollout, RolloutVisits } from './rollouts/rollout.entity.js';
import { Settings } from './settings/settings.entity.js';
import { Statistic } from './statistics/statistic.entity.js';
import { Testimonial } from './testimonials/testimonial.entity.js';
import { translationEntities } from './translations/translations.entities.js';

/** The entities of all features. */
export const entities: EntityClass[] = [
  Activity,
  ...articleEntities,
  ...authEntities,
  ...consultationEntities,
  StreamTicket,
  Mail,
  ...mediaEntities,
  Rollout,
  RolloutVisits,
  Subscriber,
  Settings,
  Statistic,
  Testimonial,
  ...translationEntities,
];
