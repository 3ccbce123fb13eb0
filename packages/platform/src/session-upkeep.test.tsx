import { act, fireEvent, renderHook } from '@testing-library/react';
import { tokenKey, useSession } from '@lens/platform/session';
import { createStaffApi } from '@lens/platform/staff-api';
import { fakeApi, type Reply } from '@lens/platform/testing/fake-api';
import { makeToken, signInAs } from '@lens/platform/testing/session';
import { useSessionUpkeep } from './session-upkeep';

const client = createStaffApi();
const advanceMinutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));
const status = () => useSession.getState().status;

let api: ReturnType<typeof fakeApi>;
let respond: (() => Reply | Promise<Reply>) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  respond = undefined;
  api = fakeApi(() => respond?.() ?? { body: { token: makeToken({ jti: 'two' }) } });
});
afterEach(() => {
  api.restore();
  jest.useRealTimers();
  useSession.getState().signOut();
});

test('the session of an active user is renewed with a new token', async () => {
  const first = signInAs();
  renderHook(() => useSessionUpkeep(client));
  await advanceMinutes(24);
  fireEvent.keyDown(window, { key: 'a' });
  expect(api.sent).toHaveLength(0);
  await advanceMinutes(2);
  expect(api.sent.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/auth/refresh', `Bearer ${first}`],
  ]);
  await advanceMinutes(10);
  expect(status()).toBe('signed-in');
  expect(localStorage.getItem(tokenKey)).not.toBe(first);
});

test('an inactive user is signed out when the token ends, without any renewal', async () => {
  signInAs();
  renderHook(() => useSessionUpkeep(client));
  await advanceMinutes(29);
  expect(status()).toBe('signed-in');
  await advanceMinutes(2);
  expect(status()).toBe('signed-out');
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(api.sent).toHaveLength(0);
});

test('a refused renewal ends the session', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  respond = () => ({ status: 401, body: { error: 'Sign in again.' } });
  signInAs({ lifetimeSeconds: 120 });
  renderHook(() => useSessionUpkeep(client));
  await advanceMinutes(1);
  expect(status()).toBe('signed-out');
  log.mockRestore();
});

test('a renewal that fails otherwise is tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const replies: Reply[] = ['no answer'];
  respond = () => replies.shift() ?? { body: { token: makeToken({ jti: 'two' }) } };
  signInAs({ lifetimeSeconds: 120 });
  renderHook(() => useSessionUpkeep(client));
  await advanceMinutes(3);
  expect(api.sent).toHaveLength(2);
  expect(status()).toBe('signed-in');
  log.mockRestore();
});

test('a renewal that finishes after a sign-out does not undo it', async () => {
  let finish = (_reply: Reply) => {};
  respond = () => new Promise<Reply>((resolve) => (finish = resolve));
  signInAs({ lifetimeSeconds: 120 });
  renderHook(() => useSessionUpkeep(client));
  await advanceMinutes(0.5);
  expect(api.sent).toHaveLength(1);
  act(() => useSession.getState().signOut());
  await act(async () => finish({ body: { token: makeToken({ jti: 'two' }) } }));
  await advanceMinutes(0.1);
  expect(status()).toBe('signed-out');
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

test('a sign-out in another tab signs out here too', () => {
  signInAs();
  renderHook(() => useSessionUpkeep(client));
  localStorage.removeItem(tokenKey);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: tokenKey })));
  expect(status()).toBe('signed-out');
});
