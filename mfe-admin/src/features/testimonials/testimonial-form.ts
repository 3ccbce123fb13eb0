import { languages, type LanguageCode } from '@lens/contracts/languages';
import type {
  Testimonial,
  testimonialContent,
  TestimonialTranslation,
  TestimonialTranslations,
} from '@lens/contracts/testimonials';
import type { z } from 'zod';

/** The languages other than English, in which quotes are given. */
export type OtherLanguage = Exclude<LanguageCode, 'en'>;

/** The translation into one language, with empty values as the controls have them. */
export interface TranslatedFields {
  quote: string | null;
  key_benefits: string[];
  occupation: string | null;
  location: string | null;
  pacific_story: string | null;
  impact: string | null;
}

type TestimonialInput = z.input<typeof testimonialContent>;

/** Null if not chosen yet. */
export type TestimonialForm = Omit<TestimonialInput, 'translations' | 'rating' | 'procedure_type'> & {
  rating: TestimonialInput['rating'] | null;
  procedure_type: TestimonialInput['procedure_type'] | null;
  translations: Record<OtherLanguage, TranslatedFields>;
};

const otherLanguages = languages.flatMap(({ code }) => (code === 'en' ? [] : [code]));
const emptyTranslation: TranslatedFields = {
  quote: null,
  key_benefits: [],
  occupation: null,
  location: null,
  pacific_story: null,
  impact: null,
};

/**
 * Adds an empty translation for each missing language, so that the form counts as changed only if somebody has typed.
 */
const withEveryLanguage = (translations: TestimonialTranslations): TestimonialForm['translations'] =>
  Object.fromEntries(
    otherLanguages.map((code) => [code, { ...emptyTranslation, ...translations[code] }]),
  ) as TestimonialForm['translations'];

/** The filled fields of a translation, for the API; visitors read the others in the fallback language. */
export const filledFields = (translation: TranslatedFields): TestimonialTranslation =>
  Object.fromEntries(
    Object.entries(translation).filter(([, value]) =>
      typeof value === 'string' ? value.trim() : value?.length,
    ),
  );

/** The form's values for the API, once all are chosen. */
export function toContent({ translations, ...fields }: TestimonialForm) {
  const filled = otherLanguages.flatMap((code) => {
    const one = filledFields(translations[code]);
    return Object.keys(one).length > 0 ? [[code, one] as const] : [];
  });
  return { ...fields, translations: Object.fromEntries(filled) };
}

/** The values of a new testimonial. */
export const blankTestimonial: TestimonialForm = {
  procedure_type: null,
  rating: null,
  featured: false,
  region: 'california',
  name: '',
  age: null,
  occupation: null,
  location: null,
  before_vision: null,
  after_vision: null,
  quote: '',
  key_benefits: [],
  pacific_story: null,
  impact: null,
  satisfaction: null,
  video_available: false,
  given_on: null,
  image_id: null,
  consent: false,
  source: null,
  translations: withEveryLanguage({}),
};

/** The form's values of a stored testimonial, with only the fields that the API accepts. */
export const toFormValues = (testimonial: Testimonial): TestimonialForm => ({
  ...(Object.fromEntries(
    Object.keys(blankTestimonial).map((name) => [name, testimonial[name as keyof TestimonialForm]]),
  ) as unknown as TestimonialForm),
  translations: withEveryLanguage(testimonial.translations),
});
