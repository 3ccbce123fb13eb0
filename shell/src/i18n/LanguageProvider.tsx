import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOf } from '@lens/contracts/languages';
import { AddressContext } from '@lens/platform/router';
import { addressIn, readAddress, writeAddress } from '../page/address';
import { copyOf } from '../page/copy';
import { matchRoute } from '../page/match';
import type { ComposedRemote } from '../page/page-state';
import { LanguageContext, type LanguageChoice } from './language-choice';
import { usePageLanguage, type PageLanguageOptions } from './use-page-language';

interface Props extends PageLanguageOptions {
  remotes: ComposedRemote[];
  children: ReactNode;
}

/** Provides the language of the page, the choice of another one, and links to pages in the same language. */
export function LanguageProvider({ remotes, children, ...options }: Props) {
  const { offered, surface } = options;
  const { current, choose } = usePageLanguage(options);
  const { prefix, path } = readAddress(useLocation().pathname);
  const match = useMemo(() => matchRoute(remotes, path), [remotes, path]);
  const choice = useMemo<LanguageChoice>(
    () => ({
      current,
      copy: copyOf(remotes, match, surface),
      hasStaffTexts: match?.route.staffTexts ?? false,
      choices: offered.map(languageOf),
      choose,
      addressIn: (code) => addressIn(code, path),
    }),
    [choose, current, match, offered, path, remotes, surface],
  );
  const addressing = useMemo(
    () => ({
      toAddress: (path: string) => writeAddress(prefix, path),
      toPath: (address: string) => readAddress(address).path,
    }),
    [prefix],
  );
  return (
    <AddressContext value={addressing}>
      <LanguageContext value={choice}>{children}</LanguageContext>
    </AddressContext>
  );
}
