import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consultation } from '@lens/contracts/consultations';
import { fakeApi, type Reply, type Sent } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';
import { signInAs } from '../../testing/session';
import { Page } from './ConsultationsPage';

const ada: Consultation = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'LV-7K3M-9QXD',
  firstName: 'Ada',
  lastName: 'Reyes',
  email: 'ada@example.com',
  phone: '(562) 555-0134',
  procedure: 'lasik',
  message: 'Could I come on a Saturday?',
  preferredContact: 'email',
  language: 'ko',
  interpreter: true,
  status: 'new',
  assignee: null,
  consent_version: '2026-11',
  suspected: false,
  created_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
};
const page = (items: Consultation[], total = items.length) => ({
  body: { items, total, page: 1, limit: 20 },
});

let api: ReturnType<typeof fakeApi>;
const show = (respond: (sent: Sent) => Reply | Promise<Reply>) => {
  api = fakeApi(respond);
  signInAs();
  renderPage(<Page />, { at: '/admin/consultations' });
};
const queries = () => api.sent.filter(({ method }) => method === 'GET').map(({ query }) => query);
const statusOfAda = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Ada Reyes' });

afterEach(() => api.restore());

test('lists requests with the time since they came, newest first', async () => {
  show(() => page([ada]));
  const row = await screen.findByRole('row', { name: /Ada Reyes/ });
  expect(row.textContent).toContain('3 hours ago');
  expect(within(row).getByText('Korean')).toBeTruthy();
  expect(screen.getByText('1 request')).toBeTruthy();
  expect(queries()).toEqual([{ page: '1', limit: '20', sort: '-created_at' }]);
});

test('search waits for a pause, asks once from the first page, and stays out of the address', async () => {
  show(() => page([ada], 50));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(queries().at(-1)?.['page']).toBe('2'));
  await user.type(screen.getByRole('searchbox'), ' rey ');
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ search: 'rey', page: '1' }));
  expect(queries().filter(({ search }) => search !== undefined)).toHaveLength(1);
  expect(screen.getByTestId('address').textContent).toBe('/admin/consultations');
});

test('status filter and sorting are the API’s work', async () => {
  show(() => page([ada]));
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Booked');
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ status: 'booked' }));
  await user.click(screen.getByRole('button', { name: /Name/ }));
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ status: 'booked', sort: 'lastName' }));
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('a status change shows before the API has answered, and stays when it agrees', async () => {
  let finish = (_reply: Reply) => {};
  show(({ method }) =>
    method === 'PATCH' ? new Promise<Reply>((resolve) => (finish = resolve)) : page([ada]),
  );
  await userEvent.selectOptions(await statusOfAda(), 'Contacted');
  await waitFor(async () => expect((await statusOfAda()).value).toBe('contacted'));
  expect(api.sent.at(-1)).toMatchObject({
    method: 'PATCH',
    path: `/consultations/${ada.id}/status`,
    body: { status: 'contacted' },
  });
  expect(screen.queryByText('Saved')).toBeNull();
  finish({ body: { ...ada, status: 'contacted' } });
  await screen.findByText('Saved');
  expect((await statusOfAda()).value).toBe('contacted');
  expect(queries()).toHaveLength(1);
});

test('a refused status change is taken back with its reason', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let finish = (_reply: Reply) => {};
  const held = new Promise<Reply>(() => undefined);
  let lists = 0;
  show(({ method }) => {
    if (method === 'PATCH') return new Promise<Reply>((resolve) => (finish = resolve));
    lists += 1;
    // The list read again afterwards never arrives: what is seen is the rollback itself.
    return lists === 1 ? page([ada]) : held;
  });
  await userEvent.selectOptions(await statusOfAda(), 'Closed');
  await waitFor(async () => expect((await statusOfAda()).value).toBe('closed'));
  finish({ status: 409, body: { error: 'Someone else closed it.' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Not saved: Someone else closed it.');
  expect((await statusOfAda()).value).toBe('new');
  expect(lists).toBe(2);
  log.mockRestore();
});

test('a request opens with every field and the ways to answer', async () => {
  show(() => page([ada]));
  await userEvent.click(await screen.findByRole('button', { name: 'Ada Reyes' }));
  const panel = screen.getByRole('dialog', { name: 'Request of Ada Reyes' });
  for (const text of ['LASIK', 'Email', 'Korean', 'Wanted', ada.phone, ada.email, ada.message]) {
    expect(within(panel).getAllByText(text).length).toBeGreaterThan(0);
  }
  const hrefs = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['tel:5625550134', 'mailto:ada@example.com']);
});

test('an empty inbox and a search without a match say different things', async () => {
  show(() => page([]));
  await screen.findByText(/No requests yet/);
  await userEvent.type(screen.getByRole('searchbox'), 'nobody');
  await screen.findByText(/No request matches/);
});

test('a list that cannot be read says why and can be read again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const replies: Reply[] = [{ status: 503, body: { error: 'The database is away.' } }];
  show(() => replies.shift() ?? page([ada]));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  expect(screen.queryByText(/No requests yet/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ada Reyes');
  expect(screen.queryByRole('alert')).toBeNull();
  log.mockRestore();
});
