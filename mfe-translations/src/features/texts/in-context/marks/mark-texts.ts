import type { PostProcessorModule, TOptions } from 'i18next';
import { isLanguageCode, sourceLanguage } from '@lens/contracts/languages';
import { resolvedKeyIn, type ResolvedText } from '@lens/platform/resolved-text';
import { addMark } from './marks';

type ProcessOptions = TOptions & { i18nResolved: ResolvedText };

/** Marks every text of the page. @param marksEnglish English cannot be edited, since it is not a translation */
export const createMarking = (marksEnglish: boolean): PostProcessorModule => ({
  type: 'postProcessor',
  name: 'inContext',
  process(text: string, _key, options: ProcessOptions, { language }: { language: string }) {
    const { i18nResolved: resolved, count } = options;
    if (resolved.res === undefined || !isLanguageCode(language)) return text;
    if (language === sourceLanguage && !marksEnglish) return text;
    return addMark(`${resolved.usedNS}:${resolvedKeyIn(language, resolved, count)}`, text);
  },
});
