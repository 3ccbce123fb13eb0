import { tokenKey, useSession } from './session';
import { readToken } from './token';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = (over: object = {}) => ({
  sub: 'u-1',
  username: 'Zoë',
  role: 'admin',
  jti: 'j',
  exp: 2_000_000_000,
  ...over,
});
const token = (over?: object) => `${base64url({ alg: 'HS256' })}.${base64url(claims(over))}.signature`;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'loading', user: null, expiresAtSeconds: null });
});

describe('Admin session', () => {
  it('is loading until the stored token has been read, then signed in [SESSION-2]', () => {
    expect(useSession.getState().status).toBe('loading');
    localStorage.setItem('cms_token', token());
    useSession.getState().restore();
    expect(useSession.getState()).toMatchObject({
      status: 'signed-in',
      user: { id: 'u-1', username: 'Zoë', role: 'admin' },
      expiresAtSeconds: 2_000_000_000,
    });
  });

  it.each([
    ['expired', token({ exp: 1000 })],
    ['without an expiry', token({ exp: undefined })],
    ['without an owner', token({ sub: 7 })],
    ['no token at all', 'nonsense'],
    ['cut short', token().slice(0, 30)],
    ['empty', ''],
  ])('removes a token that is %s silently [SESSION-5]', (_case, stored) => {
    localStorage.setItem(tokenKey, stored);
    useSession.getState().restore();
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });

  it('stores the token at sign-in and removes it at sign-out [SESSION-3]', () => {
    useSession.getState().signIn(token());
    expect(localStorage.getItem('cms_token')).toBe(token());
    useSession.getState().signOut();
    expect(localStorage.getItem('cms_token')).toBeNull();
    expect(useSession.getState().status).toBe('signed-out');
  });

  it('ends when the expiry is not later than now, to the second [SESSION-4]', () => {
    expect(readToken(token({ exp: 500 }), 500)).toBeNull();
    expect(readToken(token({ exp: 501 }), 500)).not.toBeNull();
  });
});
