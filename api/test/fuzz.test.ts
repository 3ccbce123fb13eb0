import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { askForFailures, askWithoutDatabase } from './fuzz/directed.js';
import { operationsOf, type Document } from './fuzz/document.js';
import { hostileRequests } from './fuzz/hostile.js';
import { askInParticular, makeRows } from './fuzz/particular.js';
import { rightRequests } from './fuzz/request.js';
import { World } from './fuzz/world.js';
import { engines } from './harness/engines.js';
import { startApi } from './harness/running-api.js';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const least = process.env.FULL ? 20_000 : 4000;
const reportFile = join(import.meta.dirname, '../../test-results/fuzz.txt');

/**
 * Every operation of the document is asked for what it takes and for what it does not. Limits count per address, and
 * every request comes from one of its own; what the limits do is asked for on purpose. On the real server where there
 * is one.
 */
describe('every operation', () => {
  let world: World;
  let operations: ReturnType<typeof operationsOf>;

  beforeAll(async () => {
    const api = await startApi(engines.at(-1)!);
    const { body } = await api.call<Document>('GET', '/api/openapi.json');
    operations = operationsOf(body);
    world = new World(api, body, operations);
    await makeRows(world);
    const perOperation = Math.max(100, Math.ceil(least / operations.length));
    for (const [index, operation] of operations.entries()) {
      await world.lookAround();
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
      for (const [request, meant] of asked) await world.send(operation, request, meant);
    }
    await world.lookAround();
    await askInParticular(world, operations);
    await askForFailures(world, operations, seed);
    await askWithoutDatabase(world, operations, seed);
    const report = `seed ${seed}, ${world.tally.total} requests\n${world.tally.table()}\n`;
    mkdirSync(join(reportFile, '..'), { recursive: true });
    writeFileSync(reportFile, report);
    process.stdout.write(report);
  }, 600_000);
  afterAll(() => world.api.stop());

  test('answers what its document says, without a fault of ours and without a word of internals', () => {
    expect(world.faults.slice(0, 5)).toEqual([]);
  });

  test('is asked a hundred times, and two of five requests reach its handler', () => {
    expect(world.tally.total).toBeGreaterThanOrEqual(least);
    const short = operations.filter((operation) => {
      const { asked, share } = world.tally.of(operation);
      return asked < 100 || share < 0.4;
    });
    expect(short.map(({ name }) => [name, world.refused.get(name)])).toEqual([]);
  });

  test('gives every answer that it documents', () => {
    const missing = operations.flatMap((operation) => {
      const { seen } = world.tally.of(operation);
      return Object.keys(operation.responses)
        .filter((status) => !seen.includes(status))
        .map((status) => `${operation.name} ${status}`);
    });
    expect(missing).toEqual([]);
  });
});
