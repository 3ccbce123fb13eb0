import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import type { User as UserShape } from '@lens/contracts/users';
import { Activity } from '../src/activity/activity.entity.js';
import { User } from '../src/users/user.entity.js';
import { pathsOf } from './harness/details.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { adminPassword, type RunningApi } from './harness/running-api.js';

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

onEachEngine('users', (api) => {
  test('are created, read, changed and removed, each in the log', async () => {
    const token = await api.signIn();
    const { status, body: user } = await create(api, token);
    expect(status).toBe(201);
    expect(user).toEqual({
      id: expect.any(String),
      username: user.username,
      role: 'editor',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      last_login_at: null,
    });
    const path = `/api/users/${user.id}`;
    expect((await api.call('GET', path, { token })).body).toEqual(user);
    const changed = await api.call('PATCH', path, { token, body: { role: 'translator' } });
    expect(changed).toMatchObject({ status: 200, body: { role: 'translator' } });
    expect((await api.call('DELETE', path, { token })).status).toBe(204);
    expect((await api.call('GET', path, { token })).status).toBe(404);
    const entries = await api.source.manager.find(Activity, {
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

  test('lose their session when an administrator sets their password', async () => {
    const token = await api.signIn();
    const theirs = await api.signIn('editor');
    const { body: them } = await api.call<UserShape>('GET', '/api/auth/me', { token: theirs });
    await api.call('PATCH', `/api/users/${them.id}`, { token, body: { password: 'another long password' } });
    expect((await api.call('GET', '/api/auth/me', { token: theirs })).status).toBe(401);
  });

  test('feel a change of role at once', async () => {
    const token = await api.signIn();
    const theirs = await api.signIn('translator');
    const { body: them } = await api.call<UserShape>('GET', '/api/auth/me', { token: theirs });
    expect((await api.call('GET', '/api/consultations', { token: theirs })).status).toBe(403);
    await api.call('PATCH', `/api/users/${them.id}`, { token, body: { role: 'editor' } });
    expect((await api.call('GET', '/api/consultations', { token: theirs })).status).toBe(200);
  });

  test.each([
    [{ username: 'a b', role: 'editor', password: adminPassword }, ['username']],
    [{ username: 'short', role: 'editor', password: 'short' }, ['password']],
    [{ username: 'owner', role: 'owner', password: adminPassword }, ['role']],
    [{ username: 'extra', role: 'editor', password: adminPassword, password_hash: 'x' }, ['password_hash']],
  ])('are refused as %o', async (body, paths) => {
    const answer = await api.call('POST', '/api/users', { token: await api.signIn(), body });
    expect(answer.status).toBe(400);
    expect(pathsOf(answer.body)).toEqual(paths);
  });

  describe('the last administrator', () => {
    const soleAdmin = async () => {
      const [admin, ...others] = await api.source.manager.findBy(User, { role: 'admin' });
      expect(others).toEqual([]);
      return admin!.id;
    };

    test('can be neither removed nor demoted', async () => {
      const token = await api.signIn();
      const path = `/api/users/${await soleAdmin()}`;
      const removed = await api.call('DELETE', path, { token });
      const demoted = await api.call('PATCH', path, { token, body: { role: 'editor' } });
      for (const { status, body } of [removed, demoted]) {
        expect([status, body.code]).toEqual([409, 'last_admin']);
      }
    });

    test('stays when two administrators demote each other at the same moment', async () => {
      const token = await api.signIn();
      const first = await soleAdmin();
      const { body: second } = await create(api, token, 'admin');
      // Slow enough that without a lock both would have counted two before either has changed anything.
      await api.source.query(`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_sleep(0.3); RETURN NEW; END'`);
      await api.source.query(
        'CREATE TRIGGER slow BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION dawdle()',
      );
      const demote = (id: string) =>
        api.call<ErrorBody>('PATCH', `/api/users/${id}`, { token, body: { role: 'editor' } });
      const answers = await Promise.all([demote(first), demote(second.id)]);
      expect(await api.source.manager.countBy(User, { role: 'admin' })).toBe(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });
});
