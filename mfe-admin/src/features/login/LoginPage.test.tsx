import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenKey, useSession } from '@lens/platform/session';
import { fakeApi, type Reply } from '@lens/platform/testing/fake-api';
import { makeToken, signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './LoginPage';
import { failureMessage } from './sign-in';

let restore = () => {};
const answerWith = (respond: () => Reply | Promise<Reply>) => {
  const api = fakeApi(respond);
  restore = api.restore;
  return api;
};

beforeEach(() => useSession.getState().signOut());
afterEach(() => restore());

const address = () => screen.getByTestId('address').textContent;

async function submit() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Username'), 'mara');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const renderLogin = (demo = true) => renderPage(<Page />, { at: '/admin/login', demo });

test.each<[string, Reply, string]>([
  ['the error field', { status: 401, body: { error: 'The password is wrong.' } }, 'The password is wrong.'],
  ['an empty error field', { status: 500, body: { error: '' } }, 'Request failed'],
  ['no error field', { status: 500, body: {} }, 'Request failed'],
  ['an unreadable body', { status: 502, text: '<html>Bad gateway</html>' }, 'Network error'],
  ['no answer', 'no answer', 'Network error'],
  ['a token that is none', { body: { token: 'not a token' } }, 'Login failed'],
])('%s is shown in the error box', async (_case, reply, message) => {
  answerWith(() => reply);
  renderLogin();
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(address()).toBe('/admin/login');
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

test('a failure that is no Error reads Login failed [LOGIN-3]', () => {
  expect(failureMessage('odd')).toBe('Login failed');
  expect(failureMessage(undefined)).toBe('Login failed');
});

test('the button shows progress, sends one request, and the error box disappears [LOGIN-2]', async () => {
  const replies: Reply[] = [{ status: 401, body: { error: 'No.' } }];
  let finish = (_reply: Reply) => {};
  const { sent } = answerWith(() => replies.shift() ?? new Promise<Reply>((resolve) => (finish = resolve)));
  renderLogin();
  await submit();
  await screen.findByRole('alert');

  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
  expect(button.disabled).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button);
  expect(sent).toHaveLength(2);
  finish({ body: { token: makeToken() } });
  await screen.findByText('/admin');
});

test('signing in sends both fields, stores the token and opens /admin', async () => {
  const token = makeToken();
  const { sent } = answerWith(() => ({ body: { token } }));
  renderLogin();
  await submit();
  await screen.findByText('/admin');
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/auth/login',
    body: { username: 'mara', password: 'correct horse' },
  });
  expect(localStorage.getItem(tokenKey)).toBe(token);
});

test('an account with a second factor is asked for its code, and what was typed stays [LOGIN-6]', async () => {
  const requireCode = (error: string, code: string): Reply => ({
    status: 401,
    body: { error, code, statusCode: 401, details: [{ path: 'otp', code, message: 'Enter the code.' }] },
  });
  const replies = [
    requireCode('A code as well.', 'second_factor_required'),
    requireCode('This code is not right.', 'second_factor_failed'),
    { body: { token: makeToken() } },
  ];
  const { sent } = answerWith(() => replies.shift()!);
  renderLogin();
  await submit();
  const code = await screen.findByLabelText('One-time code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.queryByRole('alert')).toBeNull();

  const user = userEvent.setup();
  await user.type(code, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right.');
  await user.keyboard('123456{Enter}');
  await screen.findByText('/admin');
  expect(sent.map(({ body }) => body)).toEqual([
    { username: 'mara', password: 'correct horse' },
    { username: 'mara', password: 'correct horse', otp: '000000' },
    { username: 'mara', password: 'correct horse', otp: '123456' },
  ]);
});

test('a signed-in user is redirected to /admin [LOGIN-5]', () => {
  signInAs();
  renderLogin();
  expect(address()).toBe('/admin');
});

test('the browser requires both fields [LOGIN-1]', () => {
  renderLogin();
  expect(screen.getByLabelText<HTMLInputElement>('Username').required).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Password').required).toBe(true);
});

test('default credentials are shown in demo mode only [LOGIN-4]', () => {
  const { unmount } = renderLogin(true);
  expect(screen.getByText('admin123')).toBeTruthy();
  unmount();
  renderLogin(false);
  expect(screen.queryByText('admin123')).toBeNull();
});
