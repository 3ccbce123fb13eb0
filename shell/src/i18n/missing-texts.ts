import type { PostProcessorModule, TOptions } from 'i18next';
import type { BrowserEvent } from '@lens/contracts/events';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { keyIn, type SaidText } from '@lens/platform/said-text';

type Processed = TOptions & { i18nResolved: SaidText };

/** More of them are one fault, which the first ones tell as well. */
const most = 20;

/** Whether the language says it itself, or the one that fills its gaps: English fills none. */
const isSaid = ({ res, usedLng }: SaidText, language: string): boolean =>
  res !== undefined && (usedLng !== sourceLanguage || language === sourceLanguage);

/**
 * Reports each text that the page's language does not have, once for each page of a document.
 * @param route the pattern of the page that is open
 */
export function missingTexts(
  report: (event: BrowserEvent) => void,
  route: () => string,
): PostProcessorModule {
  const told = new Set<string>();
  return {
    type: 'postProcessor',
    name: 'missingTexts',
    process(text: string, _key, options: Processed, { language }: { language: LanguageCode }) {
      const { i18nResolved: said, count } = options;
      if (isSaid(said, language) || told.size >= most) return text;
      const key = `${said.usedNS}:${keyIn(language, said, count)}`;
      const event: BrowserEvent = { kind: 'missing_key', key, language, route: route() };
      const name = JSON.stringify(event);
      if (!told.has(name)) report(event);
      told.add(name);
      return text;
    },
  };
}
