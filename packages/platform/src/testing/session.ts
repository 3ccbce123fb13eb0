import type { Role } from '@lens/contracts/access';
import { useSession } from '@lens/platform/session';

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token like the API's, except for its signature. */
export function makeToken({
  username = 'mara',
  role = 'admin' as Role,
  lifetimeSeconds = 1800,
  jti = 'one',
} = {}): string {
  const exp = Math.floor(Date.now() / 1000) + lifetimeSeconds;
  const claims = { sub: '3f0f5b0a-4a0e-4c52-9a53-6b7d8a5b9f10', username, role, jti, exp };
  return `${base64url({ alg: 'HS256' })}.${base64url(claims)}.signature`;
}

/** Signs in without a request. @returns the token */
export function signInAs(claims: Parameters<typeof makeToken>[0] = {}): string {
  const token = makeToken(claims);
  useSession.getState().signIn(token);
  return token;
}
