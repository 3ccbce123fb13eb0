import { jest } from '@jest/globals';
import type { Logger } from 'pino';
import { gate, type Gate } from '../../../test/harness/gate.js';
import { RepeatedJob, type Repetition } from './repeated-job.js';

const failure = { level: 'warn', message: 'the job failed' } as const;
const warn = jest.fn();
const log = { warn } as unknown as Logger;

/** A job whose passes the test ends. */
class GatedJob extends RepeatedJob {
  readonly passes: Gate[] = [];
  private nextStart = gate();

  constructor(repetition: Partial<Repetition> = {}) {
    super({ pauseMs: 0, failure, ...repetition }, log);
  }

  execute(): Promise<void> {
    const pass = gate();
    this.passes.push(pass);
    this.nextStart.open();
    this.nextStart = gate();
    return pass.opened;
  }

  /** Resolves when the next pass begins. */
  async nextPass(): Promise<Gate> {
    await this.nextStart.opened;
    return this.passes.at(-1)!;
  }
}

/** Lets everything run that does not wait for a timer. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

test('a pass that throws is logged, and the next one runs', async () => {
  const job = new GatedJob();
  await job.onApplicationBootstrap();
  const second = job.nextPass();
  job.passes[0]!.fail(new TypeError('a fault'));
  const { open } = await second;
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ fault: 'TypeError' }), failure.message]]);
  open();
  await job.beforeApplicationShutdown();
});

test('a process that ends waits for the current pass, and begins no other', async () => {
  const job = new GatedJob();
  job.wake();
  job.wake();
  const onShutdown = jest.fn();
  const shutdown = job.beforeApplicationShutdown().then(onShutdown);
  await flushPromises();
  expect(onShutdown).not.toHaveBeenCalled();
  job.passes[0]!.open();
  await shutdown;
  job.wake();
  await flushPromises();
  expect(job.passes).toHaveLength(1);
});

test('work that arrives during a pass is done right after it, and two passes never run at once', async () => {
  const job = new GatedJob({ pauseMs: 3_600_000 });
  job.wake();
  const second = job.nextPass();
  job.wake();
  job.wake();
  await flushPromises();
  expect(job.passes).toHaveLength(1);
  job.passes[0]!.open();
  (await second).open();
  await flushPromises();
  expect(job.passes).toHaveLength(2);
  await job.beforeApplicationShutdown();
});

test('a job can begin later than the process', async () => {
  const job = new GatedJob({ firstAfterMs: 1 });
  const first = job.nextPass();
  await job.onApplicationBootstrap();
  expect(job.passes).toHaveLength(0);
  (await first).open();
  await job.beforeApplicationShutdown();
});
