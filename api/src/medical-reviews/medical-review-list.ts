import { Injectable } from '@nestjs/common';
import { citedNumbers } from '@lens/contracts/cited-numbers';
import { sourceLanguage } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import type { MedicalPage } from '@lens/contracts/medical-pages';
import type { MedicalReview, MedicalReviewState, PageReview } from '@lens/contracts/medical-reviews';
import type { RichText } from '@lens/contracts/rich-text';
import { DataSource, In, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { readPage, sqlContains } from '../common/list.js';
import { findPublicReview } from './find-public-review.js';
import { MedicalReviewRow } from './medical-review.entity.js';
import type { MedicalReviewQuery } from './medical-reviews.dto.js';
import { pageTitles } from './page-titles.js';
import { stateConditions, stateSql } from './review-state.js';

const articleTitle = `coalesce((SELECT title FROM article_texts WHERE article_id = review.article_id
  ORDER BY lng = 'en' DESC, lng LIMIT 1), review.page)`;

/** Reads reviews, for visitors and for staff. */
@Injectable()
export class MedicalReviewList {
  constructor(private readonly database: DataSource) {}

  async readPublic(page: MedicalPage): Promise<PageReview> {
    return { review: await findPublicReview(this.database.manager, { page }) };
  }

  async list({ state, search, ...paging }: MedicalReviewQuery): Promise<Page<MedicalReview>> {
    const query = this.database.manager.createQueryBuilder(MedicalReviewRow, 'review');
    if (state) query.andWhere(stateConditions('review')[state]);
    if (search)
      query.andWhere(
        sqlContains(
          `concat_ws(' ', ${articleTitle}, review.written_by, review.reviewed_by, review.license)`,
          'search',
        ),
        { search },
      );
    const page = await readPage(query, paging);
    return { ...page, items: await describeReviews(this.database.manager, page.items) };
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<MedicalReview> {
    const { manager } = this.database;
    const row = await manager.findOneBy(MedicalReviewRow, { id });
    if (!row) throw new ApiError('not_found');
    const [review] = await describeReviews(manager, [row]);
    return review!;
  }
}

interface PublishedBody {
  article_id: string;
  lng: string;
  body: RichText;
}

interface Description {
  id: string;
  title: string;
  state: MedicalReviewState;
}

/** Adds to each row what it is about, whether it is due, and which numbers and sources of an article do not match. */
export async function describeReviews(
  manager: EntityManager,
  rows: MedicalReviewRow[],
): Promise<MedicalReview[]> {
  const descriptions = await manager
    .createQueryBuilder(MedicalReviewRow, 'review')
    .select('review.id', 'id')
    .addSelect(articleTitle, 'title')
    .addSelect(stateSql('review'), 'state')
    .where({ id: In(rows.map(({ id }) => id)) })
    .getRawMany<Description>();
  const articleIds = rows.flatMap(({ article_id }) => article_id ?? []);
  const texts = await manager.query<PublishedBody[]>(
    'SELECT article_id, lng, body FROM published_texts WHERE article_id = ANY ($1)',
    [articleIds],
  );
  return rows.map((row) => {
    const { title, state } = descriptions.find(({ id }) => id === row.id)!;
    return {
      ...row,
      title: row.page ? pageTitles[row.page] : title,
      state,
      ...findMismatches(
        row,
        texts.filter(({ article_id }) => article_id === row.article_id),
      ),
    };
  });
}

/** Every number in any language needs a source; every source a number in the English text. */
function findMismatches(
  { sources }: MedicalReviewRow,
  texts: PublishedBody[],
): Pick<MedicalReview, 'numbers_without_source' | 'sources_without_number'> {
  if (texts.length === 0) return { numbers_without_source: [], sources_without_number: [] };
  const named = new Set(texts.flatMap(({ body }) => citedNumbers(body)));
  const english = new Set(
    texts.filter(({ lng }) => lng === sourceLanguage).flatMap(({ body }) => citedNumbers(body)),
  );
  return {
    numbers_without_source: [...named].filter((number) => number > sources.length).sort((a, b) => a - b),
    sources_without_number: sources.map((_, index) => index + 1).filter((number) => !english.has(number)),
  };
}
