import type { ArticleText } from '@lens/contracts/articles';
import { fallbackChain, languages, type LanguageCode } from '@lens/contracts/languages';
import type { TestimonialTranslation, TestimonialTranslations } from '@lens/contracts/testimonials';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import esMX from './texts/es-MX.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import he from './texts/he.json' with { type: 'json' };
import hy from './texts/hy.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import ptBR from './texts/pt-BR.json' with { type: 'json' };
import tl from './texts/tl.json' with { type: 'json' };
import vi from './texts/vi.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** The texts of the seed in one language; es-MX has only those that differ from Spanish. */
export interface SeedTexts {
  /** Labels by the figure's key. */
  figures: Record<string, string>;
  /** By slug. */
  articles: Record<string, Partial<Heading>>;
  /** By first name, in lower case. */
  testimonials: Record<string, TestimonialTranslation>;
}

type Heading = Pick<ArticleText, 'title' | 'excerpt'>;

export const seedTexts: Record<LanguageCode, SeedTexts> = {
  en,
  es,
  'es-MX': esMX,
  'pt-BR': ptBR,
  tl,
  ko,
  vi,
  zh,
  ar,
  hy,
  he,
};

const codes = languages.map(({ code }) => code);

/** By language, only where the language has the text; the others show their fallback. */
const collect = <Text>(textIn: (texts: SeedTexts) => Text | undefined): Partial<Record<LanguageCode, Text>> =>
  Object.fromEntries(
    codes.map((code) => [code, textIn(seedTexts[code])]).filter(([, text]) => text !== undefined),
  ) as Partial<Record<LanguageCode, Text>>;

/** @throws Error when there is no English label */
export function labelsOf(key: string) {
  return withEnglish(
    key,
    collect(({ figures }) => figures[key]),
  );
}

/** Parts that es-MX does not have are filled in from Spanish. @throws Error when there is no English heading */
export function headingsOf(slug: string) {
  const headings = collect(({ articles }) => articles[slug]);
  const completed = Object.keys(headings).map((code) => {
    const chain = fallbackChain(code as LanguageCode).reverse() as LanguageCode[];
    return [code, Object.assign({}, ...chain.map((each) => headings[each])) as Heading];
  });
  return withEnglish(slug, Object.fromEntries(completed) as Partial<Record<LanguageCode, Heading>>);
}

/** A testimonial's English texts, and their translations. @throws Error when there is no English quote */
export function testimonialTextsOf(
  name: string,
): TestimonialTranslation & { quote: string; translations: TestimonialTranslations } {
  const { en: english, ...translations } = collect(({ testimonials }) => testimonials[name]);
  if (!english?.quote) throw new Error(`${name} has no quote.`);
  return { ...english, quote: english.quote, translations };
}

function withEnglish<Text>(name: string, texts: Partial<Record<LanguageCode, Text>>) {
  if (texts.en === undefined) throw new Error(`${name} has no English text.`);
  return { ...texts, en: texts.en };
}
