import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, steps of 30 seconds. */
const period = 30;
/** Steps before and after now that are accepted, for clocks that differ. */
const window = 1;

/** 160 random bits in base 32. */
export const generateSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address that an app reads from a QR code; a colon in the issuer would end it there. */
export const otpauthUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  createTotp(secret, { issuer: issuer.replaceAll(':', ''), label }).toString();

/**
 * The time step that a code belongs to, compared in constant time; undefined when it is of none near `now`.
 * @param now milliseconds since the epoch
 */
export function findTimeStep(secret: string, code: string, now = Date.now()): number | undefined {
  // Six characters that are no ASCII digits have more than six bytes, which the library's comparison throws at.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta;
}

const createTotp = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period, secret });
