import type { ReactElement } from 'react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Role } from '@lens/contracts/access';
import type { OwnPermissions } from '@lens/contracts/desk-permissions';
import { HostProvider, type Host } from '@lens/platform/host';
import { queryClient } from '@lens/platform/staff-queries';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { signInAs } from '@lens/platform/testing/session';
import { navigation } from './navigation';
import { permissionsWith } from './permissions';

// jsdom lacks these two.
if (!('PointerEvent' in window)) Object.assign(window, { PointerEvent: class extends MouseEvent {} });
if (!('EventSource' in window)) Object.assign(window, { EventSource: FakeEventSource });

// In browsers, nothing in an inert part of the page takes the focus; jsdom does not know inert.
const isInert = (part: Element | null): boolean =>
  part !== null && ((part as HTMLElement).inert || isInert(part.parentElement));
const originalFocus = HTMLElement.prototype.focus;
HTMLElement.prototype.focus = function focus(this: HTMLElement, options) {
  if (!isInert(this)) originalFocus.call(this, options);
};

const host: Host = {
  navigation,
  remotes: [],
  settings: {
    liveTranslation: ['ko'],
    surgeon: 'Dr. Test',
    practice: 'Test Practice',
    brands: ['VisuMax'],
    timeZone: 'Asia/Tokyo',
  } as unknown as Host['settings'],
  publicUrl: 'https://practice.test',
  report: () => undefined,
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
};

interface ShowPageOptions {
  /** The replies of the API and of the site's files; without one, the reply is 404. */
  respond: (sent: Sent) => Reply | undefined | Promise<Reply | undefined>;
  address?: string;
  remotes?: Host['remotes'];
  role?: Role | undefined;
  /** By default the user may do everything. */
  permissions?: OwnPermissions;
}

const nobodyAsks = { items: [], total: 0 };

let currentApi: ReturnType<typeof fakeApi> | null = null;

/** Renders a screen of the desk as the shell would, with a fake API. */
export function showPage(
  page: ReactElement,
  {
    respond,
    address = '/admin/translations',
    remotes = [],
    role = 'translator',
    permissions = permissionsWith(),
  }: ShowPageOptions,
) {
  FakeEventSource.opened = [];
  const sent: Sent[] = [];
  const api = fakeApi(async (request) => {
    // Every screen opens the event stream and reads the permissions; tests count only the other requests.
    if (request.path === '/live/tickets') return { status: 201, body: { ticket: 'ticket' } };
    if (request.path === '/translations/permissions') return { body: permissions };
    // Every screen asks for these, and hears of them by the event stream.
    if (request.path === '/translations/asked') return (await respond(request)) ?? { body: nobodyAsks };
    sent.push(request);
    return (await respond(request)) ?? { status: 404, body: { error: `Nothing at ${request.path}` } };
  });
  currentApi = api;
  signInAs({ role });
  render(
    <MemoryRouter initialEntries={[address]}>
      <HostProvider host={{ ...host, remotes }}>{page}</HostProvider>
      <Address />
    </MemoryRouter>,
  );
  return { sent, user: userEvent.setup() };
}

/** Restores the API, and clears cached queries and storage. */
export function cleanUp(): void {
  currentApi?.restore();
  currentApi = null;
  act(() => queryClient.clear());
  localStorage.clear();
  sessionStorage.clear();
}
