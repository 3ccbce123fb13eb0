import { createHash } from 'node:crypto';

export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const sha256Source = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

export class IntegrityError extends Error {
  constructor(file: string) {
    super(`${file} is not the file that the registry names: its hash is missing or differs.`);
    this.name = 'IntegrityError';
  }
}
