import { createHash } from 'node:crypto';

export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** For values that stand in every page, where no compressor shortens them. */
export const shortIntegrityOf = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A source of the content policy. */
export const sha256Source = (content: string): string => `'${shortIntegrityOf(content)}'`;

export class IntegrityError extends Error {
  constructor(file: string) {
    super(`${file} is not the file that the registry names: its hash is missing or differs.`);
    this.name = 'IntegrityError';
  }
}
