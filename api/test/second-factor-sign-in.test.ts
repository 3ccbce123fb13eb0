import type { SessionUser } from '@lens/contracts/auth';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress } from './harness/running-api.js';
import {
  codeAt,
  enrol,
  activityEventsOf,
  unusedCode,
  isSessionActive,
  login,
  periodMs,
  post,
  startEnrolment,
  statusOf,
  wrongCode,
} from './harness/second-factors.js';

onEachEngine('a second factor', (api) => {
  describe('at sign-in', () => {
    test('is required only after the correct password, with its own error code', async () => {
      const { username } = await enrol(api);
      const required = await login(api, username);
      expect([required.status, required.body.code, errorPaths(required.body)]).toEqual([
        401,
        'second_factor_required',
        ['otp'],
      ]);
      expect((await login(api, username, { otp: ' ' })).body.code).toBe('second_factor_required');
      const wrong = await login(api, username, { password: 'not the password' });
      const unknown = await login(api, 'nobody');
      expect(wrong.body).toEqual(unknown.body);
    });

    test('accepts each code once, with or without spaces [FACTOR-2]', async () => {
      const person = await enrol(api);
      const otp = await unusedCode(api, person);
      const spaced = `${otp.slice(0, 3)} ${otp.slice(3)}`;
      const first = await login(api, person.username, { otp: spaced });
      expect(first.status).toBe(200);
      expect(await isSessionActive(api, first.body.token)).toBe(true);
      const replayed = await login(api, person.username, { otp });
      expect([replayed.status, replayed.body.code]).toEqual([401, 'second_factor_failed']);
      expect(errorPaths(replayed.body)).toEqual(['otp']);
      const older = await login(api, person.username, { otp: codeAt(person.secret, Date.now() - periodMs) });
      expect(older.body.code).toBe('second_factor_failed');
    });

    test('does not accept the code that turned it on, or a code with a wrong password', async () => {
      const token = await api.signIn('editor');
      const { body: me } = await api.call<SessionUser>('GET', '/api/auth/me', { token });
      const { secret } = (await startEnrolment(api, token)).body;
      const otp = codeAt(secret);
      await post(api, token, '/confirm', { otp });
      expect((await login(api, me.username, { otp })).body.code).toBe('second_factor_failed');
      const fresh = await unusedCode(api, { id: me.id, secret });
      expect((await login(api, me.username, { otp: fresh, password: 'no' })).body.code).toBe(
        'invalid_credentials',
      );
      expect((await login(api, me.username, { otp: fresh })).status).toBe(200);
    });

    test('accepts a code for only one of many sign-ins at the same moment', async () => {
      const person = await enrol(api);
      const [recovery] = person.recoveryCodes;
      for (const otp of [await unusedCode(api, person), recovery]) {
        const answers = await Promise.all([1, 2, 3, 4, 5].map(() => login(api, person.username, { otp })));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
      }
    });

    test('accepts each recovery code once, and records it in the activity log [FACTOR-3]', async () => {
      const { username, id, recoveryCodes, token } = await enrol(api);
      const [first = '', second = ''] = recoveryCodes;
      expect((await login(api, username, { otp: first })).status).toBe(200);
      expect((await login(api, username, { otp: first })).body.code).toBe('second_factor_failed');
      const ungrouped = second.replaceAll('-', '').toUpperCase();
      expect((await login(api, username, { otp: ungrouped })).status).toBe(200);
      expect(await statusOf(api, token)).toEqual({ enabled: true, recovery_codes: 8 });
      expect(
        (await activityEventsOf(api, id)).filter((event) => event === 'recovery_code_used'),
      ).toHaveLength(2);
      const codeOfOther = (await enrol(api)).recoveryCodes[0];
      expect((await login(api, username, { otp: codeOfOther })).status).toBe(401);
    });

    test('counts wrong codes among the ten failures, but not missing ones', async () => {
      const person = await enrol(api);
      const from = uniqueAddress();
      const wrong = { otp: wrongCode(person.secret) };
      for (let failure = 0; failure < 10; failure += 1) {
        // A request without a code in between must not allow more attempts.
        if (failure < 9) expect((await login(api, person.username, {}, from)).status).toBe(401);
        expect((await login(api, person.username, wrong, from)).status).toBe(401);
      }
      const otp = await unusedCode(api, person);
      const blocked = await login(api, person.username, { otp }, from);
      expect([blocked.status, blocked.body.code]).toEqual([429, 'too_many_attempts']);
      expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect((await login(api, person.username, { otp })).status).toBe(200);
      for (let round = 0; round < 12; round += 1) {
        expect((await login(api, person.username, {}, from)).status).toBe(429);
      }
    });

    test('is blocked after twenty wrong codes in an hour, from any addresses', async () => {
      const person = await enrol(api);
      const otp = wrongCode(person.secret);
      for (let guess = 0; guess < 20; guess += 1) {
        expect((await login(api, person.username, { otp })).status).toBe(401);
      }
      const right = await login(api, person.username, { otp: await unusedCode(api, person) });
      expect([right.status, right.body.code]).toEqual([429, 'too_many_attempts']);
    });

    test('does not block the user where they have signed in before, or recovery codes anywhere', async () => {
      const person = await enrol(api);
      const home = uniqueAddress();
      const [first, second] = person.recoveryCodes;
      expect((await login(api, person.username, { otp: first }, home)).status).toBe(200);
      const otp = wrongCode(person.secret);
      for (let guess = 0; guess < 20; guess += 1)
        expect((await login(api, person.username, { otp })).status).toBe(401);
      expect((await login(api, person.username, { otp })).status).toBe(429);
      expect((await login(api, person.username, { otp: second })).status).toBe(200);
      const current = { otp: await unusedCode(api, person) };
      expect((await login(api, person.username, current, home)).status).toBe(200);
    });
  });
});
