import { fallbackChain, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { PublicTestimonial, TestimonialTranslations } from '@lens/contracts/testimonials';
import type { Testimonial } from './testimonial.entity.js';

type Told = keyof PublicTestimonial['written_in'];
type Words = Pick<Testimonial, Told>;

/** Each of the words in the language asked for or the nearest that has it, and which that is. */
export function inLanguage(
  { translations, ...original }: Words & Pick<Testimonial, 'translations'>,
  wanted: LanguageCode,
): Words & Pick<PublicTestimonial, 'written_in'> {
  const chain = fallbackChain(wanted) as (keyof TestimonialTranslations)[];
  const languageOf = (field: Told): LanguageCode =>
    (says(original[field]) && chain.find((code) => translations[code]?.[field])) || sourceLanguage;
  const written_in = {
    quote: languageOf('quote'),
    key_benefits: languageOf('key_benefits'),
    occupation: languageOf('occupation'),
    location: languageOf('location'),
    pacific_story: languageOf('pacific_story'),
    impact: languageOf('impact'),
  };
  const told = <Field extends Told>(field: Field): Words[Field] =>
    (translations[written_in[field] as keyof TestimonialTranslations]?.[field] as Words[Field] | undefined) ??
    original[field];
  return {
    quote: told('quote'),
    key_benefits: told('key_benefits'),
    occupation: told('occupation'),
    location: told('location'),
    pacific_story: told('pacific_story'),
    impact: told('impact'),
    written_in,
  };
}

/** What the original no longer says, no translation of it does. */
const says = (words: Words[Told]): boolean => words !== null && words.length > 0;
