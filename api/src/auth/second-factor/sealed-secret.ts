import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text for one owner, as base64url of nonce, tag and ciphertext.
 * @param owner bound to it, so that one person's secret cannot be passed off as another's by moving a row
 */
export function seal(key: Buffer, text: string, owner: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text, or undefined when it was sealed with another key, for another owner, or was changed since. */
export function unseal(key: Buffer, sealed: string, owner: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
