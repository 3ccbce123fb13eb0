import type { PostProcessorModule, TOptions } from 'i18next';
import type { BrowserEvent } from '@lens/contracts/events';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { resolvedKeyIn, type ResolvedText } from '@lens/platform/resolved-text';
import { maxReportedTexts } from '../page/page-state';

type Processed = TOptions & { i18nResolved: ResolvedText };

/*
 * A missing text is one that a visitor met in English: i18next says so of each text as the page renders. Which texts a
 * language does not have at all, met or not, is another question (`@lens/contracts/untranslated-texts`).
 */

/** Whether i18next found a text in English or nowhere, though the page is in another language. */
const isMissing = ({ res, usedLng }: ResolvedText, language: string): boolean =>
  res === undefined || (usedLng === sourceLanguage && language !== sourceLanguage);

/** @param key as `common:hero.title` */
export type ReportMissing = (key: string, language: LanguageCode) => void;

/**
 * Reports each missing text once per page.
 * @param route the pattern of the page that is open
 */
export function missingTextReporter(
  report: (event: BrowserEvent) => void,
  route: () => string,
): ReportMissing {
  const reported = new Set<string>();
  return (key, language) => {
    if (reported.size >= maxReportedTexts) return;
    const event: BrowserEvent = { kind: 'missing_key', key, language, route: route() };
    const name = JSON.stringify(event);
    if (!reported.has(name)) report(event);
    reported.add(name);
  };
}

/** A plugin of i18next that notices each missing text. */
export const missingTexts = (reportMissing: ReportMissing): PostProcessorModule => ({
  type: 'postProcessor',
  name: 'missingTexts',
  process(text: string, _key, options: Processed, { language }: { language: LanguageCode }) {
    const { i18nResolved: resolved, count } = options;
    if (isMissing(resolved, language))
      reportMissing(`${resolved.usedNS}:${resolvedKeyIn(language, resolved, count)}`, language);
    return text;
  },
});
