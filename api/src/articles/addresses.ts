import { QueryFailedError, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';

/** The database settles which of two articles has an address; each of these holds one. */
const constraints = ['articles_slug_key', 'published_articles_slug_key', 'article_addresses_pkey'];

const slugTakenError = (code = 'taken', message = 'Choose another one.'): ApiError =>
  new ApiError('slug_taken', { details: [{ path: 'slug', code, message }] });

/** @throws ApiError 409 `slug_taken` in place of the database's refusal */
export function rethrowSlugConflict(failure: unknown): never {
  const { constraint } = (failure instanceof QueryFailedError ? failure.driverError : {}) as {
    constraint?: string;
  };
  throw constraint && constraints.includes(constraint) ? slugTakenError() : failure;
}

/**
 * An address that another article is or was read at stays that one's: links to it are out in the world.
 * Asked after the article has been written, when nobody else can be given the address any more.
 * @throws ApiError 409 `slug_taken`, with the title of the other
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
