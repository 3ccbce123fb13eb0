import type { ArticleTexts, MissingPart } from '@lens/contracts/articles';
import { missingParts } from '@lens/contracts/articles';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { requireFreeAddress } from './addresses.js';

const copyStatements = [
  `INSERT INTO published_articles (id, slug, author, categories, cover_id, published_at, revision, is_sample, created_at)
    SELECT id, slug, author, categories, cover_id, published_at, revision, is_sample, created_at
    FROM articles WHERE id = ANY ($1) AND status <> 'draft'`,
  `INSERT INTO published_texts (article_id, lng, title, excerpt, body, seo_title, seo_description, read_time, words)
    SELECT t.article_id, t.lng, t.title, t.excerpt, t.body, t.seo_title, t.seo_description, t.read_time, t.words
    FROM article_texts t JOIN published_articles p ON p.id = t.article_id WHERE p.id = ANY ($1)`,
  `INSERT INTO published_images (article_id, lng, media_id)
    SELECT i.article_id, i.lng, i.media_id FROM article_images i JOIN published_articles p ON p.id = i.article_id
    WHERE p.id = ANY ($1)`,
];

/** Publishes the drafts of those of these articles that are published or scheduled. */
export async function publishDrafts(manager: EntityManager, ids: string[]): Promise<void> {
  await unpublishArticles(manager, ids);
  for (const copy of copyStatements) await manager.query(copy, [ids]);
  const conflicts: { id: string; slug: string }[] = await manager.query(
    `WITH claimed AS (
      INSERT INTO article_addresses (slug, article_id, since)
      SELECT slug, id, published_at FROM published_articles WHERE id = ANY ($1)
      ON CONFLICT (slug) DO UPDATE SET since = least(article_addresses.since, excluded.since)
        WHERE article_addresses.article_id = excluded.article_id
      RETURNING slug
    )
    SELECT id, slug FROM published_articles WHERE id = ANY ($1) AND slug NOT IN (SELECT slug FROM claimed)`,
    [ids],
  );
  for (const { id, slug } of conflicts) await requireFreeAddress(manager, id, slug);
}

/** Takes articles off the site. Their addresses stay reserved for them, except those that were never public. */
export async function unpublishArticles(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query('DELETE FROM published_articles WHERE id = ANY ($1)', [ids]);
  await manager.query('DELETE FROM article_addresses WHERE article_id = ANY ($1) AND since > now()', [ids]);
}

const missingPartMessages: Record<MissingPart, string> = {
  'texts.en.title': 'Write a title in English.',
  'texts.en.excerpt': 'Write a summary in English.',
  'texts.en.body': 'Write the text in English.',
};

/** @throws ApiError 409 `article_incomplete` with a detail for each part that is missing */
export function requireComplete(texts: ArticleTexts): void {
  const missing = missingParts(texts);
  if (missing.length === 0) return;
  throw new ApiError('article_incomplete', {
    placeholders: { missing: missing.map((part) => missingPartMessages[part]).join(' ') },
    details: missing.map((path) => ({ path, code: 'missing', message: missingPartMessages[path] })),
  });
}
