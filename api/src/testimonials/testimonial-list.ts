import { Injectable } from '@nestjs/common';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { DataSource } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { containing, readPage } from '../common/list.js';
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

  all(query: TestimonialQuery): Promise<Page<Testimonial>> {
    return this.page(query, (search) => ({
      condition: 'strpos(testimonial.searched, lower(:search)) > 0',
      parameters: { search },
    }));
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
  ): Promise<Page<Testimonial>> {
    const query = this.database.manager.createQueryBuilder(Testimonial, 'testimonial');
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
    condition: `concat_ws(' ', ${columns.join(', ')}, (${translations})) ILIKE :pattern`,
    parameters: { translated, pattern: containing(search) },
  };
}
