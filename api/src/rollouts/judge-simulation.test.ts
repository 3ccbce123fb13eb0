import { describe, expect, test } from '@jest/globals';
import { addVisit, mustWithdraw, noEvidence } from './judge.js';

const isFull = Boolean(process.env.FULL);

interface Setting {
  /** How many of a hundred visits fail. */
  candidate: number;
  stable: number;
  /** How many of a hundred visitors get the candidate. */
  percent: number;
}

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @returns the number of visits until the candidate is withdrawn; undefined if it was not within so many */
function simulate(
  { candidate, stable, percent }: Setting,
  maxVisits: number,
  random: () => number,
): number | undefined {
  let evidence = noEvidence;
  const share = percent / 100;
  for (let visits = 1; visits <= maxVisits; visits += 1) {
    const arm = random() < share ? 'candidate' : 'stable';
    const failed = random() * 100 < (arm === 'candidate' ? candidate : stable);
    evidence = addVisit(evidence, { arm, failed }, share);
    // Any other visit speaks for the candidate.
    if (failed && arm === 'candidate' && mustWithdraw(evidence)) return visits;
  }
  return undefined;
}

function simulateMany(setting: Setting, runs: number, maxVisits: number): (number | undefined)[] {
  const random = randomNumbers(2026);
  return Array.from({ length: runs }, () => simulate(setting, maxVisits, random));
}

describe('false alarms [ROLLOUT-22]', () => {
  const runs = isFull ? 1000 : 100;
  const visits = isFull ? 10_000 : 2000;

  test.each<[string, Setting]>([
    [
      'a healthy candidate, which fails half as often as it may',
      { candidate: 0.5, stable: 0.2, percent: 10 },
    ],
    ['the same at half of the visitors', { candidate: 0.5, stable: 0.2, percent: 50 }],
    ['a candidate that fails just as often as it may', { candidate: 1, stable: 0.2, percent: 10 }],
    ['the same at half of the visitors', { candidate: 1, stable: 0.2, percent: 50 }],
    ['the same beside a stable version that never fails', { candidate: 1, stable: 0, percent: 90 }],
    ['an outage of both versions', { candidate: 30, stable: 30, percent: 10 }],
    ['the same at half of the visitors', { candidate: 30, stable: 30, percent: 50 }],
    ['a candidate that fails less often than a bad stable version', { candidate: 5, stable: 6, percent: 50 }],
  ])('%s: at most one roll-out in a thousand is ended', (_, setting) => {
    const ended = simulateMany(setting, runs, visits).filter((count) => count !== undefined);
    expect(ended.length).toBeLessThanOrEqual(runs / 1000);
  });
});

describe('detection [ROLLOUT-23]', () => {
  /** Median visits of both versions until the withdrawal, beside a stable version of which 0.2 % of the visits fail. */
  const medians: [candidate: number, percent: number, median: number][] = [
    [100, 10, 48],
    [100, 50, 26],
    [30, 10, 151],
    [30, 50, 86],
    [10, 10, 527],
    [10, 50, 265],
    ...(isFull
      ? ([
          [5, 10, 1809],
          [5, 50, 542],
          [2, 10, 18_475],
          [2, 50, 3559],
        ] as [number, number, number][])
      : []),
  ];

  test.each(medians)(
    'of %i %% failing at %i %% of the visitors: after about %i visits',
    (candidate, percent, median) => {
      const runs = isFull ? 1000 : 200;
      const counts = simulateMany({ candidate, stable: 0.2, percent }, runs, median * 20);
      const sorted = counts.map((count) => count ?? Infinity).sort((one, other) => one - other);
      const found = sorted[runs / 2]!;
      expect(found).toBeGreaterThan(median * 0.85);
      expect(found).toBeLessThan(median * 1.15);
    },
  );
});
