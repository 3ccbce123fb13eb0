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
export interface Told {
  quote: string | null;
  key_benefits: string[];
  occupation: string | null;
  location: string | null;
  pacific_story: string | null;
  impact: string | null;
}

type Content = z.input<typeof testimonialContent>;

/** What nobody has chosen yet is null. */
export type Fields = Omit<Content, 'translations' | 'rating' | 'procedure_type'> & {
  rating: Content['rating'] | null;
  procedure_type: Content['procedure_type'] | null;
  translations: Record<OtherLanguage, Told>;
};

const others = languages.flatMap(({ code }) => (code === 'en' ? [] : [code]));
const untold: Told = {
  quote: null,
  key_benefits: [],
  occupation: null,
  location: null,
  pacific_story: null,
  impact: null,
};

/** A place for every language, so that nothing counts as changed that nobody typed. */
const everyOther = (translations: TestimonialTranslations): Fields['translations'] =>
  Object.fromEntries(
    others.map((code) => [code, { ...untold, ...translations[code] }]),
  ) as Fields['translations'];

/** What is told, as the API takes it: a field in which nothing is written is read along the fallback. */
export const toldIn = (told: Told): TestimonialTranslation =>
  Object.fromEntries(
    Object.entries(told).filter(([, value]) => (typeof value === 'string' ? value.trim() : value?.length)),
  );

/** The form's values as the API takes them, once all of them are chosen. */
export function sentOf({ translations, ...fields }: Fields) {
  const told = others.flatMap((code) => {
    const one = toldIn(translations[code]);
    return Object.keys(one).length > 0 ? [[code, one] as const] : [];
  });
  return { ...fields, translations: Object.fromEntries(told) };
}

/** What a new one begins with: nothing that the person has not said. */
export const blank: Fields = {
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
  translations: everyOther({}),
};

/** What staff write of a stored one: the API refuses everything else. */
export const fieldsOf = (testimonial: Testimonial): Fields => ({
  ...(Object.fromEntries(
    Object.keys(blank).map((name) => [name, testimonial[name as keyof Fields]]),
  ) as unknown as Fields),
  translations: everyOther(testimonial.translations),
});
