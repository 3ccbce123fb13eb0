import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Store } from '@lens/build/signing/store';
import { inRoot, root } from './folders.ts';

const command = inRoot('packages', 'build', 'src', 'operate.ts');

/**
 * Publishes builds in a process of its own, which ends with its compiler. What it refuses it names; the others are there.
 * @param signal ends it
 * @throws Error with what it printed, where nothing can be served
 */
export async function publishApart(
  builds: string[],
  { remotesFolder, keysFolder }: Store,
  signal?: AbortSignal,
): Promise<void> {
  const args = ['--import', 'tsx/esm', command, 'publish', ...builds];
  const env = { ...process.env, REMOTES_DIR: remotesFolder, KEYS_DIR: keysFolder };
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, env, signal }).catch(
    (failure: Error & { stderr?: string }) => {
      throw new Error(failure.stderr?.trim() || failure.message);
    },
  );
  if (stderr) console.error(stderr.trim());
}
