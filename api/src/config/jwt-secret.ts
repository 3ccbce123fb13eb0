import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './env.js';

/** The secret that signs tokens. The demo generates one and stores it in a file that only its own user may read. */
export function loadJwtSecret({ jwtSecret, dataDir }: Pick<Environment, 'jwtSecret' | 'dataDir'>): string {
  if (jwtSecret) return jwtSecret;
  const file = join(dataDir, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = randomBytes(48).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  // Renamed, so that a process that is killed while writing leaves no incomplete secret.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}
