import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '@lens/contracts/users';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './UsersPage';

const user = (id: string, username: string, role: User['role'], second_factor = false): User => ({
  id,
  username,
  role,
  name: null,
  qualification: null,
  permissions: { translate: [], review: [], publish: [] },
  second_factor,
  created_at: '2026-01-05T09:00:00.000Z',
  last_login_at: null,
  last_active_at: new Date(Date.now() - 5 * 60_000).toISOString(),
  revision: 1,
  changed_by: null,
});
const mara = user('3f0f5b0a-4a0e-4c52-9a53-6b7d8a5b9f10', 'mara', 'admin');
const tomas = user('3f0f5b0a-4a0e-4c52-9a53-6b7d8a5b9f11', 'tomas', 'editor', true);

let api: ReturnType<typeof fakeApi>;
const show = async (write: (sent: Sent) => Reply = () => ({ body: tomas })) => {
  api = fakeApi((sent) =>
    sent.method === 'GET' ? { body: { items: [mara, tomas], total: 2, page: 1, limit: 20 } } : write(sent),
  );
  signInAs();
  renderPage(<Page />, { at: '/admin/users' });
  await screen.findByRole('row', { name: /tomas/ });
  return userEvent.setup();
};
const writes = () =>
  api.sent
    .filter(({ method, path }) => method !== 'GET' && path !== '/live/tickets')
    .map(({ method, path, body }) => [method, path, body]);
const open = async (at: ReturnType<typeof userEvent.setup>, username: string) => {
  await at.click(screen.getByRole('button', { name: username }));
  return screen.findByRole('dialog', { name: `User ${username}` });
};
const answer = async (at: ReturnType<typeof userEvent.setup>, action: string) =>
  at.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));

afterEach(() => api.restore());

test('the list shows role, second factor and last activity, and marks one’s own account', async () => {
  await show();
  const ownRow = screen.getByRole('row', { name: /mara/ });
  expect(ownRow.textContent).toMatch(/You.*Administrator.*Off.*5 minutes ago/);
  expect(screen.getByRole('row', { name: /tomas/ }).textContent).toMatch(/Editor.*On/);
});

test('an account is created; a short password and a taken name are refused, and the typed values stay [ACCOUNTS-1]', async () => {
  const user = await show(() => ({ status: 409, body: { error: 'This username is taken.' } }));
  await user.keyboard('n');
  const dialog = await screen.findByRole('dialog', { name: 'New user' });
  const name = within(dialog).getByLabelText<HTMLInputElement>('Username');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.type(name, 'lin');
  await user.type(within(dialog).getByLabelText('First password'), 'short');
  await user.click(within(dialog).getByRole('button', { name: 'Create user' }));
  await within(dialog).findByText('A password needs at least 12 characters.');
  expect(writes()).toEqual([]);
  await user.type(within(dialog).getByLabelText('First password'), ' but long enough');
  expect(within(dialog).queryByRole('table')).toBeNull();
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'Translator');
  await user.type(within(dialog).getByLabelText(/^Name on sign-offs/), 'Lin Park');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Translate Korean' }));
  await user.click(within(dialog).getByRole('button', { name: 'Create user' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('This username is taken.');
  expect(name.value).toBe('lin');
  expect(writes()).toEqual([
    [
      'POST',
      '/users',
      {
        ...{ username: 'lin', password: 'short but long enough', role: 'translator' },
        ...{ name: 'Lin Park', qualification: null },
        permissions: { translate: ['ko'], review: [], publish: [] },
      },
    ],
  ]);
});

test('a role is changed only after a question', async () => {
  const at = await show();
  const panel = await open(at, 'tomas');
  const role = within(panel).getByRole<HTMLSelectElement>('combobox', { name: 'Role' });
  await at.selectOptions(role, 'Translator');
  const question = await screen.findByRole('alertdialog', {
    name: 'Change the role of tomas to Translator?',
  });
  await at.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect([role.value, writes()]).toEqual(['editor', []]);
  await at.selectOptions(role, 'Translator');
  await answer(at, 'Change role');
  await screen.findByText('The role of tomas is now Translator.');
  expect(writes()).toEqual([['PATCH', `/users/${tomas.id}`, { role: 'translator' }]]);
});

test('the role of the last administrator is not changed, with the API’s message', async () => {
  const at = await show(() => ({
    status: 409,
    body: { error: 'The last administrator has to remain an administrator.' },
  }));
  const panel = await open(at, 'mara');
  const role = within(panel).getByRole<HTMLSelectElement>('combobox', { name: 'Role' });
  await at.selectOptions(role, 'Editor');
  await answer(at, 'Change role');
  expect((await within(panel).findByRole('alert')).textContent).toBe(
    'The last administrator has to remain an administrator.',
  );
  expect(role.value).toBe('admin');
});

test('password and second factor are reset', async () => {
  const at = await show();
  const panel = await open(at, 'tomas');
  await at.type(within(panel).getByLabelText('New password'), 'correct horse battery');
  await at.click(within(panel).getByRole('button', { name: 'Set password' }));
  await screen.findByText('tomas has a new password.');
  await at.click(within(panel).getByRole('button', { name: 'Reset second factor' }));
  await answer(at, 'Reset');
  await screen.findByText('The second factor of tomas is off.');
  expect(writes()).toEqual([
    ['PATCH', `/users/${tomas.id}`, { password: 'correct horse battery' }],
    ['POST', `/users/${tomas.id}/reset-second-factor`, undefined],
  ]);
});

test('one’s own password is changed only on the account page', async () => {
  const at = await show();
  const panel = await open(at, 'mara');
  expect(within(panel).queryByLabelText('New password')).toBeNull();
  const link = within(panel).getByRole<HTMLAnchorElement>('link', { name: /your own password/ });
  expect(link.getAttribute('href')).toBe('/admin/account');
});

test('an account is removed only after a question, and a refusal says why', async () => {
  const at = await show(() => ({
    status: 409,
    body: { error: 'The last administrator has to remain an administrator.' },
  }));
  const panel = await open(at, 'mara');
  await at.click(within(panel).getByRole('button', { name: 'Remove user' }));
  await answer(at, 'Cancel');
  expect(writes()).toEqual([]);
  await at.click(within(panel).getByRole('button', { name: 'Remove user' }));
  await answer(at, 'Remove user');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'The last administrator has to remain an administrator.',
    ),
  );
});
