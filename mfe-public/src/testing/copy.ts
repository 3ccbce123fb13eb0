import type { TFunction } from 'i18next';
import type { LanguageCode } from '@lens/contracts/languages';
import { siteI18n } from './site-i18n';

const namespaces = ['common', 'forms', 'medical'] as const;

/** The texts of one language as pages show them: `copyIn('ar')('forms:sent.title')`. A key without a text throws. */
export const copyIn = (language: LanguageCode): TFunction<typeof namespaces> =>
  siteI18n(language).getFixedT(language, namespaces);

/** The English texts, by key, so that no test repeats a sentence: `copy('steps.drawing', { step: 'Rest' })`. */
export const copy = copyIn('en');

/** Matches whatever begins with a text, for names and paragraphs that go on after it. */
export const beginningWith = (text: string) => (content: string) => content.startsWith(text);
