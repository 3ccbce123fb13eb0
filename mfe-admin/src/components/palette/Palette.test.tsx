import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@lens/platform/session';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import '../../testing/browser';
import { renderPage } from '../../testing/render-page';
import { ana } from '../../testing/testimonials';
import { Palette } from './Palette';
import { closePalette } from './palette';
import { useRecentPlaces, useRememberPlace } from './recent-places';

jest.mock('@lens/platform/i18n', () => ({
  useTranslation: () => ({ t: (key: string) => key.replace('mfe-admin:menu.', '') }),
}));

const page = (items: unknown[]): Reply => ({ body: { items, total: items.length, page: 1, limit: 5 } });
const found = ({ path, query }: Sent): Reply =>
  path === '/testimonials' && query['search'] === 'ana' ? page([ana]) : page([]);

let api: ReturnType<typeof fakeApi>;

/** A page with one field, and the palette. */
function show(respond: (sent: Sent) => Reply | Promise<Reply> = found, at = '/admin/users') {
  api = fakeApi(respond);
  renderPage(
    <>
      <main id="main" tabIndex={-1}>
        <textarea aria-label="Notes" />
      </main>
      <Palette />
    </>,
    { at },
  );
  return userEvent.setup();
}

const address = () => screen.getByTestId('address').textContent;
const lines = () => screen.getAllByRole('option').map((line) => line.textContent);
const highlighted = () => document.querySelector('[role="option"][data-highlighted]')?.textContent;

beforeEach(() => void signInAs());
afterEach(() => {
  act(() => {
    closePalette();
    useSession.getState().signOut();
  });
  api.restore();
});

test('the shortcut opens it from within a field, and text typed at once is searched', async () => {
  const user = show();
  await user.click(screen.getByLabelText('Notes'));
  await user.keyboard('{Control>}k{/Control}statis');
  const field = await screen.findByRole('combobox', { name: 'Search or go to' });
  expect(field).toHaveProperty('value', 'statis');
  expect(screen.getByLabelText('Notes')).toHaveProperty('value', '');
  await waitFor(() => expect(lines()).toEqual(['statistics']));
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/statistics');
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

test('arrows move, Escape closes, and the focus returns to where it was', async () => {
  const user = show();
  await user.click(screen.getByLabelText('Notes'));
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await waitFor(() => expect(highlighted()).toBe('Add Testimonial'));
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Write Article');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Notes')));
});

test('names and titles are searched by the API after a pause, and never put in the address', async () => {
  const user = show();
  await user.keyboard('{Control>}k{/Control}ana');
  await user.click(await screen.findByRole('option', { name: /^Ana Reyes/ }));
  expect(address()).toBe(`/admin/testimonials/${ana.id}`);
  const searches = api.sent.filter(({ query }) => 'search' in query);
  expect(searches.map(({ path, query }) => `${path} ${query['search']}`)).toEqual([
    '/consultations ana',
    '/articles ana',
    '/testimonials ana',
    '/media ana',
    '/users ana',
  ]);
});

test('a patient is found by name without accents, in a search with few results', async () => {
  const request = {
    id: 'r1',
    firstName: 'José',
    lastName: 'García',
    reference: 'LV-7K3M-9QXD',
    status: 'new',
  };
  const user = show(({ path }) => (path === '/consultations' ? page([request]) : page([])));
  await user.keyboard('{Control>}k{/Control}ga');
  await screen.findByText(/Nothing matches/);
  expect(api.sent.filter(({ path }) => path === '/consultations')).toEqual([]);
  await user.keyboard('rcia');
  await user.click(await screen.findByRole('option', { name: /^José García/ }));
  expect(address()).toBe('/admin/consultations?request=r1');
  const search = api.sent.find(({ path }) => path === '/consultations');
  expect(search?.query).toEqual({ search: 'garcia', limit: '5' });
});

test('the sections of the settings and logging out are found by everyday words', async () => {
  const user = show();
  await user.keyboard('{Control>}k{/Control}opening');
  await user.click(await screen.findByRole('option', { name: /^Hours/ }));
  expect(address()).toBe('/admin/settings');
  await user.keyboard('{Control>}k{/Control}logout');
  expect(await screen.findByRole('option', { name: 'Log out' })).toBeTruthy();
});

test('a colleague is found by name', async () => {
  const lin = { id: 'u2', username: 'lin', role: 'admin' };
  const user = show(({ path }) => (path === '/users' ? page([lin]) : page([])), '/admin/media');
  await user.keyboard('{Control>}k{/Control}lin');
  await user.click(await screen.findByRole('option', { name: /^lin ?Administrator/ }));
  expect(address()).toBe('/admin/users?search=lin');
});

test('a translator finds only the screens of the role, and the API is not searched [ADMIN-5]', async () => {
  signInAs({ role: 'translator' });
  const user = show();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(lines()).toContain('dashboard'));
  expect(lines()).not.toContain('consultations');
  expect(lines()).not.toContain('Add Testimonial');
  await user.keyboard('ana');
  await screen.findByText('Nothing matches “ana”. Try fewer letters.');
  expect(api.sent).toEqual([]);
});

test('a failed search says so, keeps the other results, and can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let broken = true;
  const user = show((sent) =>
    broken && sent.path === '/articles' ? { status: 503, body: { error: 'Away.' } } : found(sent),
  );
  await user.keyboard('{Control>}k{/Control}ana');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The articles could not be searched: Away.');
  expect(screen.getByRole('option', { name: /^Ana Reyes/ })).toBeTruthy();
  broken = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  log.mockRestore();
});

function Visit() {
  useRememberPlace('Testimonial', '/admin/testimonials/1', 'Ana Reyes');
  return null;
}

test('recent places are listed first, and forgotten when the session ends', async () => {
  api = fakeApi(found);
  renderPage(
    <>
      <Visit />
      <Palette />
    </>,
    { at: '/admin/users' },
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(lines()[0]).toBe('Ana ReyesTestimonial'));
  expect(lines().filter((line) => line === 'users')).toHaveLength(1);
  act(() => useSession.getState().signOut());
  expect(useRecentPlaces.getState().places).toEqual([]);
  expect(sessionStorage.getItem('cms_recent')).not.toContain('Ana');
});

test('the palette does not open over a question', async () => {
  const user = show();
  const question = document.body.appendChild(document.createElement('div'));
  question.setAttribute('role', 'alertdialog');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  question.remove();
});
