import { randomInt } from 'node:crypto';
import { comparisons, type Comparison } from './comparisons.ts';
import { median, rankTest } from './rank-test.ts';
import { startTimedApi } from './timed-api.ts';

/** Answers of each kind: an account takes a hundred wrong passwords an hour from places that it does not know. */
const count = 90;
/** One run in a hundred finds a difference where there is none, over all comparisons. */
const leastProbability = 0.01;

/** Sends both kinds in random order, one after the other, and notes how long each answer took. */
async function measure({ kinds }: Comparison): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (const { request } of kinds) for (let at = 1; at <= 5; at += 1) await request(-at);
  for (let at = 0; at < count; at += 1)
    for (const kind of randomInt(2) === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await kinds[kind].request(at);
      times[kind].push(performance.now() - start);
    }
  return times;
}

/** @returns whether nobody could tell the two kinds apart */
async function report(comparison: Comparison, tests: number): Promise<boolean> {
  const [first, second] = await measure(comparison);
  const { share, probability } = rankTest(first, second);
  const isAlike = probability >= leastProbability / tests;
  const [one, other] = comparison.kinds;
  console.log(`${comparison.title}: ${isAlike ? 'not told apart' : 'TOLD APART'}`);
  console.log(
    `  median of ${count}: ${one.name} ${median(first).toFixed(2)} ms, ${other.name} ${median(second).toFixed(2)} ms`,
  );
  console.log(
    `  ${one.name} takes longer in ${(share * 100).toFixed(0)} of 100 pairs, p = ${probability.toPrecision(2)}`,
  );
  return isAlike;
}

const api = await startTimedApi();
try {
  console.log(`On ${api.engine}:`);
  const all = comparisons(api.origin);
  for (const comparison of all) if (!(await report(comparison, all.length))) process.exitCode = 1;
} finally {
  await api.stop();
}
