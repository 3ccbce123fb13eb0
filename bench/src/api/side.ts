import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '@lens/tools/product/folders';

const timeoutMs = 30_000;

/** One process under measurement. */
export interface Side {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a Node program, and waits until `path` responds.
 * @param log the file that its output is written to; without one there is none
 */
export async function startSide(
  program: string[],
  env: Record<string, string>,
  port: number,
  path: string,
  log?: string,
): Promise<Side> {
  const variables = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env };
  const output = log === undefined ? 'ignore' : openSync(log, 'w');
  const child = spawn(process.execPath, program, {
    cwd: inRoot(),
    env: variables,
    stdio: ['ignore', output, output],
  });
  if (typeof output === 'number') closeSync(output);
  const url = `http://127.0.0.1:${port}${path}`;
  const deadlineMs = Date.now() + timeoutMs;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadlineMs || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`${program.join(' ')} did not answer ${path}.`);
    }
    await sleep(50);
  }
  return { url, stop: () => stopProcess(child) };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await exited;
  clearTimeout(timer);
}
