import type { LanguageCode } from '@lens/contracts/languages';
import { signOffNamespace } from '@lens/contracts/sign-off-marks';
import type { TextTree } from '@lens/contracts/text-tree';
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { HostProvider, RemoteProvider, type Host, type TranslateLive } from '@lens/platform/host';
import { settings } from './settings';
import { siteI18n } from './site-i18n';

const Address = () => {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
};

interface Surroundings {
  at?: string;
  language?: LanguageCode;
  translate?: TranslateLive;
  /** Of sign-offs, by namespace and group, as of `sign-off-marks.ts`. */
  marks?: TextTree;
}

/** Renders a part of the site as the shell would. `data-testid="address"` holds the address. */
export function renderPage(
  page: ReactElement,
  { at = '/', language = 'en', translate, marks = {} }: Surroundings = {},
) {
  const i18n = siteI18n(language);
  i18n.addResourceBundle(language, signOffNamespace, marks);
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
