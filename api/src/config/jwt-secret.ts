import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './env.js';

/** The secret that signs tokens; the demo makes its own once and keeps it, readable by its owner only. */
export function loadJwtSecret({ jwtSecret, dataDir }: Pick<Environment, 'jwtSecret' | 'dataDir'>): string {
  if (jwtSecret) return jwtSecret;
  const file = join(dataDir, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const made = randomBytes(48).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  // Renamed into place, so that a process killed in between leaves no half secret.
  writeFileSync(`${file}.new`, made, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
}
