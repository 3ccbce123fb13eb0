import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from './folders.ts';

/**
 * With a folder of backups, makes one if it is due, before the API opens the database and migrates it. A start does not
 * depend on it.
 */
export async function backUpFirst(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  if (!env['BACKUPS_DIR']) return;
  const script = inRoot('api', 'dist', 'backup.js');
  const child = spawn(process.execPath, [script, 'scheduled'], { env, signal, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) console.error('No backup could be made. The site starts without one.');
}
