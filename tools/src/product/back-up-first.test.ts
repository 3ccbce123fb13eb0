import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUpFirst } from './back-up-first';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stands for the command of the API: writes its arguments into BACKUPS_DIR, and fails without that folder. */
function command(): string {
  const script = path.join(folder, 'backup.cjs');
  const text = `require('node:fs').writeFileSync(process.env.BACKUPS_DIR + '/args', process.argv.slice(2).join())`;
  writeFileSync(script, text);
  return script;
}

const { signal } = new AbortController();
const run = (env: NodeJS.ProcessEnv) =>
  backUpFirst({ env, signal, script: command(), say: (line) => said.push(line), stdio: 'ignore' });

test('a start with a folder of backups asks for one first, and begins without one if that fails [BACKUP-9]', async () => {
  await run({ BACKUPS_DIR: folder });
  expect(readFileSync(path.join(folder, 'args'), 'utf8')).toBe('scheduled');
  expect(said).toEqual([]);
  await run({ BACKUPS_DIR: path.join(folder, 'away') });
  expect(said).toEqual(['No backup could be made. The site starts without one.']);
});

test('a start without such a folder makes none [BACKUP-9]', async () => {
  await backUpFirst({ env: {}, signal, script: '/not-here', say: (line) => said.push(line) });
  expect(said).toEqual([]);
});
