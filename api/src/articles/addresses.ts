import { QueryFailedError, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';

/** The database decides which of two articles has an address: each of these constraints keeps addresses unique. */
const slugConstraints = ['articles_slug_key', 'published_articles_slug_key', 'article_addresses_pkey'];

const slugTakenError = (code = 'taken', message = 'Choose another one.'): ApiError =>
  new ApiError('slug_taken', { details: [{ path: 'slug', code, message }] });

/** @throws ApiError 409 `slug_taken` where a unique constraint on addresses failed, else the failure itself */
export function rethrowSlugConflict(failure: unknown): never {
  const { constraint } = (failure instanceof QueryFailedError ? failure.driverError : {}) as {
    constraint?: string;
  };
  throw constraint && slugConstraints.includes(constraint) ? slugTakenError() : failure;
}

/**
 * Refuses an address at which another article is or was published, since links to it exist.
 * Called after the article has been written, when no other transaction can take the address any more.
 * @throws ApiError 409 `slug_taken`, with the title of the other article
 */
export async function requireFreeAddress(manager: EntityManager, id: string, slug: string): Promise<void> {
  const [other] = await manager.query<{ title: string | null; former: boolean }[]>(
    `SELECT t.title, p.slug IS DISTINCT FROM a.slug AS former FROM article_addresses a
      LEFT JOIN article_texts t ON t.article_id = a.article_id AND t.lng = 'en'
      LEFT JOIN published_articles p ON p.id = a.article_id
      WHERE a.slug = $1 AND a.article_id <> $2`,
    [slug, id],
  );
  if (!other) return;
  const title = other.title ?? '';
  throw other.former
    ? slugTakenError(
        'leads_elsewhere',
        `Links to this address lead to “${title}”, which had it before. Choose another one.`,
      )
    : slugTakenError('taken', `“${title}” has this address on the site. Choose another one.`);
}
