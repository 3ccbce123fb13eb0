import type { TextState } from '@lens/contracts/desk';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { Tone } from '@lens/ui/office/Badge';

export type TargetLanguage = Exclude<LanguageCode, 'en'>;

export const targetLanguages = languages.filter(
  (language): language is (typeof languages)[number] & { code: TargetLanguage } =>
    language.code !== sourceLanguage,
);

const states: Record<TextState, [label: string, tone: Tone]> = {
  untranslated: ['Untranslated', 'waiting'],
  machine: ['Machine translated', 'waiting'],
  translated: ['Translated', 'plain'],
  reviewed: ['Reviewed', 'good'],
  needs_human: ['Machine failed: translate by hand', 'bad'],
  stale: ['English has changed', 'bad'],
};

/** In the order in which they are listed: from untranslated to reviewed, then those that need work again. */
export const textStates = Object.keys(states) as TextState[];

export const stateLabel = (state: TextState): string => states[state][0];
export const stateTone = (state: TextState): Tone => states[state][1];
export const stateOptions = textStates.map((state) => [state, stateLabel(state)] as const);
