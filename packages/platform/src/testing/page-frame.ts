import { createElement, useState, type ReactElement, type ReactNode } from 'react';
import { createInstance, type i18n as I18n } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import type { PublicSettings } from '@lens/contracts/settings';
import type { TextTree } from '@lens/contracts/text-tree';
import { HostProvider, RemoteProvider, type HostRemote } from '@lens/platform/host';

const invented: PublicSettings = {
  practice: 'Test Practice',
  surgeon: 'Dr. Test',
  credentials: 'MD',
  mainPhone: '+15625550142',
  emergencyPhone: '+15625550142',
  callNowPhone: '+15625550100',
  email: 'desk@example.com',
  address: { street: '1 Test Street', city: 'Lakewood', region: 'CA', postalCode: '90712', country: 'US' },
  hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' }],
  timeZone: 'America/Los_Angeles',
  social: [],
  videoId: null,
  languages: everyLanguageOffered,
  liveTranslation: [],
  unsignedInEnglish: [],
  brands: [],
  demo: true,
};

function createTranslation(lng: LanguageCode, texts: Record<string, TextTree>): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng,
    resources: { [lng]: texts },
    defaultNS: Object.keys(texts)[0] ?? 'navigation',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
}

interface Props {
  lng?: LanguageCode;
  /** By namespace. */
  texts: Record<string, TextTree>;
  settings?: Partial<PublicSettings>;
  /** The address of the page. */
  path?: string;
  children: ReactNode;
}

/** What the shell puts around a page of a remote, for the remote's tests, in a browser or on the server. */
export function PageFrame({
  lng = sourceLanguage,
  texts,
  settings,
  path = '/',
  children,
}: Props): ReactElement {
  const [i18n] = useState(() => createTranslation(lng, texts));
  const remote: HostRemote = {
    name: 'remote',
    version: '1.0.0',
    address: '/remotes/remote/1.0.0/',
    namespaces: Object.keys(texts),
    languages: [lng],
  };
  const host = {
    settings: { ...invented, ...settings },
    publicUrl: 'https://practice.test',
    navigation: [],
    remotes: [remote],
    report: () => undefined,
  };
  return createElement(
    MemoryRouter,
    { initialEntries: [path] },
    createElement(
      I18nextProvider,
      { i18n },
      createElement(HostProvider, { host, children: createElement(RemoteProvider, { remote, children }) }),
    ),
  );
}
