import { openPopovers } from './browser';
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import type { TextTree } from '@lens/contracts/text-tree';
import type { LanguageStates, PublicSettings } from '@lens/contracts/settings';
import { HostProvider, type HostNavigation } from '@lens/platform/host';
import { LanguageContext } from '../../i18n/language-choice';
import { navigationFile } from './navigation-file';
import { settings } from './settings';

const labels = {
  menu: { home: 'Home', contact: 'Contact', procedures: 'Procedures', lasik: 'LASIK', prk: 'PRK' },
};

export const entry = (id: string, to: string, children: HostNavigation['children'] = []): HostNavigation => ({
  id,
  path: to,
  label: `common:menu.${id}`,
  menu: 'header',
  order: 10,
  children,
  remote: 'mfe-public',
});

const Address = () => <span data-testid="address">{useLocation().pathname}</span>;

interface Options {
  navigation?: HostNavigation[];
  demo?: boolean;
  choose?: (code: LanguageCode) => void;
  language?: LanguageCode;
  languages?: LanguageStates;
  hasStaffTexts?: boolean;
  /** As of the namespace `sign-offs`. */
  marks?: TextTree;
  liveTranslation?: PublicSettings['liveTranslation'];
  at?: string;
}

/** Renders a part of the layout. `data-testid="address"` has the current path. */
export function renderLayout(
  part: ReactElement,
  {
    navigation = [entry('home', '/'), entry('contact', '/contact')],
    demo = true,
    choose,
    language = 'en',
    languages = settings.languages,
    hasStaffTexts = false,
    marks = {},
    liveTranslation = [],
    at = '/',
  }: Options = {},
) {
  openPopovers.clear();
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { navigation: navigationFile(language), common: labels, 'sign-offs': marks } },
    defaultNS: 'navigation',
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { practice: settings.practice } },
  });
  const choice = {
    current: language,
    copy: ['navigation'],
    hasStaffTexts,
    choices: (['en', 'es', 'ar'] as const).map(languageOf),
    choose: choose ?? (() => undefined),
    addressIn: (code: LanguageCode) => (code === 'en' ? '/here' : `/${code}/here`),
  };
  const publicUrl = 'https://practice.test';
  const host = {
    publicUrl,
    settings: { ...settings, demo, languages, liveTranslation },
    navigation,
    remotes: [],
    report: () => undefined,
  };
  return render(
    <MemoryRouter initialEntries={[at]}>
      <I18nextProvider i18n={i18n}>
        <HostProvider host={host}>
          <LanguageContext.Provider value={choice}>{part}</LanguageContext.Provider>
        </HostProvider>
      </I18nextProvider>
      <Address />
    </MemoryRouter>,
  );
}
