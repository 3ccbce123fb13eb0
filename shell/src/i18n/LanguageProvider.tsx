import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { i18n as I18n } from 'i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import { AddressingContext } from '@lens/platform/router';
import { useComposer } from '../composition/composer';
import { addressIn, readAddress, writeAddress } from './address';
import { announce } from './announce';
import { detectInBrowser } from './detection';
import { applyDocumentLanguage } from './document-language';
import { LanguageContext, type LanguageChoice } from './language-choice';
import * as memory from './storage';

interface Props {
  i18n: I18n;
  offered: LanguageCode[];
  fonts: Partial<Record<LanguageCode, string>>;
  /** Whether the page at a path may be shown in a language: the back office and unfinished pages stay English. */
  speaks: (lng: LanguageCode, path: string) => boolean;
  /** Loads the texts of the page at a path in another language. */
  loadCopy: (lng: LanguageCode, path: string) => Promise<void>;
  children: ReactNode;
}

const onlyLog = (failure: unknown) => console.error('The language could not be changed.', failure);

/** Holds the language of the page and everything that changes with it. */
export function LanguageProvider({ i18n, offered, fonts, speaks, loadCopy, children }: Props) {
  const [current, setCurrent] = useState(i18n.language as LanguageCode);
  const { pathname, search, hash } = useLocation();
  const { prefix, path } = readAddress(pathname);
  const navigate = useNavigate();
  const { report } = useHost();
  const { surface, sent } = useComposer();

  const change = useCallback(
    async (code: LanguageCode): Promise<boolean> => {
      if (!speaks(code, path)) return false;
      await Promise.all([loadCopy(code, path), sent.taken]);
      await i18n.changeLanguage(code);
      applyDocumentLanguage(code, fonts[code]);
      startTransition(() => setCurrent(code));
      return true;
    },
    [fonts, i18n, loadCopy, path, sent, speaks],
  );

  const choose = useCallback(
    (code: LanguageCode) => {
      const from = i18n.language as LanguageCode;
      memory.rememberLanguage(code, memory.chosenLifetime);
      if (code === from) return;
      change(code).then((changed) => {
        if (!changed) return;
        if (prefix) void navigate(`${addressIn(code, path)}${search}${hash}`, { replace: true });
        announce(`Language changed to ${languageOf(code).nativeName}`);
        report({ kind: 'language_changed', from, to: code });
      }, onlyLog);
    },
    [change, hash, i18n, navigate, path, prefix, report, search],
  );

  useEffect(() => {
    const wanted = prefix ?? (surface === 'public' ? detectUnasked(i18n.language, offered) : null);
    if (wanted && wanted !== i18n.language) change(wanted).catch(onlyLog);
  }, [change, i18n, offered, prefix, surface]);

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

/** Without a prefix and without a cookie the browser knows better than the server did; what it finds is kept. */
function detectUnasked(html: string, offered: LanguageCode[]): LanguageCode | null {
  if (memory.readCookie(document.cookie, memory.languageCookie)) return null;
  const found = { cookie: null, stored: memory.storedLanguage(), browser: navigator.languages, html };
  const detected = detectInBrowser(found, offered);
  memory.rememberLanguage(detected, memory.detectedLifetime);
  return detected;
}
