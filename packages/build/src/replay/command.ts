import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readPorts, resolveFolders } from '@lens/contracts/deployment';
import { gateOptions } from '../gate/options.ts';
import type { Store } from '../signing/store.ts';
import { startReplay, type Replay } from './replay.ts';

export const replayUsage = [
  'replay <composition>  opens what a page was composed of, beside today’s; --tests runs the browser tests on it',
];

function describe({ composition, url, shown }: Replay, today: string): string[] {
  const { id, at, remotes } = composition;
  const versions = Object.entries(remotes).map(([name, version]) => `${name} ${version}`);
  return [
    `${id}, since ${at}: ${versions.join(', ')}`,
    ...(shown === id ? [] : [`It ran in another build of the shell, so its pages name ${shown}.`]),
    `then:  ${url}`,
    `today: ${today}`,
  ];
}

/** What names the site of whoever replays; the tests start one of their own. */
const ofSite = [
  ...['DATA_DIR', 'REMOTES_DIR', 'KEYS_DIR', 'TRUSTED_ROOT', 'SITE_STATE_DIR', 'DATABASE_URL'],
  ...['PORT', 'API_PORT', 'API_URL', 'PUBLIC_URL'],
];

/** Runs the browser tests of this repository on the remotes of a replay. @returns the exit code */
async function runTests({ folder }: Replay, repository: string, specs: string[]): Promise<number> {
  const tests = path.join(repository, 'e2e');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--project=product', '--no-deps', ...specs];
  const others = Object.entries(process.env).filter(([name]) => !ofSite.includes(name));
  const env = { ...Object.fromEntries(others), REPLAY_DIR: folder };
  const [code] = (await once(
    spawn(process.execPath, args, { cwd: tests, env, stdio: 'inherit' }),
    'exit',
  )) as [number | null];
  return code ?? 1;
}

const untilStopped = (): Promise<unknown> =>
  Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

/** @param args the composition, then `--tests` and the specs to run */
export async function replay(store: Store, repository: string, args: string[]): Promise<string[]> {
  const [id = '', first, ...specs] = args;
  if (first !== undefined && first !== '--tests') throw new Error(`replay knows no "${first}".`);
  const resolve = (folder: string) => path.resolve(repository, folder);
  const ports = readPorts(process.env);
  const { dataFolder } = resolveFolders(process.env, resolve);
  const { shellFolder } = gateOptions(repository, {});
  const apiUrl = process.env['API_URL'] || `http://127.0.0.1:${ports.API_PORT}`;
  const running = await startReplay(id, { store, dataFolder, shellFolder, apiUrl });
  try {
    const today = process.env['PUBLIC_URL'] || `http://localhost:${ports.PORT}`;
    for (const line of describe(running, today)) console.log(line);
    if (first === '--tests') process.exitCode = await runTests(running, repository, specs);
    else await untilStopped();
  } finally {
    await running.stop();
  }
  return [];
}
