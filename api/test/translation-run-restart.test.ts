import { rmSync } from 'node:fs';
import type { LoginResponse } from '@lens/contracts/auth';
import type { RunDetail } from '@lens/contracts/runs';
import { newDataFolder } from './harness/engines.js';
import { runApi, type Program } from './harness/program.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { startDeepl } from './harness/translation-services/deepl.js';
import type { StubService } from './harness/translation-services/stub-service.js';
import { waitFor } from './harness/wait-for.js';

const count = 24;

let program: Program;
let folder: string;
let shell: StubShell;
let deepl: StubService;

beforeAll(async () => {
  folder = newDataFolder('seeded');
  const texts = Array.from({ length: count }, (_, number) => [
    `text-${number}`,
    `Rest ${number} days at home.`,
  ]);
  shell = await startStubShell({ 'en/common': Object.fromEntries(texts) });
  deepl = await startDeepl();
});
afterAll(async () => {
  program.child.kill('SIGKILL');
  await program.ended;
  await shell.stop();
  await deepl.stop();
  rmSync(folder, { recursive: true });
});

const start = async () => {
  program = await runApi({
    DATA_DIR: folder,
    DEEPL_API_URL: deepl.url,
    DEEPL_API_KEY: deepl.key,
    ...shell.variables,
  });
};

async function ask<Body>(method: string, path: string, token = '', body?: object): Promise<Body> {
  const answer = await fetch(`${program.url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Body;
}

test('a run continues by itself after the process was stopped or killed, and no text is saved twice [RUN-3]', async () => {
  await start();
  const account = { username: 'admin', password: process.env.TEST_ADMIN_PASSWORD };
  const { token } = await ask<LoginResponse>('POST', 'auth/login', '', account);
  const request = { languages: ['ko'], states: ['untranslated'] };
  const { id } = await ask<RunDetail>('POST', 'translations/runs', token, request);
  const past = (least: number) =>
    waitFor('progress', async () => {
      const run = await ask<RunDetail>('GET', `translations/runs/${id}`, token);
      return run.outcomes.translated > least && run;
    });

  const first = await past(2);
  const sentBefore = deepl.received.length;
  deepl.failNext('silence');
  await waitFor('a request without a response', () => deepl.received.length > sentBefore);
  const before = Date.now();
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  // Shorter than the timeout of a service.
  expect(Date.now() - before).toBeLessThan(14_000);
  await start();
  const second = await past(first.outcomes.translated + 2);
  program.child.kill('SIGKILL');
  await program.ended;
  expect([first.state, second.state]).toEqual(['running', 'running']);

  await start();
  const run = await waitFor('the end', async () => {
    const found = await ask<RunDetail>('GET', `translations/runs/${id}`, token);
    return found.state === 'finished' && found;
  });
  expect(run.outcomes).toEqual({ translated: count, needs_human: 0, skipped: 0, failed: 0 });
  // At most the one text that was being translated when the process was killed.
  expect(deepl.received.length).toBeLessThanOrEqual(count + 2);
  const texts = await ask<{ total: number }>('GET', 'translations/texts?language=ko&state=machine', token);
  expect(texts.total).toBe(count);
});
