import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot, root } from './folders.ts';

const command = inRoot('packages', 'build', 'src', 'operate.ts');

/**
 * Publishes builds in a process of its own, which ends with its compiler.
 * @throws Error with what it printed
 */
export async function publishApart(builds: string[], remotesFolder: string): Promise<void> {
  const args = ['--import', 'tsx/esm', command, 'publish', ...builds];
  const env = { ...process.env, REMOTES_DIR: remotesFolder };
  await promisify(execFile)(process.execPath, args, { cwd: root, env }).catch(
    (failure: Error & { stderr?: string }) => {
      throw new Error(failure.stderr?.trim() || failure.message);
    },
  );
}
