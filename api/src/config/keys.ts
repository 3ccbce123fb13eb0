import { hkdfSync } from 'node:crypto';

type Purpose = 'second factor' | 'rate limits' | 'preview' | 'version preview' | 'version preview link';

/**
 * Derives one key per purpose from the secret that signs tokens (HKDF-SHA-256). A key opens nothing of another purpose,
 * and does not reveal the secret.
 */
export class Keys {
  constructor(private readonly secret: string) {}

  /** 32 bytes, the same as long as the secret does not change. */
  derive(purpose: Purpose): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, 'lens', purpose, 32));
  }
}
