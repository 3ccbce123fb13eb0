import type { RecoveryCodes, SessionUser } from '@lens/contracts/auth';
import type { ErrorBody } from '@lens/contracts/errors';
import { URI } from 'otpauth';
import { seal } from '../src/auth/second-factor/sealed-secret.js';
import { SecondFactor } from '../src/auth/second-factor/second-factor.entity.js';
import { Keys } from '../src/config/keys.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { adminPassword } from './harness/running-api.js';
import {
  codeAt,
  enrol,
  activityEventsOf,
  unusedCode,
  isSessionActive,
  login,
  post,
  startEnrolment,
  statusOf,
  wrongCode,
  type Person,
} from './harness/second-factors.js';

onEachEngine('a second factor', (api) => {
  describe('is turned on', () => {
    test('with the password and a first code; this ends the other sessions and returns ten recovery codes [FACTOR-1]', async () => {
      const token = await api.signIn('editor');
      const { body: me } = await api.call<SessionUser>('GET', '/api/auth/me', { token });
      const other = (await login(api, me.username)).body.token;
      expect(await statusOf(api, token)).toEqual({ enabled: false, recovery_codes: 0 });

      const started = await startEnrolment(api, token);
      expect(started.status).toBe(201);
      const read = URI.parse(started.body.uri);
      expect(read).toMatchObject({ issuer: 'Still Water Eye Institute', label: me.username, digits: 6 });
      expect(read.secret.base32).toBe(started.body.secret);
      expect((await login(api, me.username)).status).toBe(200);

      const { secret } = started.body;
      const wrong = await post(api, token, '/confirm', { otp: wrongCode(secret) });
      expect([wrong.status, wrong.body.code, errorPaths(wrong.body)]).toEqual([400, 'wrong_otp', ['otp']]);
      // The message does not mention recovery codes, since there are none yet.
      expect(wrong.body.details?.[0]?.message).toMatch(/^Check the code in your app/);
      const { status, body } = await post<RecoveryCodes>(api, token, '/confirm', { otp: codeAt(secret) });
      expect([status, body.recovery_codes.length]).toEqual([200, 10]);
      expect(await statusOf(api, token)).toEqual({ enabled: true, recovery_codes: 10 });
      expect([await isSessionActive(api, token), await isSessionActive(api, other)]).toEqual([true, false]);
      expect(await activityEventsOf(api, me.id)).toEqual(['second_factor_started', 'second_factor_enabled']);
    });

    test('not without the password, not without being started, and not twice', async () => {
      const token = await api.signIn('translator');
      const wrong = await startEnrolment(api, token, 'not the password');
      expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
      expect(errorPaths(wrong.body as unknown as ErrorBody)).toEqual(['password']);
      const early = await post(api, token, '/confirm', { otp: '123456' });
      expect(early).toMatchObject({ status: 409, body: { code: 'second_factor_not_started' } });
      for (const path of ['/disable', '/recovery-codes']) {
        const answer = await post(api, token, path, { password: adminPassword, otp: '123456' });
        expect(answer).toMatchObject({ status: 409, body: { code: 'second_factor_disabled' } });
      }
      const person = await enrol(api);
      const again = await startEnrolment(api, person.token);
      expect(again).toMatchObject({ status: 409, body: { code: 'second_factor_enabled' } });
      const twice = await post(api, person.token, '/confirm', { otp: await unusedCode(api, person) });
      expect(twice).toMatchObject({ status: 409, body: { code: 'second_factor_enabled' } });
    });

    test('only with the newest secret, and only once if confirmed several times at the same moment', async () => {
      const token = await api.signIn('editor');
      const first = (await startEnrolment(api, token)).body.secret;
      const { secret } = (await startEnrolment(api, token)).body;
      expect((await post(api, token, '/confirm', { otp: codeAt(first) })).status).toBe(400);
      const otp = codeAt(secret);
      const answers = await Promise.all([1, 2, 3].map(() => post(api, token, '/confirm', { otp })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });
  });

  describe('that is on', () => {
    test.each([
      ['a code', (person: Person) => unusedCode(api, person)],
      ['a recovery code', async ({ recoveryCodes }: Person) => recoveryCodes[0]!],
    ])('can be turned off with the password and %s, which ends the other sessions', async (_, proof) => {
      const person = await enrol(api);
      const { username, token } = person;
      const other = (await login(api, username, { otp: person.recoveryCodes[9] })).body.token;
      const refused = async (body: object) => (await post(api, token, '/disable', body)).body.code;
      expect(await refused({ password: 'not it', otp: await proof(person) })).toBe('wrong_password');
      expect(await refused({ password: adminPassword, otp: wrongCode(person.secret) })).toBe('wrong_otp');
      expect(await isSessionActive(api, other)).toBe(true);

      const done = await post(api, token, '/disable', { password: adminPassword, otp: await proof(person) });
      expect(done.status).toBe(204);
      expect([await isSessionActive(api, token), await isSessionActive(api, other)]).toEqual([true, false]);
      expect((await login(api, username)).status).toBe(200);
      expect(await statusOf(api, token)).toEqual({ enabled: false, recovery_codes: 0 });
      expect((await activityEventsOf(api, person.id)).at(-1)).toBe('second_factor_disabled');
    });

    test('can get new recovery codes, which invalidate the old ones', async () => {
      const person = await enrol(api);
      const { token, username, recoveryCodes } = person;
      const body = { password: adminPassword, otp: await unusedCode(api, person) };
      const renewed = await post<RecoveryCodes>(api, token, '/recovery-codes', body);
      expect([renewed.status, renewed.body.recovery_codes.length]).toEqual([200, 10]);
      expect((await login(api, username, { otp: recoveryCodes[0] })).status).toBe(401);
      expect((await login(api, username, { otp: renewed.body.recovery_codes[0] })).status).toBe(200);
      expect(await activityEventsOf(api, person.id)).toContain('recovery_codes_renewed');
    });
  });

  test('does not change if the activity log cannot be written, and no code is used up', async () => {
    const person = await enrol(api);
    await api.dataSource.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''no''; END';
      CREATE TRIGGER refuse BEFORE INSERT ON activity FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const body = { password: adminPassword, otp: await unusedCode(api, person) };
    expect((await post(api, person.token, '/disable', body)).status).toBe(500);
    await api.dataSource.query('DROP TRIGGER refuse ON activity');
    expect((await statusOf(api, person.token)).enabled).toBe(true);
    expect((await login(api, person.username, { otp: body.otp })).status).toBe(200);
  });

  test('is stored only encrypted and hashed; after JWT_SECRET has changed, recovery codes still work [FACTOR-4]', async () => {
    const person = await enrol(api);
    const tables = ['users', 'second_factors', 'recovery_codes', 'activity', 'sessions'];
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => api.dataSource.query(`SELECT * FROM ${table}`))),
    );
    for (const secret of [
      person.secret,
      ...person.recoveryCodes,
      person.recoveryCodes[0]!.replaceAll('-', ''),
    ]) {
      expect(stored).not.toContain(secret);
    }
    const otherKey = new Keys('the secret of before').derive('second factor');
    await api.dataSource.manager.update(SecondFactor, person.id, {
      secret: seal(otherKey, person.secret, person.id),
    });
    const otp = await unusedCode(api, person);
    expect((await login(api, person.username, { otp })).body.code).toBe('second_factor_failed');
    expect(api.logs()).toContain('another JWT_SECRET');
    expect((await login(api, person.username, { otp: person.recoveryCodes[0] })).status).toBe(200);
  });

  test('never appears in the logs', async () => {
    const person = await enrol(api);
    const otp = await unusedCode(api, person);
    await login(api, person.username, { otp });
    await login(api, person.username, { otp: wrongCode(person.secret) });
    await login(api, person.username, { otp: person.recoveryCodes[0] });
    await post(api, person.token, '/disable', { password: 'zqxmarker', otp: 'zqxmarker' });
    await post(api, person.token, '/disable', { password: adminPassword, otp: 'zqxmarker' });
    // Request ids are random and may contain six digits in a row.
    const logs = api.logs().replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    expect(logs).toContain('/api/auth/second-factor/disable');
    for (const secret of [person.secret, otp, ...person.recoveryCodes, person.username, 'zqxmarker']) {
      expect(logs).not.toContain(secret);
    }
  });
});
