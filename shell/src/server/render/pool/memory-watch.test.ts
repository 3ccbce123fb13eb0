/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { MemoryWatch, type WatchedThread } from './memory-watch';

const megabytes = 1024 * 1024;
let total: number;
let ended: string[];
let watch: MemoryWatch;

/** A thread that takes some megabytes, which are free once it has ended. */
function threadWith(name: string, taken: number, answer: number | null, busySinceMs = 0): WatchedThread {
  return {
    busySinceMs,
    bufferBytes: () => Promise.resolve(answer === null ? null : answer * megabytes),
    end: () => {
      if (!ended.includes(name)) total -= taken * megabytes;
      ended.push(name);
      return Promise.resolve();
    },
  };
}

async function watchGrowth(threads: WatchedThread[], growth: number): Promise<void> {
  total = 100 * megabytes;
  ended = [];
  watch = new MemoryWatch(
    () => threads,
    () => total,
  );
  watch.start();
  total += growth * megabytes;
  await sleep(150);
}
afterEach(() => watch.stop());

it('Ends the thread that says that it takes too much, and no other [PAGES-8]', async () => {
  await watchGrowth(
    [threadWith('full', 300, 300), threadWith('small', 10, 10), threadWith('busy', 0, null)],
    310,
  );
  expect(ended).toEqual(['full']);
});

it('Ends the one that says nothing and has been busy the longest, if none says so', async () => {
  await watchGrowth([threadWith('late', 0, null, 200), threadWith('early', 300, null, 100)], 310);
  expect(ended).toEqual(['early']);
});

it('Asks nobody while memory does not grow by much, and ends nobody who takes little', async () => {
  await watchGrowth([threadWith('busy', 0, null)], 200);
  expect(ended).toEqual([]);
  watch.stop();
  await watchGrowth([threadWith('small', 10, 10)], 300);
  expect(ended).toEqual([]);
});
