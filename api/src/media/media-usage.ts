import type { MediaUsage } from '@lens/contracts/media';
import type { EntityManager } from 'typeorm';

const title = `(SELECT title FROM article_texts t WHERE t.article_id = a.id AND t.lng = 'en')`;

/** Every place that shows the picture. A new kind of reference has to be written down here. */
export const usageOf = (manager: EntityManager, id: string): Promise<MediaUsage[]> =>
  manager.query<MediaUsage[]>(
    `SELECT * FROM (
      SELECT 'article' AS resource_type, a.id AS resource_id, 'cover_id' AS field, NULL AS lng, ${title} AS title
        FROM articles a WHERE a.cover_id = $1
      UNION ALL
      SELECT 'article', a.id, 'body', i.lng, ${title}
        FROM article_images i JOIN articles a ON a.id = i.article_id WHERE i.media_id = $1
      UNION ALL
      SELECT 'testimonial', id, 'image_id', NULL, name FROM testimonials WHERE image_id = $1
    ) AS uses ORDER BY resource_type, title, resource_id, field, lng`,
    [id],
  );
