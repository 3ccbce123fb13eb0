import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addVisit, budgetSums, logMeanExp, mustWithdraw, noEvidence, type Evidence } from './judge.js';

const visit = fc.record({
  arm: fc.constantFrom('candidate' as const, 'stable' as const),
  failed: fc.boolean(),
});
const share = fc.double({ min: 0.01, max: 0.9, noNaN: true });
type Visit = Parameters<typeof addVisit>[1];

const after = (visits: Visit[], atShare: number, before = noEvidence): Evidence =>
  visits.reduce((evidence, one) => addVisit(evidence, one, atShare), before);
const repeated = (count: number, one: Visit): Visit[] => Array.from({ length: count }, () => one);
const fails: Visit = { arm: 'candidate', failed: true };
const works: Visit = { arm: 'candidate', failed: false };
const stableFails: Visit = { arm: 'stable', failed: true };

describe('what the visits of a candidate say, against numbers worked by hand [ROLLOUT-20]', () => {
  test('a failure is twice, five times and twenty times as likely as the budget allows', () => {
    expect(budgetSums({ successes: 0, failures: 1 }).map(Math.exp)).toEqual([
      expect.closeTo(2, 10),
      expect.closeTo(5, 10),
      expect.closeTo(20, 10),
    ]);
  });

  test('a success is 98/99, 95/99 and 80/99 as likely', () => {
    expect(budgetSums({ successes: 1, failures: 0 }).map(Math.exp)).toEqual([
      expect.closeTo(98 / 99, 10),
      expect.closeTo(95 / 99, 10),
      expect.closeTo(80 / 99, 10),
    ]);
  });

  test('at a tenth of the visitors, a failure of the candidate counts 20/11, 25/7 and 200/29', () => {
    expect(after([fails], 0.1).shareSums.map(Math.exp)).toEqual([
      expect.closeTo(20 / 11, 10),
      expect.closeTo(25 / 7, 10),
      expect.closeTo(200 / 29, 10),
    ]);
  });

  test('at a tenth of the visitors, a failure of the stable version counts 10/11, 5/7 and 10/29', () => {
    expect(after([stableFails], 0.1).shareSums.map(Math.exp)).toEqual([
      expect.closeTo(10 / 11, 10),
      expect.closeTo(5 / 7, 10),
      expect.closeTo(10 / 29, 10),
    ]);
  });

  test('each failure counts at the share of its time', () => {
    const evidence = after([fails], 0.5, after([fails], 0.1));
    expect(evidence.shareSums.map(Math.exp)).toEqual([
      expect.closeTo((20 / 11) * (4 / 3), 10),
      expect.closeTo((25 / 7) * (5 / 3), 10),
      expect.closeTo((200 / 29) * (40 / 21), 10),
    ]);
  });

  test('the mean is that of the likelihoods', () => {
    expect(Math.exp(logMeanExp([Math.log(2), Math.log(3), Math.log(10)]))).toBeCloseTo(5, 10);
  });
});

describe('the verdict [ROLLOUT-21]', () => {
  // At a tenth of the visitors: four failures in a row say 20⁴ / 3 and about 810, five say about 5,400.
  test('falls at the fifth failure in a row, and not at the fourth', () => {
    expect(mustWithdraw(after(repeated(4, fails), 0.1))).toBe(false);
    expect(mustWithdraw(after(repeated(5, fails), 0.1))).toBe(true);
  });

  test('does not fall while both versions fail alike', () => {
    const outage = [...repeated(10, fails), ...repeated(90, stableFails)];
    expect(mustWithdraw(after(outage, 0.1))).toBe(false);
  });

  test('does not fall within the budget, although the stable version never fails', () => {
    expect(mustWithdraw(after([...repeated(990, works), ...repeated(10, fails)], 0.5))).toBe(false);
  });

  test('does not fall on what was seen when nobody, or everybody, was to get the candidate', () => {
    expect(mustWithdraw(after(repeated(100, fails), 0))).toBe(false);
    expect(mustWithdraw(after(repeated(100, fails), 1))).toBe(false);
  });

  test('falls however many visits there are: nothing overflows', () => {
    const many = { successes: 1_000_000_000, failures: 1_000_000_000 };
    const evidence = {
      counts: { candidate: many, stable: { successes: 0, failures: 0 } },
      shareSums: [1e9, 1e9, 1e9],
    };
    expect(mustWithdraw(evidence)).toBe(true);
    expect(mustWithdraw({ ...evidence, shareSums: [-1e9, -1e9, -1e9] })).toBe(false);
  });
});

describe('properties of the evidence [ROLLOUT-20]', () => {
  test('neither half expects to grow while the candidate is no worse', () => {
    fc.assert(
      fc.property(share, fc.double({ min: 0, max: 0.01, noNaN: true }), (atShare, rate) => {
        const [failed, worked] = [1, 0].map((failures) => budgetSums({ failures, successes: 1 - failures }));
        failed!.forEach((power, index) =>
          expect(rate * Math.exp(power) + (1 - rate) * Math.exp(worked![index]!)).toBeLessThanOrEqual(
            1 + 1e-9,
          ),
        );
        const [candidate, stable] = [fails, stableFails].map((one) => after([one], atShare).shareSums);
        candidate!.forEach((power, index) =>
          expect(atShare * Math.exp(power) + (1 - atShare) * Math.exp(stable![index]!)).toBeCloseTo(1, 9),
        );
      }),
    );
  });

  test('the order of visits does not matter', () => {
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 60 }), share, (visits, atShare) => {
        const forwards = after(visits, atShare);
        const backwards = after(visits.toReversed(), atShare);
        expect(backwards.counts).toEqual(forwards.counts);
        backwards.shareSums.forEach((sum, index) => expect(sum).toBeCloseTo(forwards.shareSums[index]!, 6));
      }),
    );
  });

  test('a late failure says no more than a failure at once', () => {
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 60 }), share, (visits, atShare) => {
        const before = after(visits, atShare);
        const late = after([works, fails], atShare, before);
        const atOnce = after([fails], atShare, before);
        expect(logMeanExp(budgetSums(late.counts.candidate))).toBeLessThan(
          logMeanExp(budgetSums(atOnce.counts.candidate)),
        );
        expect(late.shareSums).toEqual(atOnce.shareSums);
      }),
    );
  });

  test('a failure of the candidate never speaks for it, nor does one of the stable version against it', () => {
    fc.assert(
      fc.property(share, (atShare) => {
        expect(after([fails], atShare).shareSums.every((sum) => sum > 0)).toBe(true);
        expect(after([stableFails], atShare).shareSums.every((sum) => sum < 0)).toBe(true);
      }),
    );
  });
});
