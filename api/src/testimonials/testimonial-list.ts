import { Injectable } from '@nestjs/common';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { DataSource } from 'typeorm';
import type { Staff } from '../common/staff.js';
import { isAllowed } from '../common/access.js';
import { ApiError } from '../common/errors/api-error.js';
import { holds, holdsUnaccented, readPage } from '../common/list.js';
import { publicImages } from '../media/public-images.js';
import { inLanguage } from './in-language.js';
import { Testimonial } from './testimonial.entity.js';
import type { PublicTestimonialQuery, TestimonialQuery } from './testimonials.dto.js';

/** Columns whose values a filter may ask for, each under its own name. */
const filters = ['status', 'procedure_type', 'region', 'rating', 'featured'] as const;

interface Searching {
  condition: string;
  parameters: Record<string, unknown>;
}

@Injectable()
export class TestimonialList {
  constructor(private readonly database: DataSource) {}

  /** What visitors see, whatever they ask for. */
  async approved({ lng, ...query }: PublicTestimonialQuery): Promise<Page<PublicTestimonial>> {
    const page = await this.page({ ...query, status: 'approved' }, (search) =>
      saidIn(fallbackChain(lng), search),
    );
    return { ...page, items: await this.shown(page.items, lng) };
  }

  /** One as visitors would see it if it were approved; for staff only. @throws ApiError 404 */
  async preview(id: string, lng: LanguageCode): Promise<PublicTestimonial> {
    const [shown] = await this.shown([await this.read(id)], lng);
    return shown!;
  }

  /** Of what nobody has approved yet, only those who may approve it read anything. */
  all({ role }: Staff, query: TestimonialQuery): Promise<Page<Testimonial>> {
    const approves = isAllowed(role, 'editor');
    return this.page(
      query,
      (search) => ({
        condition: holdsUnaccented('testimonial.searched', 'search'),
        parameters: { search },
      }),
      approves ? undefined : 'approved',
    );
  }

  /** @throws ApiError 404, also for what is not approved when they may not approve it */
  async readBy({ role }: Staff, id: string): Promise<Testimonial> {
    const testimonial = await this.read(id);
    if (testimonial.status !== 'approved' && !isAllowed(role, 'editor')) throw new ApiError('not_found');
    return testimonial;
  }

  /** @throws ApiError 404 */
  async read(id: string): Promise<Testimonial> {
    const testimonial = await this.database.manager.findOneBy(Testimonial, { id });
    if (!testimonial) throw new ApiError('not_found');
    return testimonial;
  }

  /** In one language, with their pictures. */
  private async shown(items: Testimonial[], lng: LanguageCode): Promise<PublicTestimonial[]> {
    const named = items.map(({ image_id }) => image_id);
    const images = await publicImages(this.database.manager, named, lng);
    return items.map((item) => ({
      ...item,
      ...inLanguage(item, lng),
      image: images.get(item.image_id ?? '') ?? null,
    }));
  }

  private page(
    request: TestimonialQuery,
    searching: (search: string) => Searching,
    only?: Testimonial['status'],
  ): Promise<Page<Testimonial>> {
    const query = this.database.manager.createQueryBuilder(Testimonial, 'testimonial');
    if (only) query.andWhere('testimonial.status = :only', { only });
    for (const filter of filters) {
      const value = request[filter];
      if (value !== undefined) query.andWhere(`testimonial.${filter} = :${filter}`, { [filter]: value });
    }
    if (request.search) {
      const { condition, parameters } = searching(request.search);
      query.andWhere(condition, parameters);
    }
    return readPage(query, request);
  }
}

/** By the original, and by its translations into these languages: nobody finds a story by what they cannot read. */
function saidIn(translated: string[], search: string): Searching {
  const translations = `SELECT string_agg(said #>> '{}', ' ') FROM unnest(CAST(:translated AS text[])) AS code,
    jsonb_path_query(testimonial.translations -> code, '$.*[*]') AS said`;
  const columns = ['name', 'location', 'quote', 'pacific_story'].map((column) => `testimonial.${column}`);
  return {
    condition: holds(`concat_ws(' ', ${columns.join(', ')}, (${translations}))`, 'search'),
    parameters: { translated, search },
  };
}
