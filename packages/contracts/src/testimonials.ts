import { z } from 'zod';
import { eachLanguage, languageCode } from './language-code.js';
import { listQuery, pageOf } from './lists.js';
import { testimonialMaxLengths } from './max-lengths.js';
import { publicImage } from './media.js';
import { patientAgeRange, ratingRange, satisfactionRange } from './number-ranges.js';
import { procedureTypes } from './procedures.js';
import { regions } from './regions.js';
import { revised } from './revisions.js';

export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const;

const line = z.string().trim().min(1).max(testimonialMaxLengths.line);
const text = z.string().trim().min(1).max(testimonialMaxLengths.text);

/** What of a story is told in other languages than English, in which staff write it. */
const told = {
  quote: text,
  key_benefits: z.array(line).min(1).max(10),
  occupation: line,
  location: line,
  /** What the mission changed, beyond the quote. */
  pacific_story: text,
  /** The same in one line, as an outcome. */
  impact: line,
};

/** A story in one other language, as far as somebody has translated it; the rest is read along the fallback. */
export const testimonialTranslation = z.strictObject(told).partial().meta({ id: 'TestimonialTranslation' });

const translations = z
  .strictObject(eachLanguage(testimonialTranslation.optional()))
  .omit({ en: true })
  .meta({ id: 'TestimonialTranslations' });

/** What staff write; every field of a story may be missing but for who says what of which procedure. */
const content = {
  procedure_type: z.enum(procedureTypes),
  /** Stars. */
  rating: z.int().min(ratingRange.min).max(ratingRange.max),
  featured: z.boolean(),
  region: z.enum(regions),
  name: line,
  /** In years. */
  age: z.int().min(patientAgeRange.min).max(patientAgeRange.max).nullable(),
  occupation: told.occupation.nullable(),
  location: told.location.nullable(),
  /** Acuity or prescription, as people say it: `20/400`, `-6.50 D`. */
  before_vision: line.nullable(),
  after_vision: line.nullable(),
  quote: told.quote,
  key_benefits: z.array(line).max(10),
  pacific_story: told.pacific_story.nullable(),
  impact: told.impact.nullable(),
  /** What the person answered when asked how satisfied they were, 1 to 10; with it, and a story, it stands in the gallery. */
  satisfaction: z.int().min(satisfactionRange.min).max(satisfactionRange.max).nullable(),
  /** Whether the story was also told on film. */
  video_available: z.boolean(),
  /** The day on which the words were given. */
  given_on: z.iso.date().nullable(),
  image_id: z.uuid().nullable(),
  /** Whether the person agreed in writing to be quoted. */
  consent: z.boolean(),
  /** Where the words came from, as the practice would prove it; for staff only. */
  source: line.nullable(),
};

/**
 * A whole testimonial, for creating and for replacing one; what is left out is empty, but for `translations`: without
 * them those that stand are kept, since whoever mends an age should not have to send ten languages.
 */
export const testimonialContent = z.strictObject({
  ...content,
  featured: content.featured.default(false),
  region: content.region.default('california'),
  age: content.age.default(null),
  occupation: content.occupation.default(null),
  location: content.location.default(null),
  before_vision: content.before_vision.default(null),
  after_vision: content.after_vision.default(null),
  key_benefits: content.key_benefits.default([]),
  pacific_story: content.pacific_story.default(null),
  impact: content.impact.default(null),
  satisfaction: content.satisfaction.default(null),
  video_available: content.video_available.default(false),
  given_on: content.given_on.default(null),
  image_id: content.image_id.default(null),
  consent: content.consent.default(false),
  source: content.source.default(null),
  translations: translations.optional(),
});

/** Whether somebody can have said it by then. @param today by the practice's clocks */
export const isGivenBy = ({ given_on }: { given_on: string | null }, today: string): boolean =>
  given_on === null || given_on <= today;

export const notGivenYet = 'This day is still to come. Use the day on which it was said.';

/** A whole testimonial in the place of a stored one. It may leave the site in the same step, as consent does. */
export const testimonialReplacement = testimonialContent.extend({
  status: z.literal('rejected').optional(),
});

export const testimonial = z.object({
  id: z.uuid(),
  status: z.enum(testimonialStatuses),
  ...content,
  translations,
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  ...revised,
});

/** What anyone may read, in one language; how the practice came by it stays inside. */
export const publicTestimonial = testimonial
  .omit({
    status: true,
    consent: true,
    source: true,
    updated_at: true,
    translations: true,
    revision: true,
    changed_by: true,
  })
  .extend({
    image: publicImage.nullable(),
    /** The language that each of these is really in. */
    written_in: z.object({
      quote: languageCode,
      key_benefits: languageCode,
      occupation: languageCode,
      location: languageCode,
      pacific_story: languageCode,
      impact: languageCode,
    }),
  });

const sortable = ['created_at', 'rating'] as const;
const filters = {
  procedure_type: content.procedure_type.optional(),
  region: content.region.optional(),
  rating: z.coerce.number().int().min(ratingRange.min).max(ratingRange.max).optional(),
  featured: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
};

/** Has no status to filter by: the public list knows approved testimonials only. */
export const publicTestimonialQuery = listQuery(sortable, '-created_at').extend({
  ...filters,
  /** Of the words, and of the image's alternative text. */
  lng: languageCode.default('en'),
});

export const testimonialQuery = listQuery(
  [...sortable, 'name', 'status', 'procedure_type', 'updated_at'],
  '-created_at',
).extend({ ...filters, status: z.enum(testimonialStatuses).optional() });

export const testimonialStatusChange = z.strictObject({ status: z.enum(testimonialStatuses) });
export const testimonialPage = pageOf(testimonial);
export const publicTestimonialPage = pageOf(publicTestimonial);

export type TestimonialStatus = (typeof testimonialStatuses)[number];
export type TestimonialContent = z.output<typeof testimonialContent>;
export type TestimonialReplacement = z.output<typeof testimonialReplacement>;
export type Testimonial = z.infer<typeof testimonial>;
export type TestimonialTranslation = z.infer<typeof testimonialTranslation>;
export type TestimonialTranslations = z.infer<typeof translations>;
export type PublicTestimonial = z.infer<typeof publicTestimonial>;
