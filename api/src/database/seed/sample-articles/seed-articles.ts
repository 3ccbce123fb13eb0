import { randomUUID } from 'node:crypto';
import type { ArticleText as Text } from '@lens/contracts/articles';
import type { EntityManager } from 'typeorm';
import { ArticleText } from '../../../articles/article-text.entity.js';
import { ArticleVersion } from '../../../articles/article-version.entity.js';
import { Article } from '../../../articles/article.entity.js';
import { readTimeOf, wordsOf } from '../../../articles/words.js';
import { sampleArticles } from './sample-articles.js';
import { written } from './written.js';

/** As staff would have written and published them, each with its first revision. */
export async function seedArticles(manager: EntityManager): Promise<void> {
  const samples = sampleArticles.map(({ slug, day, author, categories, title, excerpt, text }) => {
    const attributes = {
      slug,
      author,
      categories,
      cover_id: null,
      status: 'published' as const,
      published_at: `${day}T16:00:00.000Z`,
    };
    const said: Text = { title, excerpt, body: written(text) };
    return { id: randomUUID(), attributes, said };
  });
  await manager.insert(
    Article,
    samples.map(({ id, attributes }) => ({ id, ...attributes, revision: 1, is_sample: true })),
  );
  await manager.insert(
    ArticleText,
    samples.map(({ id, said }) => ({
      article_id: id,
      lng: 'en' as const,
      ...said,
      read_time: readTimeOf(said),
      words: wordsOf(said),
    })),
  );
  await manager.insert(
    ArticleVersion,
    samples.map(({ id, attributes, said }) => ({
      article_id: id,
      revision: 1,
      username: 'demo',
      content: { ...attributes, texts: { en: said } },
    })),
  );
}
