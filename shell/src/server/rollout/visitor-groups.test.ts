/** @jest-environment node */
import type { Rollout } from '../registry/snapshot';
import { VisitorGroups } from './visitor-groups';

const rollout = (percent: number, name = 'a1b2c3d4e5f60718'): Rollout => ({ name, percent }) as Rollout;
const groupsOf = (rollouts: Rollout[], isSecure = false) => new VisitorGroups(() => rollouts, isSecure);
const all = Array.from({ length: 10_000 }, (_, number) => number);
const cookieOf = (number: number) => `i18next=es; site_version=${number}`;
/** The numbers whose visitors get the candidate of the only roll-out. */
const numbersIn = (percent: number, name?: string): Set<number> => {
  const groups = groupsOf([rollout(percent, name)]);
  return new Set(all.filter((number) => groups.of(cookieOf(number)).key !== ''));
};

describe('Visitors of a roll-out [ROLLOUT-3]', () => {
  it.each([
    [0, 0, 0],
    [1, 50, 150],
    [10, 900, 1100],
    [50, 4800, 5200],
    [90, 8900, 9100],
  ])('of %s percent are so many of 10,000', (percent, min, max) => {
    const { size } = numbersIn(percent);
    expect(size).toBeGreaterThanOrEqual(min);
    expect(size).toBeLessThanOrEqual(max);
  });

  it('stay in it when the share is raised', () => {
    const shares = [1, 10, 25, 50, 90].map((percent) => numbersIn(percent));
    for (const [index, share] of shares.slice(1).entries())
      expect([...shares[index]!].filter((number) => !share.has(number))).toEqual([]);
  });

  it('of two roll-outs are not the same', () => {
    const [one, other] = [numbersIn(50), numbersIn(50, 'ffffffffffffffff')];
    const both = [...one].filter((number) => other.has(number)).length;
    expect(both).toBeGreaterThan(2200);
    expect(both).toBeLessThan(2800);
  });

  it('get a number with their first page, and keep their version', () => {
    const groups = groupsOf([rollout(50)], true);
    for (const _visitor of all.slice(0, 200)) {
      const { key, setCookie } = groups.of(undefined);
      expect(setCookie).toMatch(/^site_version=\d{1,4}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/);
      expect(groups.of(setCookie!.split(';')[0])).toEqual({ key });
    }
  });

  it('whose number is none that the site gave get one', () => {
    for (const value of ['', 'x', '10000', '-1', '5_x'])
      expect(groupsOf([rollout(50)]).of(`site_version=${value}`).setCookie).toBeDefined();
  });

  it('get the stable version once the candidate failed for them, and everything else as before', () => {
    const [failed, other] = [rollout(90), rollout(90, 'ffffffffffffffff')];
    const groups = groupsOf([failed, other]);
    const number = all.find((one) => groups.of(cookieOf(one)).key === `${failed.name} ${other.name}`)!;
    const cookie = groups.afterFailure(groups.of(cookieOf(number)), cookieOf(number), [
      { rollout: failed, arm: 'candidate' },
    ]);
    expect(groups.of(cookie.split(';')[0])).toEqual({ key: other.name });
    const again = groups.afterFailure({ key: '' }, cookie, [{ rollout: other, arm: 'candidate' }]);
    expect(groups.of(again.split(';')[0])).toEqual({ key: '' });
    expect(again).toContain(`site_version=${number}_`);
  });

  it('whose stable version failed may still get the candidate', () => {
    const groups = groupsOf([rollout(90)]);
    const number = all.find((one) => groups.of(cookieOf(one)).key !== '')!;
    const failure = { rollout: rollout(90), arm: 'stable' } as const;
    const [cookie] = groups.afterFailure({ key: '' }, cookieOf(number), [failure]).split(';');
    expect(groups.of(cookie).key).toBe(rollout(90).name);
    expect([groups.counts(cookieOf(number), failure), groups.counts(cookie, failure)]).toEqual([true, false]);
    expect(groups.counts(undefined, failure)).toBe(false);
  });

  it('who had no number keep the one that they got with the failure', () => {
    const groups = groupsOf([rollout(90)]);
    const first = groups.of(undefined);
    const cookie = groups.afterFailure(first, undefined, [{ rollout: rollout(90), arm: 'candidate' }]);
    expect(cookie.split('_')[1]).toBe(first.setCookie!.split(';')[0]!.split('_')[1]);
  });

  it('are not divided, and get no cookie, while nothing is rolled out', () => {
    expect(groupsOf([]).of(undefined)).toEqual({ key: '' });
    expect(groupsOf([]).of(cookieOf(5))).toEqual({ key: '' });
  });
});
