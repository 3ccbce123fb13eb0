import { randomUUID } from 'node:crypto';
import type { LoginResponse, SecondFactorEnrolment, SessionUser } from '@lens/contracts/auth';
import type { Page } from '@lens/contracts/lists';
import type { SessionEnd } from '@lens/contracts/session-end';
import type { User as UserShape } from '@lens/contracts/users';
import { TOTP } from 'otpauth';
import { In } from 'typeorm';
import { Activity } from '../src/activity/activity.entity.js';
import { User } from '../src/auth/accounts/user.entity.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { adminPassword, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';

async function create(
  api: RunningApi,
  token: string,
  role: UserShape['role'] = 'editor',
  username = newName(),
) {
  const body = { username, role, password: adminPassword };
  return api.call<UserShape>('POST', '/api/users', { token, body });
}

const newName = () => `user-${randomUUID().slice(0, 12)}`;

/** A request with the token is answered with the reason for the session's end. */
async function expectSessionEnd(api: RunningApi, token: string, why: SessionEnd) {
  expect(await api.call('GET', '/api/auth/me', { token })).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated', details: [{ path: 'session', code: why }] },
  });
}

onEachEngine('users', (api) => {
  test('are created, read, changed and removed, and each change is in the activity log', async () => {
    const token = await api.signIn();
    const { status, body: user } = await create(api, token);
    expect(status).toBe(201);
    expect(user).toEqual({
      id: expect.any(String),
      username: user.username,
      role: 'editor',
      name: null,
      qualification: null,
      permissions: { translate: [], review: [], publish: [] },
      second_factor: false,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      last_login_at: null,
      last_active_at: null,
      revision: 1,
      changed_by: 'admin',
    });
    const path = `/api/users/${user.id}`;
    expect((await api.call('GET', path, { token })).body).toEqual(user);
    const changed = await api.call('PATCH', path, { token, body: { role: 'translator' } });
    expect(changed).toMatchObject({ status: 200, body: { role: 'translator' } });
    expect((await api.call('DELETE', path, { token })).status).toBe(204);
    expect((await api.call('GET', path, { token })).status).toBe(404);
    const entries = await api.dataSource.manager.find(Activity, {
      where: { resource_id: user.id },
      order: { created_at: 'ASC' },
    });
    expect(entries.map(({ action, event }) => [action, event])).toEqual([
      ['CREATE', null],
      ['UPDATE', 'role_changed'],
      ['DELETE', null],
    ]);
  });

  test('have names that are unique without regard to case', async () => {
    const token = await api.signIn();
    const { body } = await create(api, token);
    const again = await create(api, token, 'editor', body.username.toUpperCase());
    expect(again).toMatchObject({ status: 409, body: { code: 'username_taken' } });
  });

  test('are listed by role, search and order', async () => {
    const token = await api.signIn();
    const prefix = `list.${randomUUID().slice(0, 8)}`;
    for (const letter of ['c', 'a', 'b']) await create(api, token, 'translator', `${prefix}.${letter}`);
    const list = (query: string) =>
      api.call<Page<UserShape>>('GET', `/api/users?search=${prefix}&role=translator&${query}`, { token });
    const first = await list('sort=-username&limit=2');
    expect(first.body).toMatchObject({ total: 3, page: 1, limit: 2 });
    expect(first.body.items.map(({ username }) => username.at(-1))).toEqual(['c', 'b']);
    const second = await list('sort=-username&limit=2&page=2');
    expect(second.body.items.map(({ username }) => username.at(-1))).toEqual(['a']);
  });

  test('cannot change their own password or second factor here, where the current password is not required', async () => {
    const token = await api.signIn();
    const { body: me } = await api.call<SessionUser>('GET', '/api/auth/me', { token });
    const path = `/api/users/${me.id}`;
    const password = await api.call('PATCH', path, { token, body: { password: 'another long password' } });
    const factor = await api.call('POST', `${path}/reset-second-factor`, { token });
    for (const { status, body } of [password, factor])
      expect([status, body.code]).toEqual([409, 'own_account']);
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(200);
  });

  test.each(['aaaaaaaaaaaa', 'Password2026!', '123456789012'])('refuse the password %s', async (password) => {
    const token = await api.signIn();
    const account = { username: 'weak', role: 'editor', password };
    const created = await api.call('POST', '/api/users', { token, body: account });
    const changed = await api.call('POST', '/api/auth/password', {
      token,
      body: { current: adminPassword, next: password },
    });
    expect([created.status, errorPaths(created.body)]).toEqual([400, ['password']]);
    expect([changed.status, errorPaths(changed.body)]).toEqual([400, ['next']]);
  });

  test('lose their session when an administrator sets their password', async () => {
    const token = await api.signIn();
    const theirToken = await api.signIn('editor');
    const { body: them } = await api.call<UserShape>('GET', '/api/auth/me', { token: theirToken });
    await api.call('PATCH', `/api/users/${them.id}`, { token, body: { password: 'another long password' } });
    await expectSessionEnd(api, theirToken, 'password_reset');
  });

  test('show when they last logged in and when they were last active, to the minute', async () => {
    const token = await api.signIn();
    const theirToken = await api.signIn('editor');
    const { id } = (await api.call<UserShape>('GET', '/api/auth/me', { token: theirToken })).body;
    const read = async () => (await api.call<UserShape>('GET', `/api/users/${id}`, { token })).body;
    const readLastActive = () => waitFor('their presence', async () => (await read()).last_active_at);
    const first = await readLastActive();
    expect(Math.abs(Date.now() - Date.parse(first))).toBeLessThan(60_000);
    expect((await read()).last_login_at).not.toBeNull();

    await api.call('GET', '/api/auth/me', { token: theirToken });
    expect(await readLastActive()).toBe(first);
    const earlier = new Date(Date.now() - 61_000).toISOString();
    await api.dataSource.manager.update(User, id, { last_active_at: earlier });
    await api.call('GET', '/api/auth/me', { token: theirToken });
    await waitFor('a later presence', async () => (await read()).last_active_at !== earlier);
  });

  test('get their answer even when their activity time cannot be stored', async () => {
    const token = await api.signIn('editor');
    await api.dataSource.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''not %'', NEW.username; END';
      CREATE TRIGGER refuse BEFORE UPDATE OF last_active_at ON users FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const me = await api.call<UserShape>('GET', '/api/auth/me', { token });
    expect(me.status).toBe(200);
    await waitFor('the warning', () =>
      api.logs().includes('could not store when an account was last active'),
    );
    expect(api.logs()).not.toContain(me.body.username);
    await api.dataSource.query('DROP TRIGGER refuse ON users');
  });

  test('lose their second factor and their sessions when an administrator resets it, which is in the activity log', async () => {
    const token = await api.signIn();
    const theirToken = await api.signIn('editor');
    const { body: them } = await api.call<UserShape>('GET', '/api/auth/me', { token: theirToken });
    const path = `/api/users/${them.id}/reset-second-factor`;
    expect(await api.call('POST', path, { token })).toMatchObject({
      status: 409,
      body: { code: 'second_factor_disabled' },
    });
    const call = <Body>(address: string, body: object) =>
      api.call<Body>('POST', `/api/auth/second-factor${address}`, { token: theirToken, body });
    const { secret } = (await call<SecondFactorEnrolment>('', { password: adminPassword })).body;
    const read = async () => (await api.call<UserShape>('GET', `/api/users/${them.id}`, { token })).body;
    expect((await read()).second_factor).toBe(false);
    await call('/confirm', { otp: new TOTP({ secret }).generate() });
    expect((await read()).second_factor).toBe(true);
    const { body: page } = await api.call<Page<UserShape>>('GET', '/api/users?limit=100', { token });
    expect(page.items.filter((user) => user.second_factor).map(({ id }) => id)).toEqual([them.id]);

    const reset = await api.call<UserShape>('POST', path, { token });
    expect([reset.status, reset.body.second_factor]).toEqual([200, false]);
    await expectSessionEnd(api, theirToken, 'second_factor_reset');
    const body = { username: them.username, password: adminPassword };
    expect((await api.call('POST', '/api/auth/login', { body })).status).toBe(200);
    const event = { event: 'second_factor_reset', resource_id: them.id };
    expect(await api.dataSource.manager.countBy(Activity, event)).toBe(1);
  });

  test('lose their session when they are removed', async () => {
    const token = await api.signIn();
    const theirToken = await api.signIn('editor');
    const { body: them } = await api.call<UserShape>('GET', '/api/auth/me', { token: theirToken });
    const remove = () => api.call('DELETE', `/api/users/${them.id}`, { token });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    await expectSessionEnd(api, theirToken, 'account_removed');
    const entries = { action: 'DELETE' as const, resource_id: them.id };
    expect(await api.dataSource.manager.countBy(Activity, entries)).toBe(1);
  });

  test('have their new role at once after a change [ACCESS-3]', async () => {
    const token = await api.signIn();
    const theirToken = await api.signIn('translator');
    const { body: them } = await api.call<UserShape>('GET', '/api/auth/me', { token: theirToken });
    expect((await api.call('GET', '/api/consultations', { token: theirToken })).status).toBe(403);
    const setRole = (role: string) => api.call('PATCH', `/api/users/${them.id}`, { token, body: { role } });
    await setRole('editor');
    expect((await api.call('GET', '/api/consultations', { token: theirToken })).status).toBe(200);
    const renewed = await api.call<LoginResponse>('POST', '/api/auth/refresh', { token: theirToken });
    expect(renewed.body.user.role).toBe('editor');
    await setRole('translator');
    const { token: promoted } = renewed.body;
    expect((await api.call('GET', '/api/consultations', { token: promoted })).status).toBe(403);
  });

  test.each([
    [{ username: 'a b', role: 'editor', password: adminPassword }, ['username']],
    [{ username: 'short', role: 'editor', password: 'short' }, ['password']],
    [{ username: 'owner', role: 'owner', password: adminPassword }, ['role']],
    [{ username: 'extra', role: 'editor', password: adminPassword, password_hash: 'x' }, ['password_hash']],
  ])('are refused for %o', async (body, paths) => {
    const answer = await api.call('POST', '/api/users', { token: await api.signIn(), body });
    expect(answer.status).toBe(400);
    expect(errorPaths(answer.body)).toEqual(paths);
  });

  describe('the last administrator', () => {
    const soleAdmin = async () => {
      const [admin, ...others] = await api.dataSource.manager.findBy(User, { role: 'admin' });
      expect(others).toEqual([]);
      return admin!.id;
    };

    test('can be neither removed nor demoted [ACCESS-4]', async () => {
      const token = await api.signIn();
      const path = `/api/users/${await soleAdmin()}`;
      const removed = await api.call('DELETE', path, { token });
      const demoted = await api.call('PATCH', path, { token, body: { role: 'editor' } });
      for (const { status, body } of [removed, demoted]) {
        expect([status, body.code]).toEqual([409, 'last_admin']);
      }
    });

    describe('when two are changed at the same time', () => {
      // Slow enough that, without a lock, both would count two administrators before either is changed.
      beforeAll(() =>
        api.dataSource.query(`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_sleep(0.3); RETURN COALESCE(NEW, OLD); END';
          CREATE TRIGGER slow BEFORE UPDATE OF role OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION dawdle()`),
      );

      type Change = ['PATCH' | 'DELETE', object?];
      const demotion: Change = ['PATCH', { role: 'editor' }];
      const removal: Change = ['DELETE'];

      test.each<[string, Change, Change]>([
        ['both are demoted', demotion, demotion],
        ['one is demoted and one removed', demotion, removal],
        ['both are removed', removal, removal],
      ])('remains when %s [ACCESS-5]', async (_, first, second) => {
        const seeded = await api.signIn();
        const admins = [await create(api, seeded, 'admin'), await create(api, seeded, 'admin')];
        await api.dataSource.manager.update(User, { username: 'admin' }, { role: 'editor' });
        const body = { username: admins[0]!.body.username, password: adminPassword };
        const { token } = (await api.call<LoginResponse>('POST', '/api/auth/login', { body })).body;
        const change = (index: number, [method, fields]: Change) =>
          api.call(method, `/api/users/${admins[index]!.body.id}`, { token, body: fields });
        const answers = await Promise.all([change(0, first), change(1, second)]);
        const left = await api.dataSource.manager.countBy(User, { role: 'admin' });
        await api.dataSource.manager.update(User, { username: 'admin' }, { role: 'admin' });
        await api.dataSource.manager.delete(User, { id: In(admins.map(({ body: { id } }) => id)) });
        expect(left).toBe(1);
        expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      });
    });
  });
});
