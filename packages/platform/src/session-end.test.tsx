import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useLeaveGuard } from '@lens/platform/leaving';
import { tokenKey, useSession } from '@lens/platform/session';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${encoded({})}.${encoded({ sub: 'u-1', username: 'Zoë', role: 'admin', exp: 2e9 })}.s`;

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

describe('A session that ends by itself', () => {
  it('signs out where nothing would be lost', () => {
    show(false);
    useSession.getState().end();
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
  });

  it('keeps who was at work over unsaved work, without a token, until they sign in again or leave', () => {
    show(true);
    useSession.getState().end();
    expect(useSession.getState()).toMatchObject({
      status: 'ended',
      user: { username: 'Zoë' },
      expiresAt: null,
    });
    expect(localStorage.getItem(tokenKey)).toBeNull();
    useSession.getState().signIn(token);
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', expiresAt: 2e9 });
    useSession.getState().end();
    useSession.getState().signOut();
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', user: null });
  });

  it('keeps what the API said had ended it, whatever ends it once more, until the next one begins', () => {
    const why = { code: 'password_reset', message: 'A new password was set.' } as const;
    show(true);
    useSession.getState().end(why);
    useSession.getState().end();
    expect(useSession.getState().endedBy).toEqual(why);
    useSession.getState().signIn(token);
    expect(useSession.getState().endedBy).toBeUndefined();
    useSession.getState().end(why);
    useSession.getState().signOut();
    expect(useSession.getState().endedBy).toBeUndefined();
  });

  it('is not kept by whoever signs out', () => {
    show(true);
    useSession.getState().signOut();
    expect(useSession.getState().status).toBe('signed-out');
  });
});
