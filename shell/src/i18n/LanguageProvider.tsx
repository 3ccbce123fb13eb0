import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { i18n as I18n } from 'i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import { AddressingContext } from '@lens/platform/router';
import { useComposer } from '../composition/composer';
import { addressIn, readAddress, writeAddress } from './address';
import { announce } from './announce';
import { applyDocumentLanguage } from './document-language';
import { LanguageContext, type LanguageChoice } from './language-choice';
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
  children: ReactNode;
}

const onlyLog = (failure: unknown) => console.error('The language could not be changed.', failure);

/** Holds the language of the page and everything that changes with it. A page is in one language, whole. */
export function LanguageProvider({ i18n, offered, faceOf, speaks, loadCopy, children }: Props) {
  const [current, setCurrent] = useState(i18n.language as LanguageCode);
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = readAddress(pathname);
  const navigate = useNavigate();
  const { report } = useHost();
  const { surface, sent } = useComposer();
  /** Counts what was asked for, so that texts which arrive late change nothing any more. */
  const asked = useRef(0);
  /** Kept for as long as the document: browsers may keep nothing, and asking for a cookie takes them milliseconds. */
  const chosen = useRef<LanguageCode | null>(null);

  const spoken = useCallback(
    (code: LanguageCode) => (speaks(code, path) ? code : sourceLanguage),
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
        if (prefix && prefix !== code) void navigate(address, { replace: true });
      };
      change().catch(onlyLog);
    },
    [faceOf, hash, i18n, loadCopy, navigate, path, prefix, report, search, show, spoken],
  );

  useEffect(() => {
    const turn = (asked.current += 1);
    const wanted = wantedLanguage({ prefix, surface, chosen: chosen.current, html: i18n.language }, offered);
    if (!prefix && surface === 'public') chosen.current = wanted;
    const to = spoken(wanted);
    if (to === i18n.language && path === sent.path) return;
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
      await loadCopy(to, path, onStall);
      arrived = true;
      if (to !== i18n.language) await show(to, turn);
    };
    turnTo().catch(onlyLog);
  }, [i18n, loadCopy, offered, path, prefix, sent, show, spoken, surface]);

  const choice = useMemo<LanguageChoice>(
    () => ({ current, choices: offered.map(languageOf), choose, addressIn: (code) => addressIn(code, path) }),
    [choose, current, offered, path],
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
