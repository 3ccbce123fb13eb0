import { z } from 'zod';
import { eachLanguage, languageCode } from './language-code.js';
import { listQuery, pageOf } from './lists.js';
import { testimonialMaxLengths } from './max-lengths.js';
import { publicImage } from './media.js';
import { patientAgeRange, ratingRange, satisfactionRange } from './number-ranges.js';
import { procedureTypes } from './procedures.js';
import { regions } from './regions.js';
import { revisionFields } from './revisions.js';

export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const;

const line = z.string().trim().min(1).max(testimonialMaxLengths.line);
const text = z.string().trim().min(1).max(testimonialMaxLengths.text);

/** The fields of a testimonial that can be translated. Staff write them in English. */
const translatableFields = {
  quote: text,
  key_benefits: z.array(line).min(1).max(10),
  occupation: line,
  location: line,
  /** What the mission changed, beyond the quote. */
  pacific_story: text,
  /** The outcome of the mission for the patient, in one line. */
  impact: line,
};

/** A translation of a testimonial, whole or in part; other fields are read in the fallback. */
export const testimonialTranslation = z
  .strictObject(translatableFields)
  .partial()
  .meta({ id: 'TestimonialTranslation' });

const translations = z
  .strictObject(eachLanguage(testimonialTranslation.optional()))
  .omit({ en: true })
  .meta({ id: 'TestimonialTranslations' });

/** What staff write. Only the patient's name, the procedure and the quote are always there. */
const content = {
  procedure_type: z.enum(procedureTypes),
  /** Stars. */
  rating: z.int().min(ratingRange.min).max(ratingRange.max),
  featured: z.boolean(),
  region: z.enum(regions),
  name: line,
  /** In years. */
  age: z.int().min(patientAgeRange.min).max(patientAgeRange.max).nullable(),
  occupation: translatableFields.occupation.nullable(),
  location: translatableFields.location.nullable(),
  /** Acuity or prescription, as people say it: `20/400`, `-6.50 D`. */
  before_vision: line.nullable(),
  after_vision: line.nullable(),
  quote: translatableFields.quote,
  key_benefits: z.array(line).max(10),
  pacific_story: translatableFields.pacific_story.nullable(),
  impact: translatableFields.impact.nullable(),
  /**
   * The patient's answer to how satisfied they were, 1 to 10. With it and a story, the testimonial is in the gallery.
   */
  satisfaction: z.int().min(satisfactionRange.min).max(satisfactionRange.max).nullable(),
  /** Whether there is a video of the story. */
  video_available: z.boolean(),
  /** The day on which the patient gave the testimonial. */
  given_on: z.iso.date().nullable(),
  image_id: z.uuid().nullable(),
  /** Whether the patient agreed in writing to be quoted. */
  consent: z.boolean(),
  /** Where the testimonial comes from, as evidence; for staff only. */
  source: line.nullable(),
};

/**
 * A complete testimonial, for creating and for replacing one. Fields that are left out become empty, except for
 * `translations`: without them the stored ones stay, so that correcting an age does not require sending ten languages.
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

/** Whether its day is not in the future. @param today in the practice's time zone */
export const isGivenBy = ({ given_on }: { given_on: string | null }, today: string): boolean =>
  given_on === null || given_on <= today;

export const notGivenYet =
  'This day is in the future. Use the day on which the patient gave the testimonial.';

/** Replaces a stored testimonial. It can reject it at the same time, for example when the patient withdraws consent. */
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
  ...revisionFields,
});

/** A testimonial for visitors, in one language, without what only staff may know. */
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
    /** The language of each of these, which may be a fallback. */
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

/** Without a filter by status, since the public list contains approved testimonials only. */
export const publicTestimonialQuery = listQuery(sortable, '-created_at').extend({
  ...filters,
  /** The language of the testimonial and of the picture's alternative text. */
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
