import { Injectable } from '@nestjs/common';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { DataSource } from 'typeorm';
import type { Staff } from '../common/staff.js';
import { isAllowed } from '../common/access.js';
import { ApiError } from '../common/errors/api-error.js';
import { sqlContains, sqlContainsUnaccented, readPage } from '../common/list.js';
import { findPublicImages } from '../media/find-public-images.js';
import { localizeTestimonial } from './localize-testimonial.js';
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

  /** Only approved testimonials, whatever the query filters by. */
  async listApproved({ lng, ...query }: PublicTestimonialQuery): Promise<Page<PublicTestimonial>> {
    const page = await this.readFilteredPage({ ...query, status: 'approved' }, (search) =>
      searchInLanguages(fallbackChain(lng), search),
    );
    return { ...page, items: await this.toPublic(page.items, lng) };
  }

  /** A testimonial as visitors would see it if it were approved; for staff only. @throws ApiError 404 */
  async preview(id: string, lng: LanguageCode): Promise<PublicTestimonial> {
    const [testimonial] = await this.toPublic([await this.findOrFail(id)], lng);
    return testimonial!;
  }

  /** Only those who may approve testimonials see the ones that are not approved. */
  listForStaff({ role }: Staff, query: TestimonialQuery): Promise<Page<Testimonial>> {
    const mayApprove = isAllowed(role, 'editor');
    return this.readFilteredPage(
      query,
      (search) => ({
        condition: sqlContainsUnaccented('testimonial.searched', 'search'),
        parameters: { search },
      }),
      mayApprove ? undefined : 'approved',
    );
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

  /** Adds the pictures, and puts the texts into one language. */
  private async toPublic(items: Testimonial[], lng: LanguageCode): Promise<PublicTestimonial[]> {
    const imageIds = items.map(({ image_id }) => image_id);
    const images = await findPublicImages(this.database.manager, imageIds, lng);
    return items.map((item) => ({
      ...item,
      ...localizeTestimonial(item, lng),
      image: images.get(item.image_id ?? '') ?? null,
    }));
  }

  private readFilteredPage(
    request: TestimonialQuery,
    toSearchCondition: (search: string) => SearchCondition,
    onlyStatus?: Testimonial['status'],
  ): Promise<Page<Testimonial>> {
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
    return readPage(query, request);
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
