import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app supports it: SHA-1, six digits, steps of 30 seconds. */
const periodSeconds = 30;
/** How many steps before and after the current one are accepted, since clocks differ. */
const windowSteps = 1;

/** 160 random bits in base 32. */
export const generateSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address that an app reads from a QR code. A colon would end the issuer, so it is left out. */
export const otpauthUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  createTotp(secret, { issuer: issuer.replaceAll(':', ''), label }).toString();

/**
 * The time step that a code belongs to, compared in constant time; undefined if the code is not valid near `now`.
 * @param now milliseconds since the epoch
 */
export function findTimeStep(secret: string, code: string, now = Date.now()): number | undefined {
  // Six other characters may have more than six bytes, at which the library's comparison throws.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: windowSteps });
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp: now }) + delta;
}

const createTotp = (secret: string, labels: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...labels, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret });
