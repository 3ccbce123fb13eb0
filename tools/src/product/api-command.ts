import { spawn } from 'node:child_process';
import { buildStale } from './build.ts';
import { inRoot } from './folders.ts';

/** Runs one of the API's own commands, on whatever database the environment names, and ends as it ended. */
export async function runApiCommand(name: string, words: string[]): Promise<void> {
  await buildStale(['@lens/api']);
  const child = spawn(process.execPath, [inRoot('api', 'dist', `${name}.js`), ...words], {
    stdio: 'inherit',
  });
  child.once('close', (code) => process.exit(code ?? 1));
}
