import type { LanguageCode } from '@lens/contracts/languages';
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { createInstance, type Resource } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { HostProvider, RemoteProvider, type Host, type TranslateLive } from '@lens/platform/host';
import { leftToRightRuns } from '@lens/platform/left-to-right';
import { copyOf } from './copy';
import { settings } from './settings';

const Address = () => {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
};

const { practice, surgeon, credentials, address } = settings;
const identity = { practice, surgeon, credentials, city: address.city, region: address.region };

interface Surroundings {
  at?: string;
  language?: LanguageCode;
  translate?: TranslateLive;
}

/** Renders a piece of the site in a shell's place. The address stands in `data-testid="address"`. */
export function renderPage(page: ReactElement, { at = '/', language = 'en', translate }: Surroundings = {}) {
  const i18n = createInstance();
  void i18n
    .use(initReactI18next)
    .use(leftToRightRuns)
    .init({
      lng: language,
      resources: { [language]: copyOf(language) } as Resource,
      defaultNS: 'common',
      initAsync: false,
      postProcess: [leftToRightRuns.name],
      interpolation: { escapeValue: false, defaultVariables: identity },
    });
  const host: Host = {
    settings,
    publicUrl: 'https://practice.test',
    navigation: [],
    remotes: [],
    report: () => undefined,
    translate,
  };
  const remote = { name: 'mfe-public', version: '1', address: '/remote/', namespaces: [], languages: [] };
  return render(
    <MemoryRouter initialEntries={[at]}>
      <I18nextProvider i18n={i18n}>
        <HostProvider host={host}>
          <RemoteProvider remote={remote}>{page}</RemoteProvider>
        </HostProvider>
      </I18nextProvider>
      <Address />
    </MemoryRouter>,
  );
}
