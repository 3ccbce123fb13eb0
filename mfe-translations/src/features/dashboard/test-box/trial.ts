import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslatedText } from '@lens/contracts/translations';
import { api } from '../../../api';

export const trialLanguages = ['es', 'ko', 'ar'] as const satisfies readonly LanguageCode[];
export type TrialLanguage = (typeof trialLanguages)[number];

export type Trial =
  | { state: 'loading' }
  | { state: 'success'; result: TranslatedText }
  | { state: 'error'; message: string };

export const failureMessage = (failure: unknown): string =>
  failure instanceof Error ? `Error: ${failure.message}` : 'Translation failed';

/** Never rejects: an error is a result that the trial shows. */
export async function translate(text: string, language: TrialLanguage, signal: AbortSignal): Promise<Trial> {
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
