import { createHash } from 'node:crypto';

export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A shorter hash for every page, because compression cannot shorten hashes. */
export const shortIntegrityOf = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A source in the content policy. */
export const sha256Source = (content: string): string => `'${shortIntegrityOf(content)}'`;

export class IntegrityError extends Error {
  constructor(file: string) {
    super(`${file} is not the file that the registry names: its hash is missing or differs.`);
    this.name = 'IntegrityError';
  }
}
