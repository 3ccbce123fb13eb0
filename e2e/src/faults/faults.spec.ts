import { expect, test as base } from '@playwright/test';
import { findPostgres, isRoot } from '@lens/tools/engines/find';
import { startPostgres } from '@lens/tools/engines/postgres';
import { isFullRun } from '../fixtures/full-run.ts';
import { Exercise } from './exercise.ts';
import { faultsOf, type Part } from './faults.ts';
import { Moments } from './kill/moments.ts';
import { randomFrom } from './kill/statistics.ts';
import type { KillableSite } from './kill/supervised-site.ts';
import { untilReady } from './kill/until-ready.ts';
import { startFaultSite, type FaultSite } from './site.ts';

const lengthMs = isFullRun ? 3000 : 900;

interface Workers {
  /** A product on the embedded database, on a disk of its own where that can be. */
  site: FaultSite;
  /** The four who use it. */
  embedded: Exercise;
  /** The same on PostgreSQL. */
  server: Exercise;
}

/** One product for all troubles, since each ends before the next begins. */
const test = base.extend<object, Workers>({
  site: [
    async ({}, use) => {
      const site = await startFaultSite({ ownDisk: isRoot() !== null });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  embedded: [
    async ({ site }, use) => {
      const exercise = new Exercise(site);
      await use(exercise);
      exercise.remove();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({}, use) => {
      const server = await startPostgres(findPostgres()!);
      const site = await startFaultSite({ databaseUrl: server.url, ownDisk: isRoot() !== null });
      const exercise = new Exercise(site);
      await use(exercise);
      exercise.remove();
      await site.stop();
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Makes each trouble of a part, one after the other. */
async function makeTroubles(exercise: Exercise, part: Part): Promise<void> {
  for (const fault of faultsOf(part, isFullRun))
    await test.step(fault.kind, async () => {
      const outcome = await exercise.during(fault, lengthMs);
      test.info().annotations.push({ type: outcome.fault, description: JSON.stringify(outcome) });
      if (isFullRun) console.log(JSON.stringify(outcome));
      expect(outcome.problems, JSON.stringify(outcome)).toEqual([]);
    });
}

test.describe('A part in trouble loses nothing that was acknowledged, stores nothing twice, shows no blank page and needs no hand', () => {
  test.setTimeout(300_000);

  test('a remote [FAULT-1]', ({ embedded }) => makeTroubles(embedded, 'remote'));
  test('the registry [FAULT-2]', ({ embedded }) => makeTroubles(embedded, 'registry'));
  test('the shell [FAULT-3]', ({ embedded }) => makeTroubles(embedded, 'shell'));
  test('the API [FAULT-4]', ({ embedded }) => makeTroubles(embedded, 'API'));
  test('the mail server [FAULT-7]', ({ embedded }) => makeTroubles(embedded, 'mail'));
  test('the disk [FAULT-9]', { tag: '@root' }, ({ embedded }) => makeTroubles(embedded, 'disk'));
  test('the clock [FAULT-10]', ({ embedded }) => makeTroubles(embedded, 'clock'));

  test('kill -9 at a random moment of an upload [FAULT-11]', async ({ site }) => {
    const seed = Date.now() % 2 ** 31;
    const killable: KillableSite = {
      kill: (victim) => victim !== 'tree' && site.kill(victim),
      untilReady: () => untilReady(site.url),
    };
    const moments = new Moments(killable, site, randomFrom(seed));
    const moment = await moments.ofUpload();
    expect(moment.problems, `seed ${seed}: ${JSON.stringify(moment)}`).toEqual([]);
    moments.remove();
  });
});

if (isFullRun)
  test.describe('The same with PostgreSQL', { tag: '@postgres' }, () => {
    test.setTimeout(600_000);
    const parts: Part[] = ['database', 'remote', 'registry', 'shell', 'API', 'mail', 'clock'];
    for (const part of parts) test(`the ${part}`, ({ server }) => makeTroubles(server, part));
  });
