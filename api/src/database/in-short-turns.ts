import { setTimeout as sleep } from 'node:timers/promises';
import { QueryFailedError, type QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';

const lockTimeoutMs = 2000;
const pauseMs = 4000;
/** A quarter of an hour in all. */
const maxTurns = 150;

const lockNotAvailable = '55P03';

/**
 * Does work that locks tables, while others use them. Somebody may read a table for minutes, such as a backup; whoever waits for
 * it with a stronger lock makes all later requests wait too. So the work waits for two seconds only, lets others pass, and
 * begins anew. It has to be one transaction.
 */
export async function inShortTurns(runner: QueryRunner, work: () => Promise<unknown>): Promise<void> {
  await runner.query(`SET lock_timeout = ${lockTimeoutMs}`);
  try {
    for (let turn = 1; turn <= maxTurns; turn += 1) {
      try {
        await work();
        return;
      } catch (error) {
        if (!isLocked(error)) throw error;
      }
      await sleep(pauseMs);
    }
    throw new StartError(
      'The database could not be migrated: for a quarter of an hour somebody has been using a table all the time. ' +
        'The sessions that do are in pg_stat_activity.',
    );
  } finally {
    await runner.query('SET lock_timeout = DEFAULT');
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === lockNotAvailable;
