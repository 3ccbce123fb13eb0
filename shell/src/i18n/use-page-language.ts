import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { i18n as I18n } from 'i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import { addressIn, readAddress } from '../page/address';
import { isPseudoLocale } from '../page/pseudo-locale';
import type { ServerPage } from '../page/server-page';
import { announce } from '../window/announce';
import { applyDocumentLanguage } from './document-language';
import { reportMachineText } from './live/shown-machine-text';
import { chosenLifetimeSeconds, rememberLanguage } from './storage';
import { requestedLanguage } from './requested-language';

export interface PageLanguageOptions {
  i18n: I18n;
  offered: LanguageCode[];
  surface: 'public' | 'admin';
  serverPage: ServerPage;
  /**
   * The address of the style sheet with the fonts of a language's script; undefined if it has none, or it is unknown.
   */
  fontSheetOf: (code: LanguageCode) => Promise<string | undefined>;
  /** Whether the page at a path is available in a language: the back office and incomplete pages stay English. */
  isAvailable: (lng: LanguageCode, path: string) => boolean;
  /** Loads the texts of the page at a path; calls `onStall` if the first attempt fails. */
  loadTexts: (lng: LanguageCode, path: string, onStall?: () => void) => Promise<void>;
  /** Translates the untranslated texts of the page at a path; resolves to whether it is now complete. */
  completePage?: (lng: LanguageCode, path: string) => Promise<boolean>;
}

const logFailure = (failure: unknown) => console.error('The language could not be changed.', failure);

/** The language of the page, and how to choose another one. A page is always in one language as a whole. */
export function usePageLanguage(options: PageLanguageOptions) {
  const { i18n, offered, surface, serverPage, fontSheetOf, isAvailable, loadTexts, completePage } = options;
  const [current, setCurrent] = useState(i18n.language as LanguageCode);
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = readAddress(pathname);
  const navigate = useNavigate();
  const { report } = useHost();
  /** Counts the changes of language, so that a change whose texts arrive late is ignored. */
  const latestChange = useRef(0);
  /** Kept here because a browser may store nothing, and because reading a cookie takes milliseconds. */
  const chosen = useRef<LanguageCode | null>(null);
  /** Pages that live translation has completed: language and path. */
  const completed = useRef(new Set<string>());

  /** The language in which this page is shown when `code` is requested. */
  const servedFor = useCallback(
    (code: LanguageCode) =>
      isAvailable(code, path) || completed.current.has(code + path) ? code : sourceLanguage,
    [path, isAvailable],
  );

  const show = useCallback(
    async (code: LanguageCode, change: number): Promise<boolean> => {
      await serverPage.hydration;
      const fontSheet = await fontSheetOf(code);
      if (latestChange.current !== change) return false;
      await i18n.changeLanguage(code);
      applyDocumentLanguage(code, fontSheet);
      startTransition(() => setCurrent(code));
      return true;
    },
    [fontSheetOf, i18n, serverPage],
  );

  const announceLanguage = useCallback(
    (code: LanguageCode) =>
      announce(i18n.t('navigation:language.changed', { language: languageOf(code).nativeName })),
    [i18n],
  );

  /** Completes an English page in the requested language by live translation, and then shows it in that language. */
  const showCompleted = useCallback(
    async (code: LanguageCode, change: number) => {
      if (servedFor(code) === code || !offered.includes(code)) return;
      await serverPage.hydration;
      if (latestChange.current !== change || !(await completePage?.(code, path))) return;
      completed.current.add(code + path);
      if (await show(code, change)) announceLanguage(code);
    },
    [announceLanguage, completePage, offered, path, serverPage, show, servedFor],
  );

  const choose = useCallback(
    (code: LanguageCode) => {
      const from = i18n.language as LanguageCode;
      const to = servedFor(code);
      rememberLanguage(code, chosenLifetimeSeconds);
      chosen.current = code;
      const address = `${addressIn(code, path)}${search}${hash}`;
      if (isPseudoLocale(prefix)) return location.assign(address);
      const change = (latestChange.current += 1);
      const apply = async () => {
        if (to !== from) {
          await Promise.all([loadTexts(to, path), fontSheetOf(to)]);
          if (!(await show(to, change))) return;
          announceLanguage(to);
          report({ kind: 'language_changed', from, to });
        }
        // The effect below runs for the new address.
        if (prefix && prefix !== code) return navigate(address, { replace: true });
        await showCompleted(code, change);
      };
      apply().catch(logFailure);
    },
    [
      announceLanguage,
      fontSheetOf,
      hash,
      i18n,
      loadTexts,
      navigate,
      path,
      prefix,
      report,
      search,
      show,
      showCompleted,
      servedFor,
    ],
  );

  useEffect(() => {
    const change = (latestChange.current += 1);
    const requested = requestedLanguage(
      { prefix, surface, chosen: chosen.current, html: i18n.language },
      offered,
    );
    if (!prefix && surface === 'public') chosen.current = requested;
    const to = servedFor(requested);
    let hasArrived = false;
    const showEnglishMeanwhile = async () => {
      await loadTexts(sourceLanguage, path);
      if (!hasArrived) await show(sourceLanguage, change);
    };
    // Another page is shown in English while its texts are being retried.
    const onStall = () => {
      if (to !== sourceLanguage && to === i18n.language) showEnglishMeanwhile().catch(logFailure);
    };
    const apply = async () => {
      if (to !== i18n.language || path !== serverPage.path) await loadTexts(to, path, onStall);
      hasArrived = true;
      if (to !== i18n.language) await show(to, change);
      await showCompleted(requested, change);
    };
    apply().catch(logFailure);
  }, [i18n, loadTexts, offered, path, prefix, serverPage, show, showCompleted, servedFor, surface]);

  useEffect(() => (completed.current.has(current + path) ? reportMachineText() : undefined), [current, path]);

  return { current, choose };
}
