import type { PostProcessorModule, TOptions } from 'i18next';
import { isLanguageCode, sourceLanguage } from '@lens/contracts/languages';
import { resolvedKeyIn, type ResolvedText } from '@lens/platform/resolved-text';
import { marked } from './marks';

type Processed = TOptions & { i18nResolved: ResolvedText };

/** Marks every text that the page says and the desk knows; English is nobody's translation. */
export const marking: PostProcessorModule = {
  type: 'postProcessor',
  name: 'inContext',
  process(text: string, _key, options: Processed, { language }: { language: string }) {
    const { i18nResolved: said, count } = options;
    if (said.res === undefined || !isLanguageCode(language) || language === sourceLanguage) return text;
    return marked(`${said.usedNS}:${resolvedKeyIn(language, said, count)}`, text);
  },
};
