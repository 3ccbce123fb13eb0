import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { SignInAttempts } from '../src/auth/sign-in-attempts.js';
import { askForFailures, askInAnOutage } from './fuzz/directed.js';
import { operationsOf, type Document } from './fuzz/document.js';
import { hostileRequests } from './fuzz/hostile.js';
import { askForParticulars } from './fuzz/particular/all.js';
import { askIn } from './fuzz/particular/ask.js';
import { followLinks } from './fuzz/particular/inbox.js';
import { storePicture } from './fuzz/particular/pictures.js';
import { rightRequests } from './fuzz/request.js';
import { World } from './fuzz/world.js';
import { engines } from './harness/engines.js';
import { shippedFiles } from './harness/desk.js';
import { startApi } from './harness/running-api.js';
import { stubShell, type StubShell } from './harness/stub-shell.js';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const least = process.env.FULL ? 20_000 : 4000;
/** Mails are queued, as with a server of mails, and stay where staff see them. */
const unreachableMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@example.com' };
const reportFile = join(import.meta.dirname, '../../test-results/fuzz.txt');

/**
 * Every operation of the document is asked for what it takes and for what it does not. Limits count per address, and
 * every request comes from one of its own; what the limits do is asked for on purpose. On the real server where there
 * is one.
 */
describe('every operation', () => {
  let world: World;
  let shell: StubShell;
  let operations: ReturnType<typeof operationsOf>;

  beforeAll(async () => {
    shell = await stubShell(shippedFiles());
    const api = await startApi(engines.at(-1)!, { ...unreachableMail, ...shell.variables });
    const { body } = await api.call<Document>('GET', '/api/openapi.json');
    operations = operationsOf(body);
    world = new World(api, body, operations);
    await storePicture(world);
    const perOperation = Math.max(100, Math.ceil(least / operations.length));
    for (const [index, operation] of operations.entries()) {
      const right = rightRequests(body, operation);
      const asked = fc.sample(
        fc.oneof(
          { weight: 7, arbitrary: right.map((request) => [request, 'right'] as const) },
          {
            weight: 3,
            arbitrary: hostileRequests(operation, right).map((request) => [request, 'hostile'] as const),
          },
        ),
        { seed: seed + index, numRuns: perOperation + 5 },
      );
      await world.lookAround(asked.map(([request]) => request));
      for (const [request, meant] of asked) await world.send(operation, request, meant);
      // Where a second factor is being set up, twenty wrong codes close the way for an hour.
      await api.source.query('DELETE FROM second_factors');
      // A hundred wrong passwords of one account do so too: each operation begins with none.
      Object.assign(api.app.get(SignInAttempts), new SignInAttempts());
    }
    const ask = askIn(world, operations);
    await askForParticulars(ask, world, shell);
    await askForFailures(world, operations, seed);
    await askInAnOutage(world, operations, seed, () => followLinks(ask, world));
    const report = `seed ${seed}, ${world.tally.total} requests\n${world.tally.table()}\n`;
    mkdirSync(join(reportFile, '..'), { recursive: true });
    writeFileSync(reportFile, report);
    process.stdout.write(report);
  }, 3_600_000);
  afterAll(async () => {
    // What was refused before it was read to its end would hold the server open.
    world.api.app.getHttpServer().closeAllConnections();
    await world.api.stop();
    await shell.stop();
  });

  test('answers what its document says, without a fault of ours and without a word of internals [API-DOCS-3]', () => {
    expect(world.faults.slice(0, 5)).toEqual([]);
  });

  test('is asked a hundred times, and two of five requests reach its handler [API-DOCS-5]', () => {
    expect(world.tally.total).toBeGreaterThanOrEqual(least);
    const short = operations.filter((operation) => {
      const { asked, share } = world.tally.of(operation);
      return asked < 100 || share < 0.4;
    });
    expect(short.map(({ name }) => [name, world.refused.get(name)])).toEqual([]);
  });

  test('gives every answer that it documents [API-DOCS-4]', () => {
    const missing = operations.flatMap((operation) => {
      const { seen } = world.tally.of(operation);
      return Object.keys(operation.responses)
        .filter((status) => !seen.includes(status))
        .map((status) => `${operation.name} ${status}`);
    });
    expect(missing).toEqual([]);
  });
});
