import { Injectable } from '@nestjs/common';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { Staff } from '../common/staff.js';
import { isAllowed } from '../common/access.js';
import { ApiError } from '../common/errors/api-error.js';
import { readPage, readPageOfTexts, sqlContains, sqlContainsUnaccented } from '../common/list.js';
import { JsonText } from '../common/output/json-text.js';
import { findPublicImages } from '../media/find-public-images.js';
import { publicTestimonialJson, withoutPicture } from './public-testimonial-json.js';
import { Testimonial } from './testimonial.entity.js';
import type { PublicTestimonialQuery, TestimonialQuery } from './testimonials.dto.js';

/** Query parameters that filter by the column of the same name. */
const filters = ['status', 'procedure_type', 'region', 'rating', 'featured'] as const;

interface SearchCondition {
  condition: string;
  parameters: Record<string, unknown>;
}

@Injectable()
export class TestimonialList {
  constructor(private readonly database: DataSource) {}

  /** Only approved testimonials, whatever the query filters by. The database writes them as JSON. */
  async listApproved({ lng, ...query }: PublicTestimonialQuery): Promise<JsonText> {
    const { items, total, page, limit } = await readPageOfTexts(
      this.filter({ ...query, status: 'approved' }, (search) =>
        searchInLanguages(fallbackChain(lng), search),
      ),
      query,
      publicTestimonialJson(lng),
    );
    const shown = await this.addPictures(items, lng);
    return new JsonText(`{"items":[${shown.join(',')}],"total":${total},"page":${page},"limit":${limit}}`);
  }

  /** A testimonial as visitors would see it if it were approved; for staff only. @throws ApiError 404 */
  async preview(id: string, lng: LanguageCode): Promise<PublicTestimonial> {
    const row = await this.database.manager
      .createQueryBuilder(Testimonial, 'testimonial')
      .select(publicTestimonialJson(lng), 'text')
      .where({ id })
      .getRawOne<{ text: string }>();
    if (!row) throw new ApiError('not_found');
    const [shown] = await this.addPictures([row.text], lng);
    return JSON.parse(shown!) as PublicTestimonial;
  }

  /** Only those who may approve testimonials see the ones that are not approved. */
  listForStaff({ role }: Staff, query: TestimonialQuery): Promise<Page<Testimonial>> {
    const mayApprove = isAllowed(role, 'editor');
    const filtered = this.filter(
      query,
      (search) => ({
        condition: sqlContainsUnaccented('testimonial.searched', 'search'),
        parameters: { search },
      }),
      mayApprove ? undefined : 'approved',
    );
    return readPage(filtered, query);
  }

  /** @throws ApiError 404, also when it is not approved and they may not approve it */
  async readForStaff({ role }: Staff, id: string): Promise<Testimonial> {
    const testimonial = await this.findOrFail(id);
    if (testimonial.status !== 'approved' && !isAllowed(role, 'editor')) throw new ApiError('not_found');
    return testimonial;
  }

  /** @throws ApiError 404 */
  private async findOrFail(id: string): Promise<Testimonial> {
    const testimonial = await this.database.manager.findOneBy(Testimonial, { id });
    if (!testimonial) throw new ApiError('not_found');
    return testimonial;
  }

  private async addPictures(items: string[], lng: LanguageCode): Promise<string[]> {
    // Most testimonials have no picture, and are sent as the database has written them.
    if (items.every((item) => item.includes(withoutPicture))) return items;
    const testimonials = items.map((item) => JSON.parse(item) as PublicTestimonial);
    const ids = testimonials.map(({ image_id }) => image_id);
    const images = await findPublicImages(this.database.manager, ids, lng);
    return testimonials.map((item) =>
      JSON.stringify({ ...item, image: images.get(item.image_id ?? '') ?? null }),
    );
  }

  private filter(
    request: TestimonialQuery,
    toSearchCondition: (search: string) => SearchCondition,
    onlyStatus?: Testimonial['status'],
  ): SelectQueryBuilder<Testimonial> {
    const query = this.database.manager.createQueryBuilder(Testimonial, 'testimonial');
    if (onlyStatus) query.andWhere('testimonial.status = :onlyStatus', { onlyStatus });
    for (const filter of filters) {
      const value = request[filter];
      if (value !== undefined) query.andWhere(`testimonial.${filter} = :${filter}`, { [filter]: value });
    }
    if (request.search) {
      const { condition, parameters } = toSearchCondition(request.search);
      query.andWhere(condition, parameters);
    }
    return query;
  }
}

/** Searches the original and its translations into these languages: visitors search only what they can read. */
function searchInLanguages(languages: string[], search: string): SearchCondition {
  const translations = `SELECT string_agg(translation #>> '{}', ' ') FROM unnest(CAST(:languages AS text[])) AS code,
    jsonb_path_query(testimonial.translations -> code, '$.*[*]') AS translation`;
  const columns = ['name', 'location', 'quote', 'pacific_story'].map((column) => `testimonial.${column}`);
  return {
    condition: sqlContains(`concat_ws(' ', ${columns.join(', ')}, (${translations}))`, 'search'),
    parameters: { languages, search },
  };
}
