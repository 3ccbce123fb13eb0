import type {
  LoginResponse,
  RecoveryCodes,
  SecondFactorEnrolment,
  SecondFactorStatus,
  SessionUser,
} from '@lens/contracts/auth';
import type { ErrorBody } from '@lens/contracts/errors';
import { TOTP } from 'otpauth';
import { Activity } from '../../src/activity/activity.entity.js';
import { SecondFactor } from '../../src/auth/second-factor/second-factor.entity.js';
import { adminPassword, uniqueAddress, type RunningApi } from './running-api.js';

export interface Person extends SessionUser {
  token: string;
  secret: string;
  recoveryCodes: string[];
}

export const periodMs = 30_000;
export const codeAt = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp });
export const wrongCode = (secret: string) =>
  String((Number(codeAt(secret)) + 500_000) % 1_000_000).padStart(6, '0');

/** The current code, after resetting the record of used codes. */
export async function unusedCode(
  api: RunningApi,
  { id, secret }: Pick<Person, 'id' | 'secret'>,
): Promise<string> {
  await api.dataSource.manager.update(SecondFactor, id, { last_step: 0 });
  return codeAt(secret);
}

export const post = <Body = ErrorBody>(api: RunningApi, token: string, path: string, body: object) =>
  api.call<Body>('POST', `/api/auth/second-factor${path}`, { token, body, from: uniqueAddress() });

export const startEnrolment = (api: RunningApi, token: string, password = adminPassword) =>
  post<SecondFactorEnrolment>(api, token, '', { password });

/** Creates an account with a second factor. */
export async function enrol(api: RunningApi, role: 'editor' | 'translator' = 'editor'): Promise<Person> {
  const token = await api.signIn(role);
  const { body: user } = await api.call<SessionUser>('GET', '/api/auth/me', { token });
  const { secret } = (await startEnrolment(api, token)).body;
  const { body } = await post<RecoveryCodes>(api, token, '/confirm', { otp: codeAt(secret) });
  return { ...user, token, secret, recoveryCodes: body.recovery_codes };
}

export function login(api: RunningApi, username: string, fields: object = {}, from = uniqueAddress()) {
  return api.call<LoginResponse & ErrorBody>('POST', '/api/auth/login', {
    body: { username, password: adminPassword, ...fields },
    from,
  });
}

export const isSessionActive = async (api: RunningApi, token: string) =>
  (await api.call('GET', '/api/auth/me', { token })).status === 200;

export const statusOf = async (api: RunningApi, token: string) =>
  (await api.call<SecondFactorStatus>('GET', '/api/auth/second-factor', { token })).body;

export const activityEventsOf = async (api: RunningApi, id: string) =>
  (
    await api.dataSource.manager.find(Activity, { where: { resource_id: id }, order: { created_at: 'ASC' } })
  ).map(({ event }) => event);
