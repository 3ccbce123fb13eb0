import { createHash, randomBytes } from 'node:crypto';

const count = 10;

/** Without 0, 1, 8 and 9, which are read as o, l, b and g. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Ten times 80 random bits, as `abcd-efgh-ijkl-mnop`. */
export const generateRecoveryCodes = (): string[] => Array.from({ length: count }, generateCode);

/**
 * As it is stored. A fast hash is enough for 80 random bits, and needs no key: the codes are the way back in when
 * the key of the secrets is lost.
 */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('base64url');

function generateCode(): string {
  const code = Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('');
  return code.replace(/.{4}(?=.)/g, '$&-');
}
