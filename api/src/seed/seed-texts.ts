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

/** What the seed says in one language; es-MX holds only what it says otherwise than Spanish. */
export interface SeedTexts {
  /** Labels by key. */
  figures: Record<string, string>;
  /** By slug. */
  articles: Record<string, Partial<Heading>>;
  /** By the first name, in lower case. */
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

/** Of those languages only that say something of their own; the others read along their fallback. */
const inEach = <Text>(textIn: (texts: SeedTexts) => Text | undefined): Partial<Record<LanguageCode, Text>> =>
  Object.fromEntries(
    codes.map((code) => [code, textIn(seedTexts[code])]).filter(([, text]) => text !== undefined),
  ) as Partial<Record<LanguageCode, Text>>;

/** @throws Error when there is none in English */
export function labelsOf(key: string) {
  return withEnglish(
    key,
    inEach(({ figures }) => figures[key]),
  );
}

/** Whole in each language: what es-MX does not say otherwise is said as in Spanish. @throws Error without English */
export function headingsOf(slug: string) {
  const own = inEach(({ articles }) => articles[slug]);
  const whole = Object.keys(own).map((code) => {
    const chain = fallbackChain(code as LanguageCode).reverse() as LanguageCode[];
    return [code, Object.assign({}, ...chain.map((each) => own[each])) as Heading];
  });
  return withEnglish(slug, Object.fromEntries(whole) as Partial<Record<LanguageCode, Heading>>);
}

/** What a person says, and the same in the other languages. @throws Error when they say nothing */
export function storyOf(
  name: string,
): TestimonialTranslation & { quote: string; translations: TestimonialTranslations } {
  const { en: said, ...translations } = inEach(({ testimonials }) => testimonials[name]);
  if (!said?.quote) throw new Error(`${name} says nothing.`);
  return { ...said, quote: said.quote, translations };
}

function withEnglish<Text>(name: string, texts: Partial<Record<LanguageCode, Text>>) {
  if (texts.en === undefined) throw new Error(`${name} has no English text.`);
  return { ...texts, en: texts.en };
}
