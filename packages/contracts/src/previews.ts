import { z } from 'zod';
import { publicArticle } from './articles.js';
import { languages, type LanguageCode } from './languages.js';
import { publicTestimonial } from './testimonials.js';

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];
const lng = z.enum(codes);
const wanted = { id: z.uuid(), lng: lng.default('en') };

/** What is to be previewed; an article as it is saved now, or as one of its revisions left it. */
export const previewRequest = z.discriminatedUnion('resource', [
  z.strictObject({
    resource: z.literal('article'),
    ...wanted,
    revision: z.int().min(1).max(999_999_999).optional(),
  }),
  z.strictObject({ resource: z.literal('testimonial'), ...wanted }),
]);

/** `url` is the page to open; `expires_at` in ISO 8601. */
export const previewLink = z.object({ url: z.string(), token: z.string(), expires_at: z.string() });

const shown = { lng, expires_at: z.string() };

/** `data` is what the public call of the resource would answer if it were published as it is. */
export const preview = z.discriminatedUnion('resource', [
  z.object({ resource: z.literal('article'), ...shown, data: publicArticle }),
  z.object({ resource: z.literal('testimonial'), ...shown, data: publicTestimonial }),
]);

export type PreviewRequest = z.output<typeof previewRequest>;
export type PreviewLink = z.infer<typeof previewLink>;
export type Preview = z.infer<typeof preview>;
