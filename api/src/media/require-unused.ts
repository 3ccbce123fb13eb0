import type { MediaUsage } from '@lens/contracts/media';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { findMediaUsage } from './find-media-usage.js';

const messages: Record<MediaUsage['field'], (use: MediaUsage) => string> = {
  cover_id: ({ title }) => `It is the cover of the article “${title}”.`,
  body: ({ title, lng }) => `The article “${title}” shows it in its text (${lng}).`,
  image_id: ({ title }) => `It is the picture of the testimonial of ${title}.`,
};

/** @throws ApiError 409 `in_use` with a detail for each place that shows the picture */
export async function requireUnused(manager: EntityManager, id: string): Promise<void> {
  const usage = await findMediaUsage(manager, id);
  if (usage.length === 0) return;
  throw new ApiError('in_use', {
    details: usage.map((use) => ({
      path: `${use.resource_type}.${use.resource_id}.${use.field}`,
      code: 'in_use',
      message: messages[use.field](use),
    })),
  });
}
