import { missedTargets, p99, ratioOfRounds, spreadOfRounds } from './targets.ts';
import type { LoadRound } from './wrk.ts';

const round = (rate: number): LoadRound => ({ rate, p50: 1, p99: 2, failed: 0 });
const good = {
  page: 0.6,
  unchanged: 0.5,
  pageBehindNginx: 0.9,
  unchangedBehindNginx: 0.9,
  p99AtHalf: 2,
  p99Uncached: 40,
  failed: 0,
};

test('a busy round changes neither the ratio nor its sign', () => {
  const [shell, nginx] = [[600, 60, 500].map(round), [1000, 100, 1000].map(round)];
  expect(ratioOfRounds(shell, nginx)).toBe(0.6);
  expect(spreadOfRounds(shell, nginx)).toEqual({ lowest: 0.5, highest: 0.6 });
});

test('99 in a hundred are below the figure', () => {
  expect(p99(Array.from({ length: 200 }, (_, index) => index))).toBe(198);
  expect(p99([7])).toBe(7);
});

test('each figure has a limit', () => {
  expect(missedTargets(good)).toEqual([]);
  for (const bad of [
    { page: 0.39 },
    { unchanged: 0.1 },
    { pageBehindNginx: 0.79 },
    { unchangedBehindNginx: 0.7 },
    { p99AtHalf: 6 },
    { p99Uncached: 61 },
    { failed: 1 },
  ])
    expect(missedTargets({ ...good, ...bad })).toHaveLength(1);
});
