import { fallbackChain, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { PublicTestimonial, TestimonialTranslations } from '@lens/contracts/testimonials';
import type { Testimonial } from './testimonial.entity.js';

type TranslatedField = keyof PublicTestimonial['written_in'];
type Texts = Pick<Testimonial, TranslatedField>;

/** Picks each text in the requested language or the nearest fallback that has it, and says which language that is. */
export function localizeTestimonial(
  { translations, ...original }: Texts & Pick<Testimonial, 'translations'>,
  requested: LanguageCode,
): Texts & Pick<PublicTestimonial, 'written_in'> {
  const chain = fallbackChain(requested) as (keyof TestimonialTranslations)[];
  const languageOf = (field: TranslatedField): LanguageCode =>
    (hasText(original[field]) && chain.find((code) => translations[code]?.[field])) || sourceLanguage;
  const written_in = {
    quote: languageOf('quote'),
    key_benefits: languageOf('key_benefits'),
    occupation: languageOf('occupation'),
    location: languageOf('location'),
    pacific_story: languageOf('pacific_story'),
    impact: languageOf('impact'),
  };
  const textOf = <Field extends TranslatedField>(field: Field): Texts[Field] =>
    (translations[written_in[field] as keyof TestimonialTranslations]?.[field] as Texts[Field] | undefined) ??
    original[field];
  return {
    quote: textOf('quote'),
    key_benefits: textOf('key_benefits'),
    occupation: textOf('occupation'),
    location: textOf('location'),
    pacific_story: textOf('pacific_story'),
    impact: textOf('impact'),
    written_in,
  };
}

/** Where the original has no text any more, its old translations are not shown either. */
const hasText = (text: Texts[TranslatedField]): boolean => text !== null && text.length > 0;
