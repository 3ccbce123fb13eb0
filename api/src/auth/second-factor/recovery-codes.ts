import { createHash, randomBytes } from 'node:crypto';

const count = 10;

/** Without 0, 1, 8 and 9, which look like o, l, b and g. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Ten codes of 120 random bits each: `abcd-efgh-ijkl-mnop-qrst-uvwx`. */
export const generateRecoveryCodes = (): string[] => Array.from({ length: count }, generateCode);

/**
 * The hash that is stored. A fast one is enough for 120 random bits. It has no key, so that recovery codes still work
 * after the key of the secrets is lost.
 */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('base64url');

function generateCode(): string {
  const code = Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]).join('');
  return code.replace(/.{4}(?=.)/g, '$&-');
}
