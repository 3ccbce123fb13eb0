import { rmSync } from 'node:fs';
import type { LoginResponse } from '@lens/contracts/auth';
import type { RunDetail } from '@lens/contracts/runs';
import { RunRow } from '../src/translations/runs/run.entity.js';
import { RunWorker } from '../src/translations/runs/run-worker.js';
import { createDatabase, newDataFolder, serverUrl } from './harness/engines.js';
import { runApi, type Program } from './harness/program.js';
import { createRunActions, useRunShell, untranslated } from './harness/run-actions.js';
import { startStubShell } from './harness/stub-shell.js';
import { startDeepl } from './harness/translation-services/deepl.js';
import { withServices } from './harness/translation-services/with-services.js';
import { waitFor } from './harness/wait-for.js';

const shell = useRunShell();
const tagalog = { ...untranslated, languages: ['tl' as const] };

withServices('a resumed run', shell.variables, (context) => {
  const runs = createRunActions(context, shell.current);

  test('waits for the cooldown of a service that fails again', async () => {
    context.google.failNext({ status: 403 }, { status: 429, retryAfter: '600' });
    const { id } = await runs.start(tagalog);
    await runs.waitForState(id, 'stopped');
    await runs.call('POST', `runs/${id}/resume`);
    const after = async (ms: number) => {
      const row = await waitFor('the run to wait', async () => {
        const found = await context.api.dataSource.manager.findOneByOrFail(RunRow, { id });
        return found.state === 'running' && found.lease === null && found.leased_until !== null && found;
      });
      expect(row.waiting_since).not.toBeNull();
      context.advanceClock(ms);
      await context.api.dataSource.manager.update(RunRow, id, { leased_until: null });
      runs.getService(RunWorker).wake();
    };
    await after(31_000);
    await after(31_000);
    expect(context.google.received).toHaveLength(2);
    await after(600_000);
    expect((await runs.waitForState(id, 'finished')).outcomes.translated).toBe(5);
  });

  test('calls the services in each process that continues it, whatever failed there before', async () => {
    const other = runs.createReplica();
    context.google.failNext({ status: 456 }, { status: 403 });
    const options = { markup: false, signal: new AbortController().signal };
    await expect(other.services.general.translate('Rest', 'tl', options)).rejects.toThrow('456');
    const { id } = await runs.start(tagalog);
    await runs.waitForState(id, 'stopped');

    runs.holdPauses();
    await runs.call('POST', `runs/${id}/resume`);
    await runs.waitForTranslated(id, 1);
    const gone = runs.getService(RunWorker).beforeApplicationShutdown();
    runs.releasePauses();
    await gone;
    expect(other.services.cooldowns()).toHaveLength(1);
    await other.worker.onApplicationBootstrap();
    expect((await runs.waitForState(id, 'finished')).outcomes).toMatchObject({ translated: 5, failed: 0 });
    await other.worker.beforeApplicationShutdown();
  });
});

/** Sends requests as the administrator. */
function staffOf(token: string) {
  return async <Body>(
    { url }: Program,
    method: string,
    path: string,
    { body, revision }: { body?: object; revision?: number } = {},
  ): Promise<Body> => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Body;
  };
}

const server = serverUrl;
// Only one process at a time can use an embedded database.
if (server)
  test('two processes on one database finish a resumed run, whichever of them continues it', async () => {
    const count = 12;
    const texts = Array.from({ length: count }, (_, day) => [`text-${day}`, `Rest ${day} days at home.`]);
    const [own, site, deepl] = await Promise.all([
      createDatabase(server, 'seeded'),
      startStubShell({ 'en/common': Object.fromEntries(texts) }),
      startDeepl(),
    ]);
    const folders = [newDataFolder('seeded'), newDataFolder('seeded')];
    const start = (folder: string) =>
      runApi({
        DATA_DIR: folder,
        DATABASE_URL: own.url,
        JWT_SECRET: 'thirty-two characters or some more',
        ADMIN_PASSWORD: 'seven seas of rye',
        DEEPL_API_URL: deepl.url,
        DEEPL_API_KEY: deepl.key,
        ...site.variables,
      });
    const programs: Program[] = [];
    try {
      const first = await start(folders[0]!);
      programs.push(first);
      const account = { username: 'admin', password: process.env.TEST_ADMIN_PASSWORD };
      const { token } = await staffOf('')<LoginResponse>(first, 'POST', 'auth/login', { body: account });
      const staff = staffOf(token);
      deepl.failNext({ status: 456 });
      const body = { languages: ['ko'], states: ['untranslated'] };
      const { id } = await staff<RunDetail>(first, 'POST', 'translations/runs', { body });
      const reached = (state: string) =>
        waitFor(`a run that is ${state}`, async () => {
          const run = await staff<RunDetail>(first, 'GET', `translations/runs/${id}`);
          return run.state === state && run;
        });
      const { revision } = await reached('stopped');

      const second = await start(folders[1]!);
      programs.push(second);
      // The other process claims the run, and ends while it waits for a service.
      deepl.failNext({ alters: (answer) => answer }, 'silence');
      const sentBefore = deepl.received.length;
      await staff(second, 'POST', `translations/runs/${id}/resume`, { revision });
      await waitFor('two requests', () => deepl.received.length > sentBefore + 1);
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);

      const { outcomes } = await reached('finished');
      expect(outcomes).toEqual({ translated: count, needs_human: 0, skipped: 0, failed: 0 });
      // Each text once, and again the one that was refused and the one without an answer.
      expect(deepl.received.length).toBeLessThanOrEqual(count + 2);
    } finally {
      for (const { child, ended } of programs) {
        child.kill('SIGKILL');
        await ended;
      }
      await Promise.all([site.stop(), deepl.stop(), own.drop()]);
      for (const folder of folders) rmSync(folder, { recursive: true });
    }
  });
