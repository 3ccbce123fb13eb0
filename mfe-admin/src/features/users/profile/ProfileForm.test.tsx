import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@lens/contracts/users';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../../testing/render-page';
import { Page } from '../UsersPage';

const translator: User = {
  id: '3f0f5b0a-4a0e-4c52-9a53-6b7d8a5b9f11',
  username: 'ana',
  role: 'translator',
  name: null,
  qualification: null,
  permissions: { translate: ['es'], review: [], publish: [] },
  second_factor: false,
  created_at: '2026-01-05T09:00:00.000Z',
  last_login_at: null,
  last_active_at: null,
  revision: 3,
  changed_by: null,
};

let api: ReturnType<typeof fakeApi>;
let stored: User;

/** Opens the account, and answers what is saved. */
async function open(user: User = translator, write?: (sent: Sent) => Reply) {
  stored = user;
  const save = ({ body }: Sent): Reply => {
    stored = { ...stored, ...(body as Partial<User>), revision: stored.revision + 1 };
    return { body: stored };
  };
  api = fakeApi((sent) => {
    if (sent.path === '/live/tickets') return { status: 201, body: { ticket: 'ticket' } };
    if (sent.method === 'PATCH') return (write ?? save)(sent);
    return { body: sent.path === '/users' ? { items: [stored], total: 1, page: 1, limit: 20 } : stored };
  });
  signInAs();
  renderPage(<Page />, { at: '/admin/users' });
  const at = userEvent.setup();
  await at.click(await screen.findByRole('button', { name: user.username }));
  await screen.findByRole('dialog', { name: `User ${user.username}` });
  return at;
}
const form = () => within(screen.getByRole('form', { name: 'Sign-offs and permissions' }));
const box = (name: string) => form().getByRole<HTMLInputElement>('checkbox', { name });
const saved = () =>
  api.sent.filter(({ method }) => method === 'PATCH').map(({ body, headers }) => [headers['if-match'], body]);

afterEach(() => api.restore());

test('name, qualification and permissions are saved on the revision that was read [SIGN-12]', async () => {
  const at = await open();
  await at.type(form().getByLabelText(/^Name on sign-offs/), 'Ana Ruiz');
  await at.type(form().getByLabelText(/^Qualification/), 'CMI Spanish');
  await at.click(box('Everything in Korean'));
  await at.click(box('Translate all languages'));
  await at.click(box('Translate Korean'));
  await at.click(form().getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved the profile of ana.');
  const translate = ['es', 'es-MX', 'pt-BR', 'tl', 'vi', 'zh', 'ar', 'hy', 'he'];
  expect(saved()).toEqual([
    [
      '"3"',
      {
        name: 'Ana Ruiz',
        qualification: 'CMI Spanish',
        permissions: { translate: expect.arrayContaining(translate), review: ['ko'], publish: ['ko'] },
      },
    ],
  ]);
  expect((saved()[0]![1] as User).permissions.translate).toHaveLength(9);
  expect(screen.getByRole('row', { name: /ana/, hidden: true }).textContent).toContain(
    'Translate 9, review 1, publish 1',
  );
});

test('rows and columns are chosen at once, and boxes of a part are half chosen [SIGN-12]', async () => {
  const at = await open();
  expect([box('Everything in Spanish').checked, box('Everything in Spanish').indeterminate]).toEqual([
    false,
    true,
  ]);
  box('Everything in all languages').focus();
  await at.keyboard(' ');
  expect(
    form()
      .getAllByRole<HTMLInputElement>('checkbox')
      .every(({ checked }) => checked),
  ).toBe(true);
  await at.click(box('Publish all languages'));
  expect([box('Publish Korean').checked, box('Review Korean').checked]).toEqual([false, true]);
});

test('administrators and editors have no table, and read what they may do', async () => {
  await open({ ...translator, role: 'editor' });
  form().getByText('At the translation desk, editors may read the desk and stop texts and runs.');
  expect(form().queryByRole('table')).toBeNull();
});

test('an administrator’s profile is saved without permissions', async () => {
  const at = await open({ ...translator, role: 'admin' });
  await at.type(form().getByLabelText(/^Name on sign-offs/), 'Ana Ruiz');
  await at.click(form().getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved the profile of ana.');
  expect(saved()).toEqual([['"3"', { name: 'Ana Ruiz', qualification: null }]]);
});

test('closing with unsaved changes asks first', async () => {
  const at = await open();
  await at.click(box('Translate Korean'));
  await at.click(screen.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
  await at.click(question.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(box('Translate Korean').checked).toBe(true);
});

test('after a colleague saved first, staff choose between both versions [SIGN-12]', async () => {
  let isLate = true;
  const at = await open(translator, ({ body }) => {
    if (isLate) {
      isLate = false;
      stored = { ...stored, name: 'Ana R.', revision: 4, changed_by: 'lin' };
      return {
        status: 412,
        body: { error: 'lin has changed this in the meantime.', code: 'revision_conflict' },
      };
    }
    stored = { ...stored, ...(body as Partial<User>), revision: 5 };
    return { body: stored };
  });
  await at.type(form().getByLabelText(/^Name on sign-offs/), 'Ana Ruiz');
  await at.click(form().getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'lin saved this user' }));
  await at.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Saved the profile of ana.');
  expect(saved().at(-1)).toEqual(['"4"', expect.objectContaining({ name: 'Ana Ruiz' })]);
});

test('an error of the API is shown at its field, and what was typed stays', async () => {
  const details = [{ path: 'name', code: 'too_long', message: 'This is too long.' }];
  const at = await open(translator, () => ({
    status: 400,
    body: { error: 'Something in the request is not valid.', details },
  }));
  const name = form().getByLabelText<HTMLInputElement>(/^Name on sign-offs/);
  await at.type(name, 'Ana Ruiz');
  await at.click(form().getByRole('button', { name: 'Save' }));
  await form().findByText('This is too long.');
  expect(name.value).toBe('Ana Ruiz');
});
