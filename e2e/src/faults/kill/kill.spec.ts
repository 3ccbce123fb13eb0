import { findPostgres } from '@lens/tools/engines/find';
import { expect, test } from '@playwright/test';
import { isFullRun } from '../../fixtures/full-run.ts';
import { KillablePostgres } from './killable-postgres.ts';
import type { Moment } from './moments.ts';
import { report } from './report.ts';
import { runKills } from './run-kills.ts';
import { distribution } from './statistics.ts';

/** What an operator is promised of a machine that does nothing else; on another one some take longer. */
const readyLimitMs = 5000;

/** What was killed, whatever was killed: each broke no promise, and nearly all were ready again in time. */
function expectWell(moments: Moment[]): void {
  const text = report(moments);
  test.info().annotations.push({ type: 'kill -9', description: text });
  console.log(text);
  expect(
    moments.filter(({ problems }) => problems.length > 0),
    text,
  ).toEqual([]);
  expect(distribution(moments.map(({ readyMs }) => readyMs)).p95, text).toBeLessThanOrEqual(readyLimitMs);
}

const count = 250;

if (isFullRun)
  test.describe('After kill -9 at 250 random moments nothing is lost, and all is ready again', () => {
    test.setTimeout(count * 20_000 + 60_000);

    test('on the embedded database', async () => {
      expectWell(await runKills({ count, seed: 1, postgres: null }));
    });

    test('on PostgreSQL, which is killed too', { tag: '@postgres' }, async () => {
      const postgres = await KillablePostgres.start(findPostgres()!);
      try {
        expectWell(await runKills({ count, seed: 2, postgres }));
      } finally {
        await postgres.stop();
      }
    });
  });
