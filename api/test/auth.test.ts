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
const payloadOf = (token: string) => jwt.decode<TokenPayload>(token);
const me = (api: RunningApi, token: string) => api.call<SessionUser>('GET', '/api/auth/me', { token });

function login(api: RunningApi, password: string, { username = 'admin', from = uniqueAddress() } = {}) {
  return api.call<LoginResponse>('POST', '/api/auth/login', { body: { username, password }, from });
}

let people = 0;

/** An account of its own, so that what is counted against it is counted against nobody else. */
async function somebody(api: RunningApi): Promise<{ username: string; password: string }> {
  const person = { username: `person-${(people += 1)}`, password: 'a garden of 12 stones' };
  const { status } = await api.call('POST', '/api/users', {
    token: await api.signIn(),
    body: { ...person, role: 'editor' },
  });
  expect(status).toBe(201);
  return person;
}

let networks = 0;
const someNetwork = (): string => `2001:db8:${(networks += 1).toString(16)}:7`;

onEachEngine('authentication', (api) => {
  describe('signing in', () => {
    test('answers a token and the user, whatever the case of the name [API-AUTH-1]', async () => {
      const { status, body } = await login(api, adminPassword, { username: 'ADMIN' });
      expect(status).toBe(200);
      expect(body.user).toEqual({ id: expect.any(String), username: 'admin', role: 'admin' });
      const { exp, ...claims } = payloadOf(body.token);
      expect(claims).toEqual({
        sub: body.user.id,
        username: 'admin',
        role: 'admin',
        jti: expect.any(String),
      });
      expect(Math.abs(exp - (Date.now() / 1000 + 30 * 60))).toBeLessThan(5);
      expect((await me(api, body.token)).body).toEqual(body.user);
    });

    test('refuses a wrong password and an unknown name with the same words', async () => {
      const wrong = await login(api, 'not the password');
      const unknown = await login(api, adminPassword, { username: 'nobody' });
      expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
      expect(unknown.body).toEqual(wrong.body);
    });

    test('takes as long for an unknown name as for a wrong password', async () => {
      const known = 'mara';
      const body = { username: known, password: adminPassword, role: 'editor' };
      await api.call('POST', '/api/users', { token: await api.signIn(), body });
      // What the processor does, which a busy machine does not stretch as it does the time on the clock.
      const workOf = async (username: string) => {
        const before = process.cpuUsage();
        await login(api, 'not the password', { username });
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      const work = { known: [] as number[], unknown: [] as number[] };
      for (let round = 0; round < 12; round += 1) {
        work.known.push(await workOf(known));
        work.unknown.push(await workOf('nobody'));
      }
      // The least of each: whatever else the process does only adds to a request.
      expect(Math.min(...work.unknown) / Math.min(...work.known)).toBeGreaterThan(0.6);
    });

    test('stops after ten failures of one name from one address, and says for how long', async () => {
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

    test('does not let guesses slip through by sending them all at once', async () => {
      const from = uniqueAddress();
      const answers = await Promise.all(Array.from({ length: 25 }, () => login(api, 'guess', { from })));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    });

    test('counts every address of one IPv6 network as one, and the account whatever its name is written like', async () => {
      const { username } = await somebody(api);
      const [network, other] = [someNetwork(), someNetwork()];
      const guess = (at: number, name = username) =>
        login(api, 'guess', { username: name, from: `${network}::${at}` });
      for (let failure = 1; failure <= 10; failure += 1) {
        const name = failure % 2 ? username : username.toUpperCase();
        expect((await guess(failure, name)).status).toBe(401);
      }
      expect((await guess(99)).status).toBe(429);
      expect((await login(api, 'guess', { username, from: `${other}::1` })).status).toBe(401);
    });

    test('knows nobody by letters that only look like those of a name', async () => {
      for (const username of ['admİn', 'ADMİN', 'ａdmin', 'admin\u0131'])
        expect((await login(api, adminPassword, { username })).status).toBe(401);
    });

    test('stops sixty failures from one address, whatever names they try', async () => {
      const { username, password } = await somebody(api);
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

    test('does not count those who are right, however many share their address', async () => {
      const { username, password } = await somebody(api);
      const from = uniqueAddress();
      for (let time = 0; time < 65; time += 1)
        expect((await login(api, password, { username, from })).status).toBe(200);
    });

    test('stops a hundred failures of one account from everywhere, but not where its owner signed in before', async () => {
      const { username, password } = await somebody(api);
      const home = uniqueAddress();
      expect((await login(api, password, { username, from: home })).status).toBe(200);
      for (let failure = 0; failure < 100; failure += 1)
        expect((await login(api, 'guess', { username })).status).toBe(401);
      expect((await login(api, password, { username })).status).toBe(429);
      expect((await login(api, password, { username, from: home })).status).toBe(200);
    });

    test('does not count malformed requests, and forgets failures after a success', async () => {
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
    test('is renewed, but never beyond twelve hours from its beginning', async () => {
      const token = await api.signIn();
      const { jti } = payloadOf(token);
      const begin = (hoursAgo: number) =>
        api.source.manager.update(
          Session,
          { id: jti },
          { startedAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString() },
        );
      const refresh = () => api.call<LoginResponse>('POST', '/api/auth/refresh', { token });

      const renewed = await refresh();
      expect(renewed.status).toBe(200);
      expect((await me(api, renewed.body.token)).status).toBe(200);

      await begin(11.75);
      const { exp } = payloadOf((await refresh()).body.token);
      expect(Math.abs(exp - (Date.now() / 1000 + 15 * 60))).toBeLessThan(5);

      await begin(12.01);
      expect((await refresh()).status).toBe(401);
    });

    test('ends with logout, for renewed tokens too', async () => {
      const token = await api.signIn();
      const renewed = await api.call<LoginResponse>('POST', '/api/auth/refresh', { token });
      expect((await api.call('POST', '/api/auth/logout', { token })).status).toBe(204);
      expect((await me(api, token)).status).toBe(401);
      expect((await me(api, renewed.body.token)).status).toBe(401);
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
      ['tampered with', (payload: TokenPayload) => raised(sign({ ...payload, role: 'translator' }))],
      ['no token at all', () => 'e30.e30.e30'],
    ])('is not opened by a token that is %s [API-AUTH-2]', async (_, forge) => {
      const token = await api.signIn();
      const forged = await me(api, forge(payloadOf(token)));
      expect(forged).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      expect(forged.headers.get('www-authenticate')).toBe('Bearer');
      expect((await me(api, token)).status).toBe(200);
    });

    test('a role in a token, however signed, gives nothing that the account does not have', async () => {
      const token = await api.signIn('translator');
      const promoted = sign({ ...payloadOf(token), role: 'admin' });
      expect((await api.call('GET', '/api/users', { token: promoted })).status).toBe(403);
    });
  });

  describe('changing one’s password', () => {
    const change = (token: string, current: string, next: string) =>
      api.call('POST', '/api/auth/password', { token, body: { current, next }, from: uniqueAddress() });

    test('needs the current one and a long new one that is another', async () => {
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

    test('ends the other sessions, keeps this one, and is in the log', async () => {
      const first = await api.signIn('editor');
      const { username } = payloadOf(first);
      const second = (await login(api, adminPassword, { username })).body.token;
      expect((await change(second, adminPassword, 'a much better password')).status).toBe(204);
      expect(await me(api, first)).toMatchObject({
        status: 401,
        body: { details: [{ path: 'session', code: 'password_changed' }] },
      });
      expect((await me(api, second)).status).toBe(200);
      expect((await login(api, adminPassword, { username })).status).toBe(401);
      expect((await login(api, 'a much better password', { username })).status).toBe(200);
      const entry = await api.source.manager.findOneByOrFail(Activity, {
        username,
        event: 'password_changed',
      });
      expect(entry).toMatchObject({ action: 'UPDATE', resource_type: 'user' });
    });
  });
});

const url = serverUrl;
if (url) {
  test('a sign-in that is overtaken by a change of password begins no session', async () => {
    const api = await startApi(server(url));
    const { manager } = api.source;
    const signingIn = await manager.transaction(async (change) => {
      await change.update(User, { username: 'admin' }, { passwordHash: 'another one' });
      // Has read the old password's hash, and waits for the row.
      const answer = login(api, adminPassword);
      const waiting = `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await waitFor('it waits', async () => (await manager.query(waiting)).length > 0);
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

/** The same signature under a claim to be an administrator. */
function raised(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = Buffer.from(payload, 'base64url').toString().replace('translator', 'admin');
  return [header, Buffer.from(claims).toString('base64url'), signature].join('.');
}
