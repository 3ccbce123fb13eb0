import { spawn } from 'node:child_process';
import { inRoot, root } from './folders.ts';
import { isBuilt, rememberBuilt } from './freshness.ts';

/**
 * Builds what is stale; what was built from the same sources before comes from the cache.
 * @param projects names of packages, all of them when left out
 * @param signal ends the build
 * @throws Error with the build's own output
 */
export async function buildStale(projects: string[] = [], signal?: AbortSignal): Promise<void> {
  const whole = projects.length === 0;
  if (isBuilt()) return;
  const only = whole ? [] : [`--projects=${projects.join(',')}`];
  const nx = inRoot('node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const child = spawn(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '--outputStyle=static', '--parallel=2', ...only],
    {
      cwd: root,
      env: { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    },
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(output).toString('utf8')}`);
  if (whole) rememberBuilt();
}
