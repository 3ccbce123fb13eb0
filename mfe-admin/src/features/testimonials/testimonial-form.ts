import { languages, type LanguageCode } from '@lens/contracts/languages';
import type {
  Testimonial,
  testimonialContent,
  TestimonialTranslation,
  TestimonialTranslations,
} from '@lens/contracts/testimonials';
import type { z } from 'zod';

/** The languages besides the one in which the words were given. */
export type OtherLanguage = Exclude<LanguageCode, 'en'>;

/** What is told in another language, each field empty as the controls leave it. */
export interface TranslatedFields {
  quote: string | null;
  key_benefits: string[];
  occupation: string | null;
  location: string | null;
  pacific_story: string | null;
  impact: string | null;
}

type TestimonialInput = z.input<typeof testimonialContent>;

/** What nobody has chosen yet is null. */
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

/** A place for every language, so that nothing counts as changed that nobody typed. */
const withEveryLanguage = (translations: TestimonialTranslations): TestimonialForm['translations'] =>
  Object.fromEntries(
    otherLanguages.map((code) => [code, { ...emptyTranslation, ...translations[code] }]),
  ) as TestimonialForm['translations'];

/** What is told, as the API takes it: a field in which nothing is written is read along the fallback. */
export const filledFields = (translation: TranslatedFields): TestimonialTranslation =>
  Object.fromEntries(
    Object.entries(translation).filter(([, value]) =>
      typeof value === 'string' ? value.trim() : value?.length,
    ),
  );

/** The form's values as the API takes them, once all of them are chosen. */
export function toContent({ translations, ...fields }: TestimonialForm) {
  const filled = otherLanguages.flatMap((code) => {
    const one = filledFields(translations[code]);
    return Object.keys(one).length > 0 ? [[code, one] as const] : [];
  });
  return { ...fields, translations: Object.fromEntries(filled) };
}

/** What a new one begins with: nothing that the person has not said. */
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

/** What staff write of a stored one: the API refuses everything else. */
export const toFormValues = (testimonial: Testimonial): TestimonialForm => ({
  ...(Object.fromEntries(
    Object.keys(blankTestimonial).map((name) => [name, testimonial[name as keyof TestimonialForm]]),
  ) as unknown as TestimonialForm),
  translations: withEveryLanguage(testimonial.translations),
});
