import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useLeaveGuard } from '@lens/platform/leave-guard';
import { tokenKey, useSession } from '@lens/platform/session';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${encode({})}.${encode({ sub: 'u-1', username: 'Zoë', role: 'admin', exp: 2e9 })}.s`;

function Form({ unsaved }: { unsaved: boolean }) {
  useLeaveGuard(unsaved, () => undefined);
  return null;
}
const show = (unsaved: boolean) =>
  render(
    <MemoryRouter>
      <Form unsaved={unsaved} />
    </MemoryRouter>,
  );

beforeEach(() => useSession.getState().signIn(token));

describe('A session that ends', () => {
  it('signs out if no work would be lost', () => {
    show(false);
    useSession.getState().end();
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
  });

  it('keeps the user, but no token, beside unsaved work until they sign in again or sign out', () => {
    show(true);
    useSession.getState().end();
    expect(useSession.getState()).toMatchObject({
      status: 'ended',
      user: { username: 'Zoë' },
      expiresAtSeconds: null,
    });
    expect(localStorage.getItem(tokenKey)).toBeNull();
    useSession.getState().signIn(token);
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', expiresAtSeconds: 2e9 });
    useSession.getState().end();
    useSession.getState().signOut();
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
  });

  it('keeps the reason that the API gave, even when it ends again without one, until the next session begins', () => {
    const reason = { code: 'password_reset', message: 'A new password was set.' } as const;
    show(true);
    useSession.getState().end(reason);
    useSession.getState().end();
    expect(useSession.getState().endedBy).toEqual(reason);
    useSession.getState().signIn(token);
    expect(useSession.getState().endedBy).toBeUndefined();
    useSession.getState().end(reason);
    useSession.getState().signOut();
    expect(useSession.getState().endedBy).toBeUndefined();
  });

  it('is not kept after a sign-out', () => {
    show(true);
    useSession.getState().signOut();
    expect(useSession.getState().status).toBe('signed-out');
  });
});
