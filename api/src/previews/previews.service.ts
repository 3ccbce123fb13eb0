import { Inject, Injectable } from '@nestjs/common';
import type { Preview, PreviewLink, PreviewRequest } from '@lens/contracts/previews';
import { ArticlePreview } from '../articles/article-preview.js';
import type { Staff } from '../common/staff.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';
import { TestimonialList } from '../testimonials/testimonial-list.js';
import { PreviewTokens } from './preview-tokens.js';

type Shown =
  | Pick<Extract<Preview, { resource: 'article' }>, 'resource' | 'data'>
  | Pick<Extract<Preview, { resource: 'testimonial' }>, 'resource' | 'data'>;

/** The one way to see what is not published as visitors would. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly tokens: PreviewTokens,
    private readonly articles: ArticlePreview,
    private readonly testimonials: TestimonialList,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * A link may be given to anybody of the staff, by whoever may read what it shows.
   * @throws ApiError 404 when there is nothing to be shown
   */
  async create(staff: Staff, preview: PreviewRequest): Promise<PreviewLink> {
    if (preview.resource === 'testimonial') await this.testimonials.readBy(staff, preview.id);
    await this.shown(preview);
    const { token, expires_at } = this.tokens.issue(preview);
    return { url: `${this.environment.publicUrl}/preview/${token}`, token, expires_at };
  }

  /** As it is saved at the moment of reading. @throws ApiError 404, 410 `preview_expired` */
  async read(token: string): Promise<Preview> {
    const { preview, expires_at } = this.tokens.read(token);
    return { lng: preview.lng, expires_at, ...(await this.shown(preview)) };
  }

  private async shown(preview: PreviewRequest): Promise<Shown> {
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
