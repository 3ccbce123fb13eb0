import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscriber } from '@lens/contracts/newsletter';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './NewsletterPage';

const ada: Subscriber = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  language: 'ko',
  status: 'confirmed',
  created_at: '2026-01-05T09:00:00.000Z',
  confirmed_at: new Date(Date.now() - 2 * 86_400_000 - 1000).toISOString(),
  unsubscribed_at: null,
  revision: 3,
  changed_by: null,
};

let api: ReturnType<typeof fakeApi>;
const show = async (respond: (sent: Sent) => Reply | undefined = () => undefined) => {
  api = fakeApi((sent) => respond(sent) ?? { body: { items: [ada], total: 1, page: 1, limit: 20 } });
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/newsletter' });
  await screen.findByRole('row', { name: /ada@example.com/ });
  return userEvent.setup();
};

afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

test('an address shows its state, since when, and its language', async () => {
  await show();
  expect(screen.getByRole('row', { name: /ada/ }).textContent).toMatch(/Confirmed, 2 days ago.*Korean/);
  expect(screen.getByText('1 address')).toBeTruthy();
});

test('an unconfirmed address says so, and since when', async () => {
  const asked = {
    ...ada,
    status: 'pending',
    created_at: new Date().toISOString(),
    confirmed_at: null,
  } as const;
  await show(() => ({ body: { items: [asked], total: 1, page: 1, limit: 20 } }));
  expect(screen.getByRole('row', { name: /ada/ }).textContent).toContain('Not confirmed, just now');
});

test('search and filter are applied by the API, and stay out of the address', async () => {
  const user = await show();
  await user.selectOptions(screen.getByLabelText('State'), 'Unsubscribed');
  await user.type(screen.getByRole('searchbox'), 'ada');
  await waitFor(() =>
    expect(api.sent.at(-1)?.query).toMatchObject({ search: 'ada', status: 'unsubscribed', page: '1' }),
  );
  expect(screen.getByTestId('address').textContent).toBe('/admin/newsletter');
});

test('the confirmed addresses are exported; a failure says why', async () => {
  const replies: Reply[] = [
    { status: 503, body: { error: 'The database is away.' } },
    { text: 'email,language\r\nada@example.com,ko\r\n' },
  ];
  const made: Blob[] = [];
  const saved: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const user = await show(({ path }) => (path.endsWith('/export') ? replies.shift() : undefined));
  const save = screen.getByRole('button', { name: 'Export confirmed (CSV)' });
  await user.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  await user.click(save);
  await screen.findByText('The confirmed addresses are in your downloads.');
  expect(saved).toEqual([expect.stringMatching(/^newsletter-\d{4}-\d\d-\d\d\.csv$/)]);
  expect(made).toHaveLength(1);
});

test('an address is removed only after a question', async () => {
  const user = await show(({ method }) => (method === 'DELETE' ? { status: 204, text: '' } : undefined));
  await user.click(screen.getByRole('button', { name: 'Remove ada@example.com' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove ada@example.com?' });
  await user.click(within(question).getByRole('button', { name: 'Remove address' }));
  await screen.findByText('ada@example.com is removed.');
  expect(api.sent.find(({ method }) => method === 'DELETE')).toMatchObject({
    path: `/newsletter/${ada.id}`,
    headers: { 'if-match': '"3"' },
  });
});
