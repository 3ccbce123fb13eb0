import type { ReactElement } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLeaveGuard } from '@lens/platform/router';
import { useSession } from '@lens/platform/session';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { makeToken, signInAs } from '@lens/platform/testing/session';
import { api as staffApi } from '../api';
import { useUnsavedText } from '../components/unsaved-text/use-unsaved-text';
import { formatTime } from '@lens/platform/format-time';
import { renderPage } from '../testing/render-page';
import { Page as LoginPage } from '../features/login/LoginPage';
import { SessionNotice } from './SessionNotice';

/** A page with unsaved work. */
function UnsavedWork() {
  useLeaveGuard(true, () => undefined);
  useUnsavedText(true, () => 'Half a thought');
  return <textarea aria-label="Notes" />;
}

let api: ReturnType<typeof fakeApi>;
const show = (lifetimeSeconds: number, respond: (sent: Sent) => Reply) => {
  api = fakeApi(respond);
  signInAs({ lifetimeSeconds });
  renderPage(
    <>
      <SessionNotice />
      <textarea aria-label="Notes" />
    </>,
  );
  return userEvent.setup();
};
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes');

afterEach(() => {
  api.restore();
  useSession.getState().signOut();
});

test('a session that does not end soon shows no notice', () => {
  show(1800, () => 'no answer');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a session that ends soon is announced, and renewed without losing typed text [SESSION-7]', async () => {
  const user = show(90, () => ({ body: { token: makeToken({ jti: 'two' }) } }));
  const endTime = formatTime(useSession.getState().expiresAtSeconds! * 1000, 'America/Los_Angeles');
  expect((await screen.findByRole('alert')).textContent).toBe(`Your session ends at ${endTime}.`);
  await user.type(notes(), 'Half a thought');
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(notes().value).toBe('Half a thought');
});

test('a renewal that fails says why and can be tried again', async () => {
  const replies: Reply[] = [{ status: 503, body: { error: 'The database is away.' } }];
  const user = show(90, () => replies.shift() ?? { body: { token: makeToken({ jti: 'two' }) } });
  await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The database is away.'));
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('after the longest lifetime a session is renewed with the password, over the open page [SESSION-8]', async () => {
  const user = show(90, ({ path }) => ({
    body: { token: makeToken(path === '/auth/login' ? { jti: 'two' } : { lifetimeSeconds: 60 }) },
  }));
  await user.type(notes(), 'Half a thought');
  await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  await user.type(within(dialog).getByLabelText('Password'), 'correct horse');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent.at(-1)?.body).toEqual({ username: 'mara', password: 'correct horse' });
  expect(notes().value).toBe('Half a thought');
});

const showWork = () => {
  api = fakeApi(() => ({ body: { token: makeToken({ jti: 'two' }) } }));
  signInAs();
  renderPage(
    <>
      <SessionNotice />
      <UnsavedWork />
    </>,
  );
  return userEvent.setup();
};

test('after a session ends over unsaved work, the page is hidden until somebody signs in again', async () => {
  const user = showWork();
  await user.type(notes(), 'Half a thought');
  act(() => useSession.getState().end());
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(document.querySelector('[data-veiled="true"]')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Password'), 'correct horse');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useSession.getState().status).toBe('signed-in');
  expect(notes().value).toBe('Half a thought');
});

test('letters typed while the session ends do not go into the password field', async () => {
  const user = showWork();
  await user.type(notes(), 'Half a ');
  act(() => useSession.getState().end());
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('thought');
  const password = within(dialog).getByLabelText<HTMLInputElement>('Password');
  expect([password.value, notes().value]).toEqual(['', 'Half a ']);
});

test('leaving instead of signing in again asks first, and then signs out', async () => {
  const user = showWork();
  act(() => useSession.getState().end());
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(useSession.getState().status).toBe('ended');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(useSession.getState().status).toBe('signed-out'));
});

test('a request that failed because the session had ended is repeated once after signing in', async () => {
  let accepted = false;
  const saves: Sent[] = [];
  api = fakeApi((sent) => {
    if (sent.path === '/auth/login') {
      accepted = true;
      return { body: { token: makeToken({ jti: 'two' }) } };
    }
    if (sent.method === 'PUT') saves.push(sent);
    return accepted ? { body: { saved: true } } : { status: 401, body: { error: 'Please sign in.' } };
  });
  signInAs();
  renderPage(
    <>
      <SessionNotice />
      <UnsavedWork />
    </>,
  );
  const user = userEvent.setup();
  let saved: Promise<unknown> = Promise.resolve();
  act(
    () => void (saved = staffApi.put('/articles/1', { title: 'Half' }, { headers: { 'if-match': '"3"' } })),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Password')));
  await user.keyboard('correct horse{Enter}');
  await expect(saved).resolves.toMatchObject({ data: { saved: true } });
  expect(saves.map(({ body, headers }) => [body, headers['if-match']])).toEqual([
    [{ title: 'Half' }, '"3"'],
    [{ title: 'Half' }, '"3"'],
  ]);
  expect(saves[1]?.authorization).not.toBe(saves[0]?.authorization);
});

test('a failed request is rejected when the user leaves instead', async () => {
  api = fakeApi(() => ({ status: 401, body: { error: 'Please sign in.' } }));
  signInAs();
  renderPage(
    <>
      <SessionNotice />
      <UnsavedWork />
    </>,
  );
  const failed = expect(staffApi.put('/articles/1', {})).rejects.toThrow('Please sign in.');
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  act(() => useSession.getState().signOut());
  await failed;
});

const endedBy = (code: string, message: string): Reply => ({
  status: 401,
  body: { error: 'Please sign in.', code: 'unauthenticated', details: [{ path: 'session', code, message }] },
});

/** Renders a page whose session the API has ended, with the reason. */
function showEndedSession(reply: Reply, page: ReactElement = <UnsavedWork />) {
  let accepted = false;
  api = fakeApi(({ path }) => {
    accepted ||= path === '/auth/login';
    return accepted ? { body: { token: makeToken({ jti: 'two' }) } } : reply;
  });
  signInAs();
  renderPage(
    <>
      <SessionNotice />
      {page}
    </>,
  );
  staffApi.put('/articles/1', {}).catch(() => undefined);
}

test('a removed user is told so, is offered no sign-in, and can copy unsaved text', async () => {
  showEndedSession(endedBy('account_removed', 'An administrator has removed your account.'));
  const dialog = await screen.findByRole('dialog', { name: 'Your account has been removed' });
  expect(dialog.textContent).toContain('An administrator has removed your account.');
  expect(within(dialog).queryByLabelText('Password')).toBeNull();
  expect((await within(dialog).findByLabelText<HTMLTextAreaElement>('Your unsaved text:')).value).toBe(
    'Half a thought',
  );
  const user = userEvent.setup();
  await user.click(within(dialog).getByRole('button', { name: 'Copy the text' }));
  expect(await navigator.clipboard.readText()).toBe('Half a thought');
  await user.click(within(dialog).getByRole('button', { name: 'Discard the text and close' }));
  expect(useSession.getState().status).toBe('signed-out');
});

test('a user whose password was reset can sign in with it, and can copy unsaved text', async () => {
  showEndedSession(endedBy('password_reset', 'An administrator has set a new password for your account.'));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(dialog.textContent).toContain('An administrator has set a new password for your account.');
  expect(await within(dialog).findByLabelText('Your unsaved text:')).toBeTruthy();
  const user = userEvent.setup();
  await user.type(within(dialog).getByLabelText('Password'), 'the new one{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notes()).toBeTruthy();
});

test('a user without unsaved text sees the reason on the sign-in page until they sign in', async () => {
  showEndedSession(endedBy('account_removed', 'An administrator has removed your account.'), <LoginPage />);
  await waitFor(() => expect(useSession.getState().status).toBe('signed-out'));
  expect((await screen.findByRole('alert')).textContent).toBe('An administrator has removed your account.');
  act(() => void signInAs());
  expect(useSession.getState().endedBy).toBeUndefined();
});
