import type { ActivityKind } from '@lens/contracts/activity-kinds';
import type { EntityManager } from 'typeorm';

/**
 * Finds the name of each kind of resource. A testimonial has no name here and a consultation request only its
 * reference: the log outlives what a patient wrote, and must not reveal who wrote it.
 */
const nameQueries: Partial<Record<ActivityKind, string>> = {
  article: `SELECT coalesce((SELECT title FROM article_texts WHERE article_id = articles.id
    ORDER BY lng = 'en' DESC, lng LIMIT 1), slug) AS name FROM articles WHERE id = $1`,
  consultation: 'SELECT reference AS name FROM consultations WHERE id = $1',
  media: 'SELECT filename AS name FROM media WHERE id = $1',
  statistic: `SELECT labels ->> 'en' AS name FROM statistics WHERE id = $1`,
  user: 'SELECT username AS name FROM users WHERE id = $1',
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Null for a resource that has no name or no longer exists. */
export async function findResourceName(
  manager: EntityManager,
  resource_type: ActivityKind,
  resource_id: string | null,
): Promise<string | null> {
  if (resource_type === 'translation' || resource_type === 'translation_memory') return resource_id;
  const query = nameQueries[resource_type];
  if (!query || resource_id === null || !uuid.test(resource_id)) return null;
  const [row] = await manager.query<{ name: string }[]>(query, [resource_id]);
  return row?.name ?? null;
}
