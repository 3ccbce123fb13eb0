import type { MediaUsage } from '@lens/contracts/media';
import type { EntityManager } from 'typeorm';

const title = `(SELECT title FROM article_texts t WHERE t.article_id = a.id AND t.lng = 'en')`;

/**
 * Finds every place that shows the picture, in drafts and in published content. Add new kinds of references here.
 * @param canReadUnapproved whether the reader may know the names on testimonials that are not approved
 */
export const findMediaUsage = (
  manager: EntityManager,
  id: string,
  canReadUnapproved = true,
): Promise<MediaUsage[]> =>
  manager.query<MediaUsage[]>(
    `SELECT * FROM (
      SELECT 'article' AS resource_type, a.id AS resource_id, 'cover_id' AS field, NULL AS lng, ${title} AS title
        FROM articles a LEFT JOIN published_articles p ON p.id = a.id WHERE $1 IN (a.cover_id, p.cover_id)
      UNION ALL
      SELECT 'article', a.id, 'body', i.lng, ${title}
        FROM (
          SELECT article_id, lng FROM article_images WHERE media_id = $1
          UNION SELECT article_id, lng FROM published_images WHERE media_id = $1
        ) AS i JOIN articles a ON a.id = i.article_id
      UNION ALL
      SELECT 'testimonial', id, 'image_id', NULL, CASE WHEN $2 OR status = 'approved' THEN name END
        FROM testimonials WHERE image_id = $1
    ) AS uses ORDER BY resource_type, title, resource_id, field, lng`,
    [id, canReadUnapproved],
  );
