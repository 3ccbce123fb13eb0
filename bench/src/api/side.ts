import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '@lens/tools/product/folders';

const patienceMs = 30_000;

/** One process under measurement. */
export interface Side {
  url: string;
  stop(): Promise<void>;
}

/** Starts a Node program without a terminal to print to, and waits until `path` answers. */
export async function startSide(
  program: string[],
  env: Record<string, string>,
  port: number,
  path: string,
): Promise<Side> {
  const variables = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env };
  const child = spawn(process.execPath, program, { cwd: inRoot(), env: variables, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}${path}`;
  const end = Date.now() + patienceMs;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`${program.join(' ')} did not answer ${path}.`);
    }
    await sleep(50);
  }
  return { url, stop: () => ended(child) };
}

async function ended(child: ChildProcess): Promise<void> {
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await over;
  clearTimeout(timer);
}
