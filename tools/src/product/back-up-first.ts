import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from './folders.ts';

interface FirstBackup {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  script?: string;
  say?: (line: string) => void;
  stdio?: 'inherit' | 'ignore';
}

/**
 * With a folder of backups, makes one if it is due, before the API opens the database and migrates it. A start does not
 * depend on it.
 */
export async function backUpFirst({
  env,
  signal,
  script = inRoot('api', 'dist', 'backup.js'),
  say = console.error,
  stdio = 'inherit',
}: FirstBackup): Promise<void> {
  if (!env['BACKUPS_DIR']) return;
  const child = spawn(process.execPath, [script, 'scheduled'], { env, signal, stdio });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) say('No backup could be made. The site starts without one.');
}
