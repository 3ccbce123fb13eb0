import { randomUUID } from 'node:crypto';
import type { ArticleText as Text } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PerLanguage } from '@lens/contracts/per-language';
import type { RichText } from '@lens/contracts/rich-text';
import type { EntityManager } from 'typeorm';
import { ArticleText } from '../../articles/article-text.entity.js';
import { ArticleVersion } from '../../articles/article-version.entity.js';
import { Article } from '../../articles/article.entity.js';
import { publishDrafts } from '../../articles/publication.js';
import { estimateReadMinutes } from '../../articles/read-time.js';
import { toSearchableText } from '../../articles/search-text.js';
import { daysBefore, daysBetween } from '../sample-days.js';
import { headingsOf } from '../seed-texts.js';
import type { SampleArticle } from './sample-article.js';
import { sampleArticles } from './sample-articles.js';
import { mexicanBodies } from './spanish/mexican-bodies.js';
import { spanishBodies } from './spanish/spanish-bodies.js';
import { parseBody } from './parse-body.js';

/** For languages without a translated body, in which readers get the body of a fallback. */
const emptyBody: RichText = { type: 'doc', content: [] };

/** Titles and excerpts are in every language, bodies in English and Spanish, and in es-MX where Mexico differs. */
export const textsOf = ({ slug, text }: SampleArticle): PerLanguage<Text> => {
  const bodies: Record<string, string | undefined> = {
    en: text,
    es: spanishBodies[slug],
    'es-MX': mexicanBodies[slug],
  };
  const headings = headingsOf(slug);
  if (bodies['es-MX'] && headings.es) headings['es-MX'] ??= headings.es;
  const texts = Object.entries(headings).map(([lng, heading]) => {
    const body = bodies[lng];
    return [lng, { ...heading, body: body ? parseBody(body) : emptyBody }];
  });
  return Object.fromEntries(texts) as PerLanguage<Text>;
};

const newestDay = sampleArticles.map(({ day }) => day).reduce((one, other) => (one > other ? one : other));

/** The newest is published six days before the demo's first start, and the others at their intervals before it. */
export const publicationDayOf = ({ day }: Pick<SampleArticle, 'day'>, now: number): string =>
  daysBefore(now, 6 + daysBetween(day, newestDay));

/** Inserts them as if staff had written and published them, each with its first revision. */
export async function seedArticles(manager: EntityManager, now: number): Promise<void> {
  const samples = sampleArticles.map((sample) => {
    const { slug, author, categories } = sample;
    const attributes = {
      slug,
      author,
      categories,
      cover_id: null,
      status: 'published' as const,
      published_at: `${publicationDayOf(sample, now)}T16:00:00.000Z`,
    };
    return { id: randomUUID(), attributes, texts: textsOf(sample) };
  });
  await manager.insert(
    Article,
    samples.map(({ id, attributes }) => ({ id, ...attributes, revision: 1, is_sample: true })),
  );
  await manager.insert(
    ArticleText,
    samples.flatMap(({ id, texts }) =>
      (Object.entries(texts) as [LanguageCode, Text][]).map(([lng, text]) => ({
        article_id: id,
        lng,
        ...text,
        read_time: estimateReadMinutes(text),
        words: toSearchableText(text),
      })),
    ),
  );
  await manager.insert(
    ArticleVersion,
    samples.map(({ id, attributes, texts }) => ({
      article_id: id,
      revision: 1,
      username: 'demo',
      content: { ...attributes, texts },
    })),
  );
  await publishDrafts(
    manager,
    samples.map(({ id }) => id),
  );
}
