import { jest } from '@jest/globals';
import type { Logger } from 'pino';
import { gate, type Gate } from '../../../test/harness/gate.js';
import { RepeatedJob, type Repetition } from './repeated-job.js';

const failure = { level: 'warn', message: 'the job failed' } as const;
const warn = jest.fn();
const log = { warn } as unknown as Logger;

/** A job whose passes begin and end when the test says so. */
class GatedJob extends RepeatedJob {
  readonly passes: Gate[] = [];
  private begun = gate();

  constructor(repetition: Partial<Repetition> = {}) {
    super({ pauseMs: 0, failure, ...repetition }, log);
  }

  execute(): Promise<void> {
    const pass = gate();
    this.passes.push(pass);
    this.begun.open();
    this.begun = gate();
    return pass.opened;
  }

  /** The pass that begins next. */
  async next(): Promise<Gate> {
    await this.begun.opened;
    return this.passes.at(-1)!;
  }
}

/** All that is on its way without a timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a pass that throws is logged, and the next one runs', async () => {
  const job = new GatedJob();
  await job.onApplicationBootstrap();
  const second = job.next();
  job.passes[0]!.fail(new TypeError('of no use'));
  const { open } = await second;
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ fault: 'TypeError' }), failure.message]]);
  open();
  await job.beforeApplicationShutdown();
});

test('a process that ends waits for the pass under way, and begins no other', async () => {
  const job = new GatedJob();
  job.wake();
  job.wake();
  const over = jest.fn();
  const ending = job.beforeApplicationShutdown().then(over);
  await settle();
  expect(over).not.toHaveBeenCalled();
  job.passes[0]!.open();
  await ending;
  job.wake();
  await settle();
  expect(job.passes).toHaveLength(1);
});

test('work that comes during a pass is done right after it, and never two passes at once', async () => {
  const job = new GatedJob({ pauseMs: 3_600_000 });
  job.wake();
  const second = job.next();
  job.wake();
  job.wake();
  await settle();
  expect(job.passes).toHaveLength(1);
  job.passes[0]!.open();
  (await second).open();
  await settle();
  expect(job.passes).toHaveLength(2);
  await job.beforeApplicationShutdown();
});

test('a job that has time begins later than the process', async () => {
  const job = new GatedJob({ firstAfterMs: 1 });
  const first = job.next();
  await job.onApplicationBootstrap();
  expect(job.passes).toHaveLength(0);
  (await first).open();
  await job.beforeApplicationShutdown();
});
