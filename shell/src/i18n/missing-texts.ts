import type { PostProcessorModule, TOptions } from 'i18next';
import type { BrowserEvent } from '@lens/contracts/events';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { keyIn, type SaidText } from '@lens/platform/said-text';
import { mostMissing } from '../page/page-state';

type Processed = TOptions & { i18nResolved: SaidText };

/** Whether the language says it itself, or the one that fills its gaps: English fills none. */
const isSaid = ({ res, usedLng }: SaidText, language: string): boolean =>
  res !== undefined && (usedLng !== sourceLanguage || language === sourceLanguage);

/** Tells of a text that a language lacks. @param key as `common:hero.title` */
export type TellMissing = (key: string, language: LanguageCode) => void;

/**
 * Reports texts that are missing, each once for each page of a document.
 * @param route the pattern of the page that is open
 */
export function missingReports(report: (event: BrowserEvent) => void, route: () => string): TellMissing {
  const told = new Set<string>();
  return (key, language) => {
    if (told.size >= mostMissing) return;
    const event: BrowserEvent = { kind: 'missing_key', key, language, route: route() };
    const name = JSON.stringify(event);
    if (!told.has(name)) report(event);
    told.add(name);
  };
}

/** Hears of each text that the page's language does not have. */
export const missingTexts = (tell: TellMissing): PostProcessorModule => ({
  type: 'postProcessor',
  name: 'missingTexts',
  process(text: string, _key, options: Processed, { language }: { language: LanguageCode }) {
    const { i18nResolved: said, count } = options;
    if (!isSaid(said, language)) tell(`${said.usedNS}:${keyIn(language, said, count)}`, language);
    return text;
  },
});
