import { spawn } from 'node:child_process';
import { root } from '../product/folders.ts';

export interface Outcome {
  code: number | null;
  output: string;
}

/** Runs a Node program of the repository, and resolves with its exit code and everything it printed. */
export function runNode(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
