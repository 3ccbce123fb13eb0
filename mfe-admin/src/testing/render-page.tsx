import './browser';
import type { ReactElement } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import { remoteDeclaration } from '@lens/contracts/remote';
import { HostProvider, type Host } from '@lens/platform/host';
import { createQueryClient } from '@lens/platform/staff-queries';
import { Providers } from '../components/Providers';
import { remote } from '../remote';

const { navigation } = remoteDeclaration.parse(remote);

const settings: Host['settings'] = {
  practice: 'Test Practice',
  surgeon: 'Dr. Test',
  credentials: 'MD',
  mainPhone: '+15625550100',
  emergencyPhone: '+15625550100',
  callNowPhone: '+15625550199',
  email: 'desk@example.com',
  address: { street: '1 Test Street', city: 'Lakewood', region: 'CA', postalCode: '90712', country: 'US' },
  hours: [],
  timeZone: 'America/Los_Angeles',
  social: [],
  videoId: null,
  languages: everyLanguageOffered,
  liveTranslation: [],
  unsignedInEnglish: [],
  brands: [],
  demo: true,
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
};

interface Surroundings {
  at?: string;
  demo?: boolean;
  client?: QueryClient;
}

/** Renders a part of the back office as the shell would. The address is in `data-testid="address"`. */
export function renderPage(
  page: ReactElement,
  { at = '/admin', demo = true, client = createQueryClient() }: Surroundings = {},
) {
  const host: Host = {
    publicUrl: 'https://practice.test',
    settings: { ...settings, demo },
    navigation: navigation.map((entry) => ({ ...entry, remote: remote.name })),
    remotes: [],
    report: () => undefined,
  };
  return render(
    <MemoryRouter initialEntries={[at]}>
      <HostProvider host={host}>
        <Providers client={client}>{page}</Providers>
      </HostProvider>
      <Address />
    </MemoryRouter>,
  );
}
