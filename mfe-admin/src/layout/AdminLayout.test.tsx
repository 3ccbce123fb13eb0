import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenKey, useSession } from '@lens/platform/session';
import { queryClient } from '@lens/platform/staff-queries';
import { fakeApi, type Reply } from '@lens/platform/testing/fake-api';
import { makeToken, signInAs } from '@lens/platform/testing/session';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { renderPage } from '../testing/render-page';
import { api as staffApi } from '../api';
import { Layout } from './AdminLayout';

jest.mock('@lens/platform/i18n', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const renderLayout = (demo = true) => renderPage(<Layout>The page</Layout>, { demo });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

let defaultApi: ReturnType<typeof fakeApi>;
beforeEach(() => {
  defaultApi = fakeApi(() => 'no answer');
});
afterEach(() => {
  useSession.getState().signOut();
  defaultApi.restore();
});

test('the sidebar shows the signed-in user with role and initial [ADMIN-1]', () => {
  signInAs({ username: 'mara', role: 'editor' });
  renderLayout();
  const side = screen.getByRole('complementary');
  expect(within(side).getByText('M')).toBeTruthy();
  expect(within(side).getByText('mara')).toBeTruthy();
  expect(within(side).getByText('Editor')).toBeTruthy();
});

test('the menu shows what the role may open, and marks the current page [ADMIN-3]', () => {
  signInAs({ role: 'translator' });
  const { unmount } = renderLayout();
  expect(links()).not.toContain('/admin/consultations');
  unmount();
  signInAs({ role: 'editor' });
  renderLayout();
  expect(links()).toContain('/admin/consultations');
  expect(screen.getByRole('link', { name: 'mfe-admin:menu.dashboard' }).getAttribute('aria-current')).toBe(
    'page',
  );
});

test('the palette has a button at every screen width', async () => {
  const api = fakeApi(() => 'no answer');
  signInAs();
  renderLayout();
  const [button] = screen.getAllByRole('button', { name: 'Search or go to…' });
  await userEvent.click(button!);
  expect(await screen.findByRole('dialog', { name: 'Search or go to' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  api.restore();
});

test('the demo banner is shown only in demo mode', () => {
  signInAs();
  const { unmount } = renderLayout(true);
  expect(screen.getByRole('region', { name: 'Demo mode' })).toBeTruthy();
  unmount();
  renderLayout(false);
  expect(screen.queryByRole('region', { name: 'Demo mode' })).toBeNull();
});

test.each<[string, Reply]>([
  ['agrees', { status: 204, text: '' }],
  ['refuses', { status: 500, body: { error: 'Broken.' } }],
  ['does not answer', 'no answer'],
])('logging out ends the session here when the API %s', async (_case, reply) => {
  const api = fakeApi(() => reply);
  const token = signInAs();
  queryClient.setQueryData(['consultations'], 'a patient');
  renderLayout();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/admin/login'));
  expect(api.sent.filter(({ path }) => path !== '/live/tickets')).toEqual([
    expect.objectContaining({ method: 'POST', path: '/auth/logout', authorization: `Bearer ${token}` }),
  ]);
  expect(useSession.getState().status).toBe('signed-out');
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(queryClient.getQueryData(['consultations'])).toBeUndefined();
  api.restore();
});

const apiWithNewRole = (kind: 'live' | 'refusal') => {
  FakeEventSource.opened = [];
  return fakeApi(({ path }) => {
    if (path === '/live/tickets') return { status: 201, body: { ticket: 'ticket' } };
    if (path === '/auth/refresh') return { body: { token: makeToken({ role: 'translator', jti: kind }) } };
    return { status: 403, body: { error: 'Your role does not allow this.', code: 'forbidden' } };
  });
};

test.each(['live', 'refusal'] as const)(
  'a new role takes effect at once (%s): the cache is cleared, the menu changes, and a notice says so',
  async (kind) => {
    const api = apiWithNewRole(kind);
    signInAs({ role: 'editor' });
    queryClient.setQueryData(['consultations'], 'a patient');
    renderLayout();
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    expect(links()).toContain('/admin/consultations');
    if (kind === 'live')
      act(
        () =>
          void FakeEventSource.opened[0]!.dispatchEvent(new MessageEvent('access', { data: '{"by":"ada"}' })),
      );
    else
      await act(async () => {
        const refused = [staffApi.get('/consultations'), staffApi.get('/consultations')];
        await Promise.allSettled(refused);
      });
    const [notice] = await screen.findAllByRole('alert');
    const who = kind === 'live' ? 'ada' : 'An administrator';
    expect(notice?.textContent).toContain(`${who} changed your role to Translator.`);
    expect(links()).not.toContain('/admin/consultations');
    expect(queryClient.getQueryData(['consultations'])).toBeUndefined();
    expect(within(screen.getByRole('complementary')).getByText('Translator')).toBeTruthy();
    expect(api.sent.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
    api.restore();
  },
);

test('the menu of small screens opens as a dialog and closes on its button [ADMIN-2]', async () => {
  signInAs();
  renderLayout();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const dialog = screen.getByRole('dialog', { name: 'Back office menu' });
  expect(within(dialog).getByRole('link', { name: 'mfe-admin:menu.consultations' })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
