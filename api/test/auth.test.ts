import type { LoginResponse, SessionUser, TokenPayload } from '@lens/contracts/auth';
import { JwtService } from '@nestjs/jwt';
import { Activity } from '../src/activity/activity.entity.js';
import { User } from '../src/auth/accounts/user.entity.js';
import { Session } from '../src/auth/session.entity.js';
import { errorPaths } from './harness/error-paths.js';
import { server, serverUrl } from './harness/engines.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { adminPassword, jwtSecret, uniqueAddress, startApi, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';

const jwt = new JwtService();
const decode = (token: string) => jwt.decode<TokenPayload>(token);
const readMe = (api: RunningApi, token: string) => api.call<SessionUser>('GET', '/api/auth/me', { token });

function login(api: RunningApi, password: string, { username = 'admin', from = uniqueAddress() } = {}) {
  return api.call<LoginResponse>('POST', '/api/auth/login', { body: { username, password }, from });
}

let userCount = 0;

/** A new account, so that no other test counts failures against it. */
async function createUser(api: RunningApi): Promise<{ username: string; password: string }> {
  const user = { username: `person-${(userCount += 1)}`, password: 'a garden of 12 stones' };
  const { status } = await api.call('POST', '/api/users', {
    token: await api.signIn(),
    body: { ...user, role: 'editor' },
  });
  expect(status).toBe(201);
  return user;
}

let networkCount = 0;
const newNetwork = (): string => `2001:db8:${(networkCount += 1).toString(16)}:7`;

onEachEngine('authentication', (api) => {
  describe('signing in', () => {
    test('returns a token and the user, and ignores the case of the username [API-AUTH-1]', async () => {
      const { status, body } = await login(api, adminPassword, { username: 'ADMIN' });
      expect(status).toBe(200);
      expect(body.user).toEqual({ id: expect.any(String), username: 'admin', role: 'admin' });
      const { exp, ...claims } = decode(body.token);
      expect(claims).toEqual({
        sub: body.user.id,
        username: 'admin',
        role: 'admin',
        jti: expect.any(String),
      });
      expect(Math.abs(exp - (Date.now() / 1000 + 30 * 60))).toBeLessThan(5);
      expect((await readMe(api, body.token)).body).toEqual(body.user);
    });

    test('refuses a wrong password and an unknown username with the same error', async () => {
      const wrong = await login(api, 'not the password');
      const unknown = await login(api, adminPassword, { username: 'nobody' });
      expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
      expect(unknown.body).toEqual(wrong.body);
    });

    test('is a line of the log, with the account’s id or the reason, and never a name [SECURE-3]', async () => {
      const linesOf = (message: string) =>
        api
          .logs()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, unknown>)
          .filter(({ msg }) => msg === message);
      const { username, password } = await createUser(api);
      const { body } = await login(api, password, { username });
      await login(api, 'not the password', { username: 'a-password-in-the-wrong-field' });
      expect(linesOf('signed in').at(-1)).toMatchObject({ user: body.user.id, factors: 1 });
      expect(linesOf('sign-in refused').at(-1)).toMatchObject({ code: 'invalid_credentials' });
      const { status, headers } = await api.call('GET', '/api/users', { token: body.token });
      expect(status).toBe(403);
      expect(linesOf('access refused').at(-1)).toMatchObject({
        user: body.user.id,
        role: 'editor',
        requestId: headers.get('x-request-id'),
      });
      expect(api.logs()).not.toContain('a-password-in-the-wrong-field');
      expect(api.logs()).not.toContain(username);
    });

    test('takes as long for an unknown username as for a wrong password', async () => {
      const username = 'mara';
      const body = { username, password: adminPassword, role: 'editor' };
      await api.call('POST', '/api/users', { token: await api.signIn(), body });
      // CPU time, since other work on the machine prolongs the elapsed time.
      const measureCpuTime = async (username: string) => {
        const before = process.cpuUsage();
        await login(api, 'not the password', { username });
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      const cpuTimes = { known: [] as number[], unknown: [] as number[] };
      for (let round = 0; round < 12; round += 1) {
        cpuTimes.known.push(await measureCpuTime(username));
        cpuTimes.unknown.push(await measureCpuTime('nobody'));
      }
      // The minimum of each, since other work of the process can only add time.
      expect(Math.min(...cpuTimes.unknown) / Math.min(...cpuTimes.known)).toBeGreaterThan(0.6);
    });

    test('is blocked after ten failures for one username from one address; the error states for how long', async () => {
      const from = uniqueAddress();
      for (let failure = 0; failure < 10; failure += 1) {
        expect((await login(api, 'guess', { from })).status).toBe(401);
      }
      const blocked = await login(api, adminPassword, { from });
      const error = 'Too many failed sign-ins. Please try again in 15 minutes.';
      expect(blocked).toMatchObject({ status: 429, body: { code: 'too_many_attempts', error } });
      const wait = Number(blocked.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(14 * 60);
      expect(wait).toBeLessThanOrEqual(15 * 60);
      expect((await login(api, adminPassword, { from: uniqueAddress() })).status).toBe(200);
      expect((await login(api, 'guess', { from, username: 'someone' })).status).toBe(401);
    });

    test('counts attempts that are sent all at once', async () => {
      const from = uniqueAddress();
      const answers = await Promise.all(Array.from({ length: 25 }, () => login(api, 'guess', { from })));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    });

    test('counts all addresses of one IPv6 network together, and ignores the case of the username', async () => {
      const { username } = await createUser(api);
      const [network, other] = [newNetwork(), newNetwork()];
      const guess = (at: number, name = username) =>
        login(api, 'guess', { username: name, from: `${network}::${at}` });
      for (let failure = 1; failure <= 10; failure += 1) {
        const name = failure % 2 ? username : username.toUpperCase();
        expect((await guess(failure, name)).status).toBe(401);
      }
      expect((await guess(99)).status).toBe(429);
      expect((await login(api, 'guess', { username, from: `${other}::1` })).status).toBe(401);
    });

    test('does not accept other letters that look like those of a username', async () => {
      for (const username of ['admİn', 'ADMİN', 'ａdmin', 'admin\u0131'])
        expect((await login(api, adminPassword, { username })).status).toBe(401);
    });

    test('is blocked after sixty failures from one address, whatever the usernames', async () => {
      const { username, password } = await createUser(api);
      const from = uniqueAddress();
      const answers = [];
      for (let name = 0; name < 65; name += 1)
        answers.push((await login(api, 'guess', { username: `nobody-${name}`, from })).status);
      expect(answers).toEqual([...Array(60).fill(401), ...Array(5).fill(429)]);
      const blocked = await login(api, password, { username, from });
      expect(blocked).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
      expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await login(api, password, { username })).status).toBe(200);
    });

    test('does not count successful sign-ins, however many come from one address', async () => {
      const { username, password } = await createUser(api);
      const from = uniqueAddress();
      for (let time = 0; time < 65; time += 1)
        expect((await login(api, password, { username, from })).status).toBe(200);
    });

    test('is blocked after a hundred failures for one account from anywhere, except where its user has signed in before', async () => {
      const { username, password } = await createUser(api);
      const home = uniqueAddress();
      expect((await login(api, password, { username, from: home })).status).toBe(200);
      for (let failure = 0; failure < 100; failure += 1)
        expect((await login(api, 'guess', { username })).status).toBe(401);
      expect((await login(api, password, { username })).status).toBe(429);
      expect((await login(api, password, { username, from: home })).status).toBe(200);
    });

    test('does not count malformed requests, and resets the failures after a success', async () => {
      const from = uniqueAddress();
      for (let round = 0; round < 12; round += 1) {
        const malformed = await api.call('POST', '/api/auth/login', { body: { username: 'admin' }, from });
        expect(malformed.status).toBe(400);
      }
      for (let failure = 0; failure < 9; failure += 1) await login(api, 'guess', { from });
      expect((await login(api, adminPassword, { from })).status).toBe(200);
      for (let failure = 0; failure < 9; failure += 1) await login(api, 'guess', { from });
      expect((await login(api, adminPassword, { from })).status).toBe(200);
    });
  });

  describe('a session', () => {
    test('can be renewed for twelve hours', async () => {
      const token = await api.signIn();
      const { jti } = decode(token);
      const setStart = (hoursAgo: number) =>
        api.dataSource.manager.update(
          Session,
          { id: jti },
          { startedAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString() },
        );
      const refresh = () => api.call<LoginResponse>('POST', '/api/auth/refresh', { token });

      const renewed = await refresh();
      expect(renewed.status).toBe(200);
      expect((await readMe(api, renewed.body.token)).status).toBe(200);

      await setStart(11.75);
      const { exp } = decode((await refresh()).body.token);
      expect(Math.abs(exp - (Date.now() / 1000 + 15 * 60))).toBeLessThan(5);

      await setStart(12.01);
      expect((await refresh()).status).toBe(401);
    });

    test('ends with logging out, also for renewed tokens', async () => {
      const token = await api.signIn();
      const renewed = await api.call<LoginResponse>('POST', '/api/auth/refresh', { token });
      expect((await api.call('POST', '/api/auth/logout', { token })).status).toBe(204);
      expect((await readMe(api, token)).status).toBe(401);
      expect((await readMe(api, renewed.body.token)).status).toBe(401);
      expect((await api.call('POST', '/api/auth/refresh', { token })).status).toBe(401);
    });

    test.each([
      ['expired', (payload: TokenPayload) => sign({ ...payload, exp: Math.floor(Date.now() / 1000) - 1 })],
      ['unsigned', unsigned],
      ['signed by HS512', (payload: TokenPayload) => sign(payload, jwtSecret, 'HS512')],
      [
        'signed by another secret',
        (payload: TokenPayload) => sign(payload, 'another secret of thirty-two letters'),
      ],
      [
        'of a session that never began',
        (payload: TokenPayload) => sign({ ...payload, jti: crypto.randomUUID() }),
      ],
      ['of another user', (payload: TokenPayload) => sign({ ...payload, sub: crypto.randomUUID() })],
      ['without a session', ({ jti: _jti, ...payload }: TokenPayload) => sign(payload)],
      ['of an unknown role', (payload: TokenPayload) => sign({ ...payload, role: 'owner' })],
      ['tampered with', (payload: TokenPayload) => promote(sign({ ...payload, role: 'translator' }))],
      ['not a token', () => 'e30.e30.e30'],
    ])('does not accept a token that is %s [API-AUTH-2]', async (_, forge) => {
      const token = await api.signIn();
      const forged = await readMe(api, forge(decode(token)));
      expect(forged).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(forged.headers.get('www-authenticate')).toBe('Bearer');
      expect((await readMe(api, token)).status).toBe(200);
    });

    test('uses the role of the account, not of the token', async () => {
      const token = await api.signIn('translator');
      const promoted = sign({ ...decode(token), role: 'admin' });
      expect((await api.call('GET', '/api/users', { token: promoted })).status).toBe(403);
    });
  });

  describe('changing one’s password', () => {
    const change = (token: string, current: string, next: string) =>
      api.call('POST', '/api/auth/password', { token, body: { current, next }, from: uniqueAddress() });

    test('requires the current password, and a long and different new one', async () => {
      const token = await api.signIn('editor');
      const wrong = await change(token, 'not the password', 'a much better password');
      expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
      expect(errorPaths(wrong.body)).toEqual(['current']);
      const short = await change(token, adminPassword, 'short');
      expect(short.status).toBe(400);
      expect(errorPaths(short.body)).toEqual(['next']);
      const same = await change(token, adminPassword, adminPassword);
      expect([same.status, errorPaths(same.body)]).toEqual([400, ['next']]);
    });

    test('ends the other sessions, keeps this one, and is recorded in the activity log', async () => {
      const first = await api.signIn('editor');
      const { username } = decode(first);
      const second = (await login(api, adminPassword, { username })).body.token;
      expect((await change(second, adminPassword, 'a much better password')).status).toBe(204);
      expect(await readMe(api, first)).toMatchObject({
        status: 401,
        body: { details: [{ path: 'session', code: 'password_changed' }] },
      });
      expect((await readMe(api, second)).status).toBe(200);
      expect((await login(api, adminPassword, { username })).status).toBe(401);
      expect((await login(api, 'a much better password', { username })).status).toBe(200);
      const entry = await api.dataSource.manager.findOneByOrFail(Activity, {
        username,
        event: 'password_changed',
      });
      expect(entry).toMatchObject({ action: 'UPDATE', resource_type: 'user' });
    });
  });
});

const url = serverUrl;
if (url) {
  test('a sign-in begins no session if the password changes before it ends', async () => {
    const api = await startApi(server(url));
    const { manager } = api.dataSource;
    const signingIn = await manager.transaction(async (change) => {
      await change.update(User, { username: 'admin' }, { passwordHash: 'another one' });
      // The sign-in has read the hash of the old password, and waits for the lock on the row.
      const answer = login(api, adminPassword);
      const waiting = `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await waitFor('the sign-in to wait', async () => (await manager.query(waiting)).length > 0);
      return { answer };
    });
    expect(await signingIn.answer).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(await manager.count(Session)).toBe(0);
    await api.stop();
  });
}

function sign(payload: object, secret = jwtSecret, algorithm: 'HS256' | 'HS512' = 'HS256'): string {
  return jwt.sign(payload, { secret, algorithm, noTimestamp: true });
}

function unsigned(payload: TokenPayload): string {
  const parts = [{ alg: 'none', typ: 'JWT' }, payload].map((part) => JSON.stringify(part));
  return `${parts.map((part) => Buffer.from(part).toString('base64url')).join('.')}.`;
}

/** Changes the role in a token to administrator, without changing the signature. */
function promote(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = Buffer.from(payload, 'base64url').toString().replace('translator', 'admin');
  return [header, Buffer.from(claims).toString('base64url'), signature].join('.');
}
