import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { i18n as I18n } from 'i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import { AddressingContext } from '@lens/platform/router';
import { useComposer } from '../composition/composer';
import { matchRoute } from '../composition/match';
import { addressIn, readAddress, writeAddress } from './address';
import { announce } from './announce';
import { applyDocumentLanguage } from './document-language';
import { LanguageContext, type LanguageChoice } from './language-choice';
import { noteMachineText } from './live/shown-machine-text';
import { isPseudoLocale } from './pseudo-locale';
import { chosenLifetime, rememberLanguage } from './storage';
import { wantedLanguage } from './wanted-language';

interface Props {
  i18n: I18n;
  offered: LanguageCode[];
  /** Address of the sheet with the faces of a language's script; undefined where it needs none, or it is not known. */
  faceOf: (code: LanguageCode) => Promise<string | undefined>;
  /** Whether the page at a path may be shown in a language: the back office and unfinished pages stay English. */
  speaks: (lng: LanguageCode, path: string) => boolean;
  /** Loads the texts of the page at a path; `onStall` is told when they do not come at the first try. */
  loadCopy: (lng: LanguageCode, path: string, onStall?: () => void) => Promise<void>;
  /** Has translated what the page at a path lacks in a language; whether it now lacks nothing. */
  complete?: (lng: LanguageCode, path: string) => Promise<boolean>;
  children: ReactNode;
}

const onlyLog = (failure: unknown) => console.error('The language could not be changed.', failure);

/** Holds the language of the page and everything that changes with it. A page is in one language, whole. */
export function LanguageProvider({ i18n, offered, faceOf, speaks, loadCopy, complete, children }: Props) {
  const [current, setCurrent] = useState(i18n.language as LanguageCode);
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = readAddress(pathname);
  const navigate = useNavigate();
  const { report } = useHost();
  const { surface, sent, composition } = useComposer();
  const hasStaffTexts = matchRoute(composition.remotes, path)?.route.staffTexts ?? false;
  /** Counts what was asked for, so that texts which arrive late change nothing any more. */
  const asked = useRef(0);
  /** Kept for as long as the document: browsers may keep nothing, and asking for a cookie takes them milliseconds. */
  const chosen = useRef<LanguageCode | null>(null);

  /** Pages that lacked texts of a language, by both, until these were translated. */
  const completed = useRef(new Set<string>());

  const spoken = useCallback(
    (code: LanguageCode) =>
      speaks(code, path) || completed.current.has(code + path) ? code : sourceLanguage,
    [path, speaks],
  );

  const show = useCallback(
    async (code: LanguageCode, turn: number): Promise<boolean> => {
      await sent.taken;
      const face = await faceOf(code);
      if (asked.current !== turn) return false;
      await i18n.changeLanguage(code);
      applyDocumentLanguage(code, face);
      startTransition(() => setCurrent(code));
      return true;
    },
    [faceOf, i18n, sent],
  );

  /** A page that is English for want of some texts turns once these are translated. */
  const turnCompleted = useCallback(
    async (code: LanguageCode, turn: number) => {
      if (spoken(code) === code || !offered.includes(code)) return;
      await sent.taken;
      if (asked.current !== turn || !(await complete?.(code, path))) return;
      completed.current.add(code + path);
      if (await show(code, turn))
        announce(i18n.t('navigation:language.changed', { language: languageOf(code).nativeName }));
    },
    [complete, i18n, offered, path, sent, show, spoken],
  );

  const choose = useCallback(
    (code: LanguageCode) => {
      const from = i18n.language as LanguageCode;
      const to = spoken(code);
      rememberLanguage(code, chosenLifetime);
      chosen.current = code;
      const address = `${addressIn(code, path)}${search}${hash}`;
      if (isPseudoLocale(prefix)) return location.assign(address);
      const turn = (asked.current += 1);
      const change = async () => {
        if (to !== from) {
          await Promise.all([loadCopy(to, path), faceOf(to)]);
          if (!(await show(to, turn))) return;
          announce(i18n.t('navigation:language.changed', { language: languageOf(to).nativeName }));
          report({ kind: 'language_changed', from, to });
        }
        // At its new address the page is looked at anew.
        if (prefix && prefix !== code) return navigate(address, { replace: true });
        await turnCompleted(code, turn);
      };
      change().catch(onlyLog);
    },
    [faceOf, hash, i18n, loadCopy, navigate, path, prefix, report, search, show, spoken, turnCompleted],
  );

  useEffect(() => {
    const turn = (asked.current += 1);
    const wanted = wantedLanguage({ prefix, surface, chosen: chosen.current, html: i18n.language }, offered);
    if (!prefix && surface === 'public') chosen.current = wanted;
    const to = spoken(wanted);
    let arrived = false;
    const standIn = async () => {
      await loadCopy(sourceLanguage, path);
      if (!arrived) await show(sourceLanguage, turn);
    };
    // On another page, whoever reads is not kept waiting: while its texts are tried again, it stands there in English.
    const onStall = () => {
      if (to !== sourceLanguage && to === i18n.language) standIn().catch(onlyLog);
    };
    const turnTo = async () => {
      if (to !== i18n.language || path !== sent.path) await loadCopy(to, path, onStall);
      arrived = true;
      if (to !== i18n.language) await show(to, turn);
      await turnCompleted(wanted, turn);
    };
    turnTo().catch(onlyLog);
  }, [i18n, loadCopy, offered, path, prefix, sent, show, spoken, surface, turnCompleted]);

  useEffect(() => (completed.current.has(current + path) ? noteMachineText() : undefined), [current, path]);

  const choice = useMemo<LanguageChoice>(
    () => ({
      current,
      hasStaffTexts,
      choices: offered.map(languageOf),
      choose,
      addressIn: (code) => addressIn(code, path),
    }),
    [choose, current, hasStaffTexts, offered, path],
  );
  const addressing = useMemo(
    () => ({
      write: (to: string) => writeAddress(prefix, to),
      read: (address: string) => readAddress(address).path,
    }),
    [prefix],
  );
  return (
    <AddressingContext value={addressing}>
      <LanguageContext value={choice}>{children}</LanguageContext>
    </AddressingContext>
  );
}
