import { Inject, Injectable } from '@nestjs/common';
import type { Preview, PreviewLink, PreviewRequest } from '@lens/contracts/previews';
import { ArticlePreview } from '../articles/article-preview.js';
import type { Staff } from '../common/staff.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import { TestimonialList } from '../testimonials/testimonial-list.js';
import { PreviewTokens } from './preview-tokens.js';

type PreviewedResource =
  | Pick<Extract<Preview, { resource: 'article' }>, 'resource' | 'data'>
  | Pick<Extract<Preview, { resource: 'testimonial' }>, 'resource' | 'data'>;

/** The only way to see unpublished content as visitors would see it. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly tokens: PreviewTokens,
    private readonly articles: ArticlePreview,
    private readonly testimonials: TestimonialList,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * All staff may open the link; only those who may read the resource may create one.
   * @throws ApiError 404 also when the caller may not read the resource
   */
  async create(staff: Staff, preview: PreviewRequest): Promise<PreviewLink> {
    if (preview.resource === 'testimonial') await this.testimonials.readForStaff(staff, preview.id);
    await this.load(preview);
    const { token, expires_at } = this.tokens.issue(preview);
    return { url: `${this.environment.publicUrl}/preview/${token}`, token, expires_at };
  }

  /** Shows the resource as it is saved now, not when the link was made. @throws ApiError 404, 410 `preview_expired` */
  async read(token: string): Promise<Preview> {
    const { preview, expires_at } = this.tokens.read(token);
    return { lng: preview.lng, expires_at, ...(await this.load(preview)) };
  }

  private async load(preview: PreviewRequest): Promise<PreviewedResource> {
    switch (preview.resource) {
      case 'article':
        return {
          resource: 'article',
          data: await this.articles.read(preview.id, preview.lng, preview.revision),
        };
      case 'testimonial':
        return {
          resource: 'testimonial',
          data: await this.testimonials.preview(preview.id, preview.lng),
        };
    }
  }
}
