import { WaitingLimit } from './waiting-limit';

const after = (...seconds: number[]): number => {
  const limit = new WaitingLimit(2);
  for (const one of seconds) limit.learn(one);
  return limit.current;
};

it('lets so many pages wait as are rendered in three seconds, within bounds [OVERLOAD-2]', () => {
  expect(after()).toBe(200);
  expect(after(0.01)).toBe(200);
  expect(after(0.1)).toBe(60);
  expect(after(2)).toBe(25);
});

it('follows a change of how long pages take, and hardly a single slow one [OVERLOAD-2]', () => {
  const fast = Array.from({ length: 50 }, () => 0.02);
  const slow = Array.from({ length: 50 }, () => 0.2);
  expect(after(...fast, 0.2)).toBeGreaterThan(150);
  expect(after(...fast, ...slow)).toBeLessThan(32);
  expect(after(...slow, ...fast)).toBe(200);
});
