import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { i18n as I18n } from 'i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import { addressIn, readAddress } from '../page/address';
import { isPseudoLocale } from '../page/pseudo-locale';
import type { SentPage } from '../page/sent-page';
import { announce } from '../window/announce';
import { applyDocumentLanguage } from './document-language';
import { noteMachineText } from './live/shown-machine-text';
import { chosenLifetimeSeconds, rememberLanguage } from './storage';
import { wantedLanguage } from './wanted-language';

export interface PageLanguageOptions {
  i18n: I18n;
  offered: LanguageCode[];
  surface: 'public' | 'admin';
  sent: SentPage;
  /** Address of the sheet with the fonts of a language's script; undefined where it needs none, or it is not known. */
  fontSheetOf: (code: LanguageCode) => Promise<string | undefined>;
  /** Whether the page at a path may be shown in a language: the back office and unfinished pages stay English. */
  speaks: (lng: LanguageCode, path: string) => boolean;
  /** Loads the texts of the page at a path; `onStall` is called when they do not come at the first try. */
  loadCopy: (lng: LanguageCode, path: string, onStall?: () => void) => Promise<void>;
  /** Translates what the page at a path lacks in a language; resolves to whether it now lacks nothing. */
  complete?: (lng: LanguageCode, path: string) => Promise<boolean>;
}

const logFailure = (failure: unknown) => console.error('The language could not be changed.', failure);

/** The language that the page is in, and the way to another. A page is in one language, whole. */
export function usePageLanguage(options: PageLanguageOptions) {
  const { i18n, offered, surface, sent, fontSheetOf, speaks, loadCopy, complete } = options;
  const [current, setCurrent] = useState(i18n.language as LanguageCode);
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = readAddress(pathname);
  const navigate = useNavigate();
  const { report } = useHost();
  /** Counts the requests for a language, so that texts which arrive late change nothing any more. */
  const latestTurn = useRef(0);
  /** Lives as long as the document: browsers may keep nothing, and reading a cookie takes them milliseconds. */
  const chosen = useRef<LanguageCode | null>(null);
  /** Pages that lacked texts of a language until these were translated, by both. */
  const completed = useRef(new Set<string>());

  /** The language that this page is shown in to somebody who wants `code`. */
  const shownFor = useCallback(
    (code: LanguageCode) =>
      speaks(code, path) || completed.current.has(code + path) ? code : sourceLanguage,
    [path, speaks],
  );

  const show = useCallback(
    async (code: LanguageCode, turn: number): Promise<boolean> => {
      await sent.taken;
      const fontSheet = await fontSheetOf(code);
      if (latestTurn.current !== turn) return false;
      await i18n.changeLanguage(code);
      applyDocumentLanguage(code, fontSheet);
      startTransition(() => setCurrent(code));
      return true;
    },
    [fontSheetOf, i18n, sent],
  );

  const announceLanguage = useCallback(
    (code: LanguageCode) =>
      announce(i18n.t('navigation:language.changed', { language: languageOf(code).nativeName })),
    [i18n],
  );

  /** Shows a page in the language that somebody wants once the texts that kept it in English are translated. */
  const showCompleted = useCallback(
    async (code: LanguageCode, turn: number) => {
      if (shownFor(code) === code || !offered.includes(code)) return;
      await sent.taken;
      if (latestTurn.current !== turn || !(await complete?.(code, path))) return;
      completed.current.add(code + path);
      if (await show(code, turn)) announceLanguage(code);
    },
    [announceLanguage, complete, offered, path, sent, show, shownFor],
  );

  const choose = useCallback(
    (code: LanguageCode) => {
      const from = i18n.language as LanguageCode;
      const to = shownFor(code);
      rememberLanguage(code, chosenLifetimeSeconds);
      chosen.current = code;
      const address = `${addressIn(code, path)}${search}${hash}`;
      if (isPseudoLocale(prefix)) return location.assign(address);
      const turn = (latestTurn.current += 1);
      const change = async () => {
        if (to !== from) {
          await Promise.all([loadCopy(to, path), fontSheetOf(to)]);
          if (!(await show(to, turn))) return;
          announceLanguage(to);
          report({ kind: 'language_changed', from, to });
        }
        // The effect below looks at the page anew at its new address.
        if (prefix && prefix !== code) return navigate(address, { replace: true });
        await showCompleted(code, turn);
      };
      change().catch(logFailure);
    },
    [
      announceLanguage,
      fontSheetOf,
      hash,
      i18n,
      loadCopy,
      navigate,
      path,
      prefix,
      report,
      search,
      show,
      showCompleted,
      shownFor,
    ],
  );

  useEffect(() => {
    const turn = (latestTurn.current += 1);
    const wanted = wantedLanguage({ prefix, surface, chosen: chosen.current, html: i18n.language }, offered);
    if (!prefix && surface === 'public') chosen.current = wanted;
    const to = shownFor(wanted);
    let hasArrived = false;
    const showEnglishMeanwhile = async () => {
      await loadCopy(sourceLanguage, path);
      if (!hasArrived) await show(sourceLanguage, turn);
    };
    // On another page, whoever reads does not wait: while its texts are tried again, it stands there in English.
    const onStall = () => {
      if (to !== sourceLanguage && to === i18n.language) showEnglishMeanwhile().catch(logFailure);
    };
    const change = async () => {
      if (to !== i18n.language || path !== sent.path) await loadCopy(to, path, onStall);
      hasArrived = true;
      if (to !== i18n.language) await show(to, turn);
      await showCompleted(wanted, turn);
    };
    change().catch(logFailure);
  }, [i18n, loadCopy, offered, path, prefix, sent, show, showCompleted, shownFor, surface]);

  useEffect(() => (completed.current.has(current + path) ? noteMachineText() : undefined), [current, path]);

  return { current, choose };
}
