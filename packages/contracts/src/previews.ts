import { z } from 'zod';
import { publicArticle } from './articles.js';
import { languages, type LanguageCode } from './languages.js';
import { publicTestimonial } from './testimonials.js';

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];
const lng = z.enum(codes);
const target = { id: z.uuid(), lng: lng.default('en') };

/** What to preview; an article as its draft is now, or one of its earlier revisions. */
export const previewRequest = z.discriminatedUnion('resource', [
  z.strictObject({
    resource: z.literal('article'),
    ...target,
    revision: z.int().min(1).max(999_999_999).optional(),
  }),
  z.strictObject({ resource: z.literal('testimonial'), ...target }),
]);

/** `url` is the page to open; `expires_at` in ISO 8601. */
export const previewLink = z.object({ url: z.string(), token: z.string(), expires_at: z.string() });

const previewFields = { lng, expires_at: z.string() };

/** `data` is what the resource's public endpoint would return if it were published now. */
export const preview = z.discriminatedUnion('resource', [
  z.object({ resource: z.literal('article'), ...previewFields, data: publicArticle }),
  z.object({ resource: z.literal('testimonial'), ...previewFields, data: publicTestimonial }),
]);

export type PreviewRequest = z.output<typeof previewRequest>;
export type PreviewLink = z.infer<typeof previewLink>;
export type Preview = z.infer<typeof preview>;
