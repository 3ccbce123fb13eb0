import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { TranslatedText } from '@lens/contracts/translations';
import { api } from '../../../api';

/** A text is translated into these, and into those that are chosen beside them. */
export const fixedLanguages: readonly LanguageCode[] = ['es', 'ko', 'ar'];
/** Those that can be chosen. */
export const furtherLanguages = languages.filter(
  ({ code }) => code !== sourceLanguage && !fixedLanguages.includes(code),
);

export type Trial =
  | { state: 'loading' }
  | { state: 'success'; result: TranslatedText }
  | { state: 'error'; message: string };

export const failureMessage = (failure: unknown): string =>
  failure instanceof Error ? `Error: ${failure.message}` : 'Translation failed';

/** Never rejects: an error is a result that the trial shows. */
export async function translate(text: string, language: LanguageCode, signal: AbortSignal): Promise<Trial> {
  try {
    const { data } = await api.post<TranslatedText | undefined>(
      '/translations/text',
      { text, language },
      { signal },
    );
    return data?.text
      ? { state: 'success', result: data }
      : { state: 'error', message: failureMessage(data) };
  } catch (failure) {
    return { state: 'error', message: failureMessage(failure) };
  }
}
