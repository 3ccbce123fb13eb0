import { hkdfSync } from 'node:crypto';

type Purpose = 'second factor' | 'preview';

/**
 * Keys for one purpose each, all from the secret that signs tokens (HKDF-SHA-256): what one key signs or seals, no
 * other opens, and none tells of the secret.
 */
export class Keys {
  constructor(private readonly secret: string) {}

  /** 32 bytes, the same for as long as the secret is. */
  derive(purpose: Purpose): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, 'lens', purpose, 32));
  }
}
