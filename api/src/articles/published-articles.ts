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
import { removeAccents, toTsQuery } from './search-text.js';

/** Reads published articles for visitors, each in their language or the first fallback that has it. */
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
   * @param address id, slug, or a former slug of the article: the answer contains the current one
   * @throws ApiError 404, also for articles that are not published
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

/** Finds the beginnings of words, or any part of the text, since not every script puts spaces between words. */
function filterBySearch(query: SelectQueryBuilder<PublishedArticle>, chain: string[], search: string): void {
  const tsQuery = toTsQuery(search);
  const byWords = tsQuery ? "to_tsvector('simple', t.words) @@ to_tsquery('simple', :tsQuery) OR " : '';
  query.andWhere(
    `EXISTS (SELECT 1 FROM published_texts t WHERE t.article_id = article.id AND t.lng IN (:...chain)
      AND (${byWords}${sqlContainsLiterally('t.words', ':part')}))`,
    { chain, tsQuery, part: removeAccents(search) },
  );
}

/** An article in the visitor's language; the body may be in another fallback language than title and excerpt. */
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
  const articleTexts = texts.filter(({ article_id }) => article_id === article.id);
  const candidates = fallbackChain(lng).flatMap((code) => articleTexts.filter((text) => text.lng === code));
  const [text] = candidates;
  if (!text) throw new Error('An article has no English text');
  return { ...text, body: candidates.find(({ body }) => !isEmptyBody(body)) ?? text };
}

interface ArticleWithTexts {
  article: PublishedArticle;
  /** In every language that the article has. */
  texts: PublishedText[];
}

/** The article as visitors read it, with descriptions of its pictures in their language. */
export async function buildPublicArticle(
  manager: EntityManager,
  lng: LanguageCode,
  { article, texts }: ArticleWithTexts,
): Promise<PublicArticle> {
  const text = pickLocalizedText(texts, article, lng);
  const { body } = text.body;
  const textsWithBody = texts.filter((one) => !isEmptyBody(one.body));
  const bodyImageIds = imagesOf(body);
  const images = await findPublicImages(manager, [article.cover_id, ...bodyImageIds], lng);
  return {
    ...toSummary(article, text, images),
    body,
    seo_title: text.seo_title ?? text.title,
    seo_description: text.seo_description ?? text.excerpt,
    images: [...images.values()].filter(({ id }) => bodyImageIds.includes(id)),
    languages: languages
      .map(({ code }) => code)
      .filter((code) => textsWithBody.some((one) => one.lng === code)),
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
