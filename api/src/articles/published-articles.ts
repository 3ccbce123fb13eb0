import { Injectable } from '@nestjs/common';
import type { PublicArticle, PublicArticlePage, PublicArticleSummary } from '@lens/contracts/articles';
import { fallbackChain, languages, type LanguageCode } from '@lens/contracts/languages';
import type { PublicImage } from '@lens/contracts/media';
import { imagesOf, isEmptyBody } from '@lens/contracts/rich-text';
import { DataSource, In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContainsLiterally, readPage } from '../common/list.js';
import { findPublicImages } from '../media/find-public-images.js';
import type { PublicArticleQuery } from './articles.dto.js';
import { PublishedArticle } from './published-article.entity.js';
import { PublishedText } from './published-text.entity.js';
import { isPublishedSql } from './visibility.js';
import { toTsQuery, removeAccents } from './words.js';

/** What visitors read, each article in their language or the nearest there is. */
@Injectable()
export class PublishedArticles {
  constructor(private readonly database: DataSource) {}

  async list({ lng, category, search, ...paging }: PublicArticleQuery): Promise<PublicArticlePage> {
    const query = this.queryPublished();
    if (category) query.andWhere(':category = ANY (article.categories)', { category });
    if (search) filterBySearch(query, fallbackChain(lng), search);
    const page = await readPage(query, paging);
    const texts = await this.findTexts(page.items, lng);
    const covers = await findPublicImages(
      this.database.manager,
      page.items.map(({ cover_id }) => cover_id),
      lng,
    );
    return {
      ...page,
      items: page.items.map((article) => toSummary(article, pickLocalizedText(texts, article, lng), covers)),
      categories: await this.countByCategory(),
    };
  }

  /**
   * @param address id, slug, or a slug that the article once had: the answer says which it has now
   * @throws ApiError 404, for what is not published too
   */
  async read(address: string, lng: LanguageCode): Promise<PublicArticle> {
    const former = 'SELECT article_id FROM article_addresses WHERE slug = :address';
    const article = await this.queryPublished()
      .andWhere(`(article.slug = :address OR article.id::text = :address OR article.id IN (${former}))`, {
        address,
      })
      .getOne();
    if (!article) throw new ApiError('not_found');
    const { manager } = this.database;
    const texts = await manager.findBy(PublishedText, { article_id: article.id });
    return buildPublicArticle(manager, lng, { article, texts });
  }

  private queryPublished(): SelectQueryBuilder<PublishedArticle> {
    return this.database.manager.createQueryBuilder(PublishedArticle, 'article').where(isPublishedSql);
  }

  private findTexts(articles: PublishedArticle[], lng: LanguageCode): Promise<PublishedText[]> {
    return this.database.manager.findBy(PublishedText, {
      article_id: In(articles.map(({ id }) => id)),
      lng: In(fallbackChain(lng)),
    });
  }

  private countByCategory(): Promise<PublicArticlePage['categories']> {
    return this.database.manager.query(
      `SELECT category, count(*)::int AS count
        FROM published_articles AS article CROSS JOIN unnest(article.categories) AS category
        WHERE ${isPublishedSql} GROUP BY category ORDER BY category`,
    );
  }
}

/** By words, or by any part of one: not every script puts spaces between them. */
function filterBySearch(query: SelectQueryBuilder<PublishedArticle>, chain: string[], search: string): void {
  const words = toTsQuery(search);
  const byWords = words ? "to_tsvector('simple', t.words) @@ to_tsquery('simple', :words) OR " : '';
  query.andWhere(
    `EXISTS (SELECT 1 FROM published_texts t WHERE t.article_id = article.id AND t.lng IN (:...chain)
      AND (${byWords}${sqlContainsLiterally('t.words', ':part')}))`,
    { chain, words, part: removeAccents(search) },
  );
}

/** What is read of an article in one language: the body may be in another one than title and excerpt. */
interface LocalizedText extends Pick<
  PublishedText,
  'lng' | 'title' | 'excerpt' | 'seo_title' | 'seo_description'
> {
  body: Pick<PublishedText, 'lng' | 'body' | 'read_time'>;
}

/** The title in the first language of the fallback chain that has one, the body in the first that has that. */
function pickLocalizedText(
  texts: PublishedText[],
  article: PublishedArticle,
  lng: LanguageCode,
): LocalizedText {
  const own = texts.filter(({ article_id }) => article_id === article.id);
  const found = fallbackChain(lng).flatMap((code) => own.filter((text) => text.lng === code));
  const [text] = found;
  if (!text) throw new Error('An article has no English text');
  return { ...text, body: found.find(({ body }) => !isEmptyBody(body)) ?? text };
}

interface ArticleWithTexts {
  article: PublishedArticle;
  /** In every language that there is. */
  texts: PublishedText[];
}

/** The whole article as visitors read it, with what its pictures say in their language. */
export async function buildPublicArticle(
  manager: EntityManager,
  lng: LanguageCode,
  { article, texts }: ArticleWithTexts,
): Promise<PublicArticle> {
  const text = pickLocalizedText(texts, article, lng);
  const { body } = text.body;
  const written = texts.filter((one) => !isEmptyBody(one.body));
  const shown = imagesOf(body);
  const images = await findPublicImages(manager, [article.cover_id, ...shown], lng);
  return {
    ...toSummary(article, text, images),
    body,
    seo_title: text.seo_title ?? text.title,
    seo_description: text.seo_description ?? text.excerpt,
    images: [...images.values()].filter(({ id }) => shown.includes(id)),
    languages: languages.map(({ code }) => code).filter((code) => written.some((one) => one.lng === code)),
  };
}

const toSummary = (
  article: PublishedArticle,
  { lng, title, excerpt, body }: LocalizedText,
  images: Map<string, PublicImage>,
): PublicArticleSummary => ({
  ...article,
  published_at: article.published_at!,
  lng,
  title,
  excerpt,
  body_lng: body.lng,
  read_time: body.read_time,
  cover: images.get(article.cover_id ?? '') ?? null,
});
