import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text for one user, as base64url of nonce, tag and ciphertext.
 * @param userId authenticated with the text, so that copying a row to another user makes the secret unreadable
 */
export function seal(key: Buffer, text: string, userId: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text, or undefined if it was encrypted with another key or for another user, or has been changed since. */
export function unseal(key: Buffer, sealed: string, userId: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
